import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { openDatabase } from './db/open.ts'
import { s3AddressForm } from './uploads/storage/address.ts'

const running = new Set<ChildProcess>()
const folders = new Set<string>()
afterEach(async () => {
  for (const server of running) {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGKILL')
      await once(server, 'exit')
    }
  }
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
  running.clear()
  folders.clear()
})

const password = 'Correct-horse-1!'
const main = join(import.meta.dirname, 'main.ts')

/** The real server as a process of its own. */
async function startServer(settings: Record<string, string> = {}) {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'site-main-')))
  folders.add(dataDir)
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', ADMIN_PASSWORD: password, ...settings }
  const server = spawn(process.execPath, [main, '--api'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(server)
  let output = ''
  const ended = once(server, 'close').then(([code, signal]) => ({ code, signal, output }))
  const base = await new Promise<string | undefined>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const address = /The site is at (http\S+)/.exec(output)?.[1]
      if (address) resolve(`${address}/api/v1`)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.on('close', () => resolve(undefined))
  })
  return { server, base, ended, dataDir }
}

async function asAdmin(base: string | undefined) {
  const login = await fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password }),
  })
  const { access_token } = (await login.json()) as { access_token: string }
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${access_token}` }
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${base}/pages${path}`, { method, headers, body: JSON.stringify(body) })
    return { status: answer.status, body: await answer.json() }
  }
  const { body: block } = await call('POST', '/home/blocks', { block_type: 'CTA', content: { title: { en: '0' } } })
  return { call, block, headers }
}

describe('the process', () => {
  test.each([
    ['PORT', 'abc', 'must be a number'],
    ['ADMIN_PASSWORD', '7 chars', 'must have at least 8 characters'],
    ['STORAGE_URL', 's3://KEY:secret@bucket/prefix', `must be ${s3AddressForm}`],
  ])('ends at once, with one clear line, when a setting is bad: %s=%s', async (name, value, why) => {
    const { ended } = await startServer({ [name]: value })
    expect(await ended).toMatchObject({ code: 1, output: `The settings cannot be used: ${name} ${why}\n` })
  })

  test('loses no save that was answered when it is killed in the midst of saves', async () => {
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

  test('finishes what it began and closes its database when it is asked to stop', async () => {
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

  test('writes the mails that it still owes before it stops', async () => {
    const { server, base, ended, dataDir } = await startServer()
    const answer = await fetch(`${base}/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Layla', email: 'layla@example.com', message: 'Hello' }),
    })
    expect(answer.status).toBe(201)
    server.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0, signal: null })
    expect(await readdir(join(dataDir, 'outbox'))).toEqual([expect.stringMatching(/\.eml$/)])
  })

  test('fills the database at its first start alone', async () => {
    const first = await startServer()
    const read = async (base?: string) => (await fetch(`${base}/pages/home`)).json()
    const filled = await read(first.base)
    expect(filled.length).toBeGreaterThan(3)
    first.server.kill('SIGTERM')
    await first.ended
    const second = await startServer({ DATA_DIR: first.dataDir })
    expect(await read(second.base)).toEqual(filled)
  })
})
