import { once } from 'node:events'
import { chmod, readdir, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openDatabase } from './db/open.ts'
import { asAdmin, seededFolder, startServer } from './testing/start-server.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { s3AddressForm } from './uploads/storage/s3-address.ts'

describe('the process', () => {
  test.each([
    ['PORT', 'abc', 'must be a number'],
    ['ADMIN_PASSWORD', '7 chars', 'must have at least 8 characters'],
    ['STORAGE_URL', 's3://KEY:secret@bucket/prefix', `must be ${s3AddressForm}`],
  ])('exits at once, with one clear line, when a setting is invalid: %s=%s', async (name, value, why) => {
    const { ended } = await startServer({ [name]: value })
    expect(await ended).toMatchObject({ code: 1, output: `The settings cannot be used: ${name} ${why}\n` })
  })

  test('exits at once, with one clear line, when its data folder is not writable', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'a file'), '')
    const dataDir = join(folder, 'a file', 'data')
    const { ended } = await startServer({ DATA_DIR: dataDir })
    const output = `The site cannot start: nothing can be written to the data folder ${dataDir} (ENOTDIR); see DATA_DIR\n`
    expect(await ended).toMatchObject({ code: 1, output })
  })

  test('refuses, with one clear line, an SQLite data folder that another process uses, until that one ends', async () => {
    const first = await startServer()
    const second = await startServer({ DATA_DIR: first.dataDir })
    const why = `another process uses the data folder ${first.dataDir}; stop that one first, or see DATA_DIR`
    expect(await second.ended).toMatchObject({ code: 1, output: `The site cannot start: ${why}\n` })
    expect((await fetch(`${first.base}/pages/home`)).status).toBe(200)
    first.server.kill('SIGKILL')
    await first.ended
    expect((await startServer({ DATA_DIR: first.dataDir })).base).toBeDefined()
  })

  test('stores all files for its owner only, and closes those that others can read', async () => {
    const dataDir = await seededFolder()
    await writeFile(join(dataDir, 'uploads', 'a.part'), '')
    await chmod(join(dataDir, 'uploads', 'a.part'), 0o644)
    await chmod(dataDir, 0o755)
    await startServer({ DATA_DIR: dataDir })
    const names = await readdir(dataDir, { recursive: true })
    expect(names).toEqual(
      expect.arrayContaining(['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm', 'uploads/a.part']),
    )
    for (const name of ['', ...names]) {
      const about = await stat(join(dataDir, name))
      expect([name, (about.mode & 0o777).toString(8)]).toEqual([name, about.isDirectory() ? '700' : '600'])
    }
  })

  test('loses no answered save when it is killed during saves', async () => {
    const { server, base, ended, dataDir } = await startServer()
    const { call, block } = await asAdmin(base)
    const answered: { version: number; title: string }[] = []
    const save = async () => {
      for (let number = 1; ; number++) {
        const title = String(number)
        const { status, body } = await call('PUT', `/blocks/${block.id}`, {
          type: 'CTA',
          content: { title: { en: title } },
        })
        if (status === 200) answered.push({ version: body.version, title })
        if (number === 30) setTimeout(() => server.kill('SIGKILL'), 3)
      }
    }
    await expect(save()).rejects.toThrow()
    await ended

    const db = openDatabase({ dataDir })
    const stored = await db.selectFrom('blocks').selectAll().where('id', '=', block.id).executeTakeFirstOrThrow()
    const revisions = await db.selectFrom('revisions').selectAll().where('block_id', '=', block.id).execute()
    await db.destroy()
    expect(answered.length).toBeGreaterThanOrEqual(30)
    expect(stored.version).toBeGreaterThanOrEqual(answered.length + 1)
    expect(revisions.map(({ version }) => version).sort((a, b) => a - b)).toEqual(
      Array.from({ length: stored.version }, (_, index) => index + 1),
    )
    for (const { version, title } of answered) {
      expect(revisions.find((revision) => revision.version === version)?.content).toEqual({ title: { en: title } })
    }
  })

  test('finishes requests in progress and closes its database on SIGTERM', async () => {
    const { server, base, ended, dataDir } = await startServer()
    const { headers, block } = await asAdmin(base)
    const body = JSON.stringify({ type: 'CTA', content: { title: { en: 'last' } } })
    const expecting = { ...headers, expect: '100-continue' }
    const last = request(`${base}/pages/blocks/${block.id}`, { method: 'PUT', headers: expecting })
    const answer = once(last, 'response')
    last.flushHeaders()
    await once(last, 'continue')
    last.write(body.slice(0, 10))
    server.kill('SIGTERM')
    while (await fetch(`${base}/pages/home`).catch(() => undefined)) await setImmediate()
    last.end(body.slice(10))
    expect((await answer)[0].statusCode).toBe(200)
    expect(await ended).toMatchObject({ code: 0, signal: null })
    const again = await startServer({ DATA_DIR: dataDir })
    const blocks = (await (await fetch(`${again.base}/pages/home`)).json()) as object[]
    expect(blocks).toContainEqual(expect.objectContaining({ id: block.id, content: { title: { en: 'last' } } }))
  })

  test('logs a line and loses no save when a request outlasts the shutdown timeout', async () => {
    const { server, base, ended, dataDir } = await startServer({}, undefined, '--patience=500')
    const { headers, block, call } = await asAdmin(base)
    const content = { title: { en: 'last' } }
    expect((await call('PUT', `/blocks/${block.id}`, { type: 'CTA', content })).status).toBe(200)
    const expecting = { ...headers, expect: '100-continue' }
    const endless = request(`${base}/pages/blocks/${block.id}`, { method: 'PUT', headers: expecting })
    const lost = once(endless, 'error')
    endless.flushHeaders()
    await once(endless, 'continue')
    server.kill('SIGTERM')
    const { code, output } = await ended
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('what was still under way after 0.5 seconds is cut off'),
    ])
    await lost
    const db = openDatabase({ dataDir })
    const stored = await db.selectFrom('blocks').select('content').where('id', '=', block.id).executeTakeFirst()
    await db.destroy()
    expect(stored).toEqual({ content })
  })

  test('is not ready for SHUTDOWN_DELAY seconds before its port closes, and serves until then', async () => {
    const { server, base, ended } = await startServer({ SHUTDOWN_DELAY: '3' })
    const statusOf = async (path: string) => (await fetch(new URL(path, base))).status
    expect(await statusOf('/readyz')).toBe(200)
    server.kill('SIGTERM')
    await expect.poll(() => statusOf('/readyz')).toBe(503)
    expect([await statusOf('/healthz'), await statusOf('/api/v1/pages/home')]).toEqual([200, 200])
    expect(await ended).toMatchObject({ code: 0, signal: null })
  })

  test('prints each line as JSON where there is no terminal, the first password among them, at any LOG_LEVEL', async () => {
    const dataDir = await seededFolder()
    const db = openDatabase({ dataDir })
    await db.deleteFrom('users').execute()
    await db.destroy()
    const { server, ended } = await startServer({ DATA_DIR: dataDir, ADMIN_PASSWORD: '', LOG_LEVEL: 'fatal' })
    server.kill('SIGTERM')
    const lines = (await ended).output.trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      expect.stringMatching(/^The first administrator is admin@example\.com with the password \S+$/),
      expect.stringMatching(/^The site is at http/),
    ])
  })

  test('ends by the signals of a crash', async () => {
    const crashes = ['SIGSEGV', 'SIGBUS', 'SIGFPE', 'SIGILL'] as const
    for (const crash of crashes) {
      const { server, ended } = await startServer()
      server.kill(crash)
      expect(await ended).toMatchObject({ code: null, signal: crash })
    }
  })

  test('sends outstanding mails before it stops', async () => {
    const { server, base, ended, dataDir } = await startServer()
    const answer = await fetch(`${base}/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Layla', email: 'layla@example.com', message: 'Hello', source: '/contact' }),
    })
    expect(answer.status).toBe(201)
    server.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0, signal: null })
    expect(await readdir(join(dataDir, 'outbox'))).toEqual([expect.stringMatching(/\.eml$/)])
  })

  test('seeds the database only at its first start', async () => {
    const first = await startServer({ DATA_DIR: await temporaryFolder() })
    const read = async (base?: string) => (await fetch(`${base}/pages/home`)).json()
    const filled = await read(first.base)
    expect(filled.length).toBeGreaterThan(3)
    first.server.kill('SIGTERM')
    await first.ended
    const second = await startServer({ DATA_DIR: first.dataDir })
    expect(await read(second.base)).toEqual(filled)
  })
})
