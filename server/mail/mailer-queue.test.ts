import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '#server/db/schema.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startSmtp } from '#server/testing/smtp-server.ts'
import { startSite } from '#server/testing/start-site.ts'
import { createMailer } from './mailer.ts'

const content = { to: 'to@example.com', subject: 'A subject', text: 'Words' }
const log = { warn: () => {}, error: () => {} }

/** Creates the mailer of a site process, which sends through an SMTP server. */
function startProcess(db: Db, smtpUrl: string, retryDelays: number[]) {
  const site = { contactEmail: 'info@example.com', siteBrand: 'iLearn', dataDir: '/nowhere' }
  const mailer = createMailer({ ...site, db, smtpUrl }, { retryDelays, shutdownTimeout: 5_000, pollInterval: 5 })
  onTestFinished(() => mailer.close())
  return mailer
}

const waiting = (db: Db) => db.selectFrom('outgoing_mails').selectAll().execute()

describeEachDialect('a mail', (open) => {
  test('stays in the database until it is sent, also after a restart', async () => {
    const db = await open()
    const server = await startSmtp({ refusals: [451] })
    const first = startProcess(db, server.url, [0])
    await first.send(content, log)
    await first.close()
    expect(await waiting(db)).toMatchObject([{ attempts: 1, error: expect.stringContaining('451') }])
    startProcess(db, server.url, []).startPolling(log)
    await expect.poll(() => server.taken.map(({ to }) => to)).toEqual([['to@example.com']])
    await expect.poll(() => waiting(db)).toEqual([])
  })

  test('is sent once by another process if the process that claimed it died', async () => {
    const db = await open()
    const server = await startSmtp()
    const died = startProcess(db, 'smtp://127.0.0.1:1', [0])
    await died.send(content, log)
    await died.close()
    for (let each = 0; each < 3; each++) startProcess(db, server.url, []).startPolling(log)
    await expect.poll(() => waiting(db)).toEqual([])
    await setTimeout(50)
    expect(server.taken.length).toBe(1)
  })
})

describeEachDialect('unsent mails', (open) => {
  async function withFailedMail() {
    const db = await open()
    const server = await startSmtp({ refusals: [550, 550] })
    const site = await startSite(db, undefined, undefined, undefined, { mailer: startProcess(db, server.url, []) })
    await startProcess(db, server.url, []).send(content, log)
    await expect.poll(() => waiting(db)).toMatchObject([{ due_at: null }])
    const ask = async (method: 'GET' | 'POST', path = '', token = site.token) => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await site.app.inject({ method, url: `/api/v1/mails${path}`, headers })
      return { status: answer.statusCode, body: answer.body ? answer.json() : undefined }
    }
    return { db, server, ask, id: (await waiting(db))[0]?.id }
  }

  test('are listed for administrators with their error and without their text', async () => {
    const { ask, id } = await withFailedMail()
    expect((await ask('GET')).body).toEqual({
      items: [
        {
          id,
          to: content.to,
          subject: content.subject,
          state: 'failed',
          error: expect.stringContaining('550'),
          created_at: expect.any(String),
        },
      ],
    })
    for (const [method, path] of [
      ['GET', ''],
      ['POST', `/${id}/send`],
    ] as const) {
      expect((await ask(method, path, 'nobody')).status).toBe(401)
    }
  })

  test('are sent again when an administrator requests it', async () => {
    const { ask, id, server, db } = await withFailedMail()
    expect(await ask('POST', `/${id}/send`)).toMatchObject({ status: 409, body: { type: 'urn:problem:mail-not-sent' } })
    expect((await ask('POST', `/${id}/send`)).status).toBe(204)
    expect(server.taken.length).toBe(1)
    expect(await waiting(db)).toEqual([])
    expect((await ask('POST', `/${id}/send`)).status).toBe(404)
  })
})
