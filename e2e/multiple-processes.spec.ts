import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { freePort, startServer } from '#bench/server-process.ts'
import { builtServer } from '#scripts/serve.mjs'
import { createDatabase, startPostgres } from '#server/testing/postgres-server.ts'
import { startS3 } from '#server/testing/s3-server.ts'
import { admin } from './helpers/admin-account.ts'

type Tokens = { access_token: string; refresh_token: string }
type Block = { id: string; block_type: string; version: number; content: { title?: { en: string } } }

const stops: (() => Promise<void>)[] = []
let one = ''
let two = ''

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const postgres = await startPostgres()
  stops.push(postgres.stop)
  const s3 = await startS3()
  stops.push(s3.stop)
  await createDatabase(postgres.url, 'site')
  const shared = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    SITE_URL: 'http://www.example.com',
    DATABASE_URL: `${postgres.url}/site`,
    STORAGE_URL: s3.url('uploads'),
    AUTH_SECRET: 'a-secret-of-the-tests-with-over-32-bytes',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }
  // Both processes start at the same time with an empty database. One of them imports the start content.
  ;[one, two] = await Promise.all([startProcess(shared), startProcess(shared)])
})
test.afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

/** Starts a server process with its own data folder. Returns the server's origin. */
async function startProcess(shared: Record<string, string>): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ilearn-process-'))
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const env = { ...shared, PORT: port, DATA_DIR: dataDir }
  const server = await startServer(process.execPath, [builtServer], env, `${origin}/readyz`)
  stops.push(async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return origin
}

async function call(origin: string, method: string, path: string, body?: object, token?: string) {
  const answer = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

const signIn = async (origin: string): Promise<Tokens> => (await call(origin, 'POST', '/auth/login', admin)).body
const pageOf = async (origin: string) => (await fetch(origin)).text()

test('a text saved by one process is at once on the page that the other had cached', async () => {
  const { access_token } = await signIn(one)
  const blocks: Block[] = (await call(one, 'GET', '/pages/home')).body
  const block = blocks.find(({ block_type }) => block_type === 'HERO')
  if (!block) throw new Error('The page has no hero')
  for (const [saver, reader, said] of [
    [one, two, 'Said by the first'],
    [two, one, 'Said by the second'],
  ] as const) {
    expect(await pageOf(reader)).not.toContain(said)
    const content = { ...block.content, title: { en: said, ar: said } }
    const saved = await call(saver, 'PUT', `/pages/blocks/${block.id}`, { type: 'HERO', content }, access_token)
    expect(saved.status).toBe(200)
    await expect.poll(() => pageOf(reader), { timeout: 2_000, intervals: [50] }).toContain(said)
    // The process renders the Arabic page for the first time, from blocks that it cached for the English page.
    expect(await pageOf(`${reader}/ar`)).toContain(said)
  }
})

test('a picture uploaded to one process is served by the other, and they share its copies', async () => {
  const { access_token } = await signIn(one)
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new File([new Uint8Array(picture)], 'a.png'))
  const headers = { authorization: `Bearer ${access_token}` }
  const { url } = await (await fetch(`${one}/api/v1/uploads/`, { method: 'POST', headers, body: form })).json()

  const read = async (origin: string, query = '') => {
    const answer = await fetch(`${origin}/api${url}${query}`, { headers: { accept: 'image/webp' } })
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64')
    return { status: answer.status, modified: answer.headers.get('last-modified'), bytes }
  }
  const original = await read(two)
  expect([original.status, original]).toEqual([200, await read(one)])
  const copy = await read(two, '?w=320')
  expect(copy.status).toBe(200)
  // `last-modified` counts seconds: after a second, a new copy by the first process would have a later time.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(await read(one, '?w=320')).toEqual(copy)

  const key = url.slice('/uploads/'.length)
  const deleted = await fetch(`${two}/api/v1/uploads/${key}`, { method: 'DELETE', headers })
  expect(deleted.status).toBe(204)
  // The first process removes the picture from its cache when it is notified of the deletion.
  for (const query of ['', '?w=320']) await expect.poll(async () => (await read(one, query)).status).toBe(404)
})

test('rate limits count requests to both processes together', async () => {
  const guess = { email: 'somebody@example.com', password: 'Wrong-horse-1!' }
  const enquiry = { name: 'Layla', email: 'layla@example.com', message: 'Hello' }
  for (const [path, body, passed] of [
    ['/auth/login', guess, 401],
    ['/enquiries', enquiry, 201],
  ] as const) {
    for (let time = 0; time < 10; time++) {
      expect((await call(time % 2 ? one : two, 'POST', path, body)).status).toBe(passed)
    }
    for (const origin of [one, two]) expect((await call(origin, 'POST', path, body)).status).toBe(429)
  }
})

test('a session that ends in one process has also ended in the other', async () => {
  const refreshed = (origin: string, { refresh_token }: Tokens) =>
    call(origin, 'POST', '/auth/token/refresh', { refresh_token })
  const refresh = async (origin: string, tokens: Tokens) => (await refreshed(origin, tokens)).status
  const me = async (origin: string, { access_token }: Tokens) =>
    (await call(origin, 'GET', '/auth/me', undefined, access_token)).status

  const spent = await signIn(one)
  const { body: next } = await refreshed(one, spent)
  // A used refresh token is accepted again until the token that replaced it is used: the first answer may be lost.
  expect([await refresh(two, spent), await refresh(two, next), await refresh(one, spent)]).toEqual([200, 200, 401])

  const [here, elsewhere] = [await signIn(one), await signIn(two)]
  expect([await me(two, here), await me(one, elsewhere)]).toEqual([200, 200])
  const change = { current: admin.password, password: 'Correct-horse-8-battery!' }
  const changed = await call(one, 'POST', '/auth/password/change', change, here.access_token)
  expect(changed.status).toBe(200)
  expect([await me(two, elsewhere), await refresh(two, elsewhere)]).toEqual([401, 401])
  expect(await me(two, changed.body)).toBe(200)
})
