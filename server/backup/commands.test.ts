import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { freePort, startServer } from '#bench/server-process.ts'
import { openDatabase } from '#server/db/open.ts'
import { createDatabase } from '#server/testing/postgres-server.ts'
import { startS3 } from '#server/testing/s3-server.ts'
import { processEnv, seededFolder } from '#server/testing/start-server.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'

type Settings = Record<string, string>

const password = 'Correct-horse-1!'
const program = (name: string) => join(import.meta.dirname, '..', name)

/** Runs the real command as a separate process, as if called from `folder`. */
async function run(name: 'backup' | 'restore', settings: Settings, folder: string, ...args: string[]) {
  const env = { ...processEnv, INIT_CWD: folder, ...settings }
  const child = spawn(process.execPath, [program(`backup/run-${name}.ts`), ...args], { env })
  const [said, errorOutput, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, said, errorOutput }
}

async function startSite(settings: Settings) {
  const port = String(await freePort())
  const origin = `http://localhost:${port}`
  const env = { ...processEnv, PORT: port, ADMIN_PASSWORD: password, ...settings }
  const { stop } = await startServer(process.execPath, [program('main.ts'), '--api'], env, `${origin}/readyz`)
  onTestFinished(stop)
  return { base: `${origin}/api/v1`, stop }
}

/** Saves a block of the home page repeatedly until `stop` is called, which resolves to the number of saves. */
async function startSaving(base: string) {
  const post = (path: string, body: object, method = 'POST', token = '') =>
    fetch(`${base}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    }).then((answer) => answer.json())
  const { access_token } = await post('/auth/login', { email: 'admin@example.com', password })
  const call = (method: string, path: string, content: object) =>
    post(`/pages${path}`, { block_type: 'CTA', type: 'CTA', content }, method, access_token)
  const { id } = await call('POST', '/home/blocks', { title: { en: '1' } })
  let goesOn = true
  const saving = (async () => {
    let version = 1
    while (goesOn) ({ version } = await call('PUT', `/blocks/${id}`, { title: { en: String(version + 1) } }))
    return version
  })()
  return {
    id,
    stop: () => {
      goesOn = false
      return saving
    },
  }
}

const places: [string, () => Promise<Settings>][] = [
  ['SQLite', async () => ({ DATA_DIR: await temporaryFolder() })],
  [
    'PostgreSQL and S3',
    async () => {
      const name = `test-${randomUUID()}`
      await createDatabase(inject('postgresUrl'), name)
      const s3 = await startS3()
      onTestFinished(s3.stop)
      return {
        DATA_DIR: await temporaryFolder(),
        DATABASE_URL: `${inject('postgresUrl')}/${name}`,
        STORAGE_URL: s3.url('uploads'),
      }
    },
  ],
]

const open = ({ DATA_DIR = '', DATABASE_URL }: Settings) =>
  openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL })

describe.each(places)('npm run backup and npm run restore (%s)', (_, place) => {
  test('back up a consistent snapshot of a site that is being edited, and restore it elsewhere', {
    timeout: 90_000,
  }, async () => {
    const [from, to, folder] = [await place(), await place(), await temporaryFolder()]
    if (!from.DATABASE_URL) from.DATA_DIR = await seededFolder()
    const { base, stop } = await startSite(from)
    const saving = await startSaving(base)
    const taken = await run('backup', from, folder)
    const saves = await saving.stop()
    expect(taken).toMatchObject({ code: 0, errorOutput: '' })
    const [name = '', ...others] = await readdir(folder)
    expect(others).toEqual([])
    expect(name).toMatch(/^site-backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/)
    expect(taken.said).toMatch(
      new RegExp(`^The backup is ${join(folder, name)} \\(\\d+ pages, \\d+ items, \\d+ uploads; `),
    )
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
    await stop()

    expect(await run('restore', to, folder, name)).toMatchObject({ code: 0, errorOutput: '' })
    const stored = (await readdir(to.DATA_DIR ?? '', { withFileTypes: true })).filter((entry) => entry.isFile())
    for (const entry of stored) expect((await stat(join(entry.parentPath, entry.name))).mode & 0o777).toBe(0o600)
    expect((await stat(to.DATA_DIR ?? '')).mode & 0o777).toBe(0o700)
    const db = open(to)
    const { version, content } = await db
      .selectFrom('blocks')
      .selectAll()
      .where('id', '=', saving.id)
      .executeTakeFirstOrThrow()
    const revisions = await db.selectFrom('revisions').selectAll().where('block_id', '=', saving.id).execute()
    const home = await db.selectFrom('pages').select('version').where('slug', '=', 'home').executeTakeFirstOrThrow()
    await db.destroy()
    expect(version).toBeLessThan(saves)
    expect(content).toEqual({ title: { en: String(version) } })
    expect(revisions.map(({ version }) => version).sort((a, b) => a - b)).toEqual(
      Array.from({ length: version }, (_, index) => index + 1),
    )
    expect(Math.max(...revisions.map(({ page_version }) => page_version))).toBe(home.version)

    const refused = await run('restore', to, folder, name)
    expect(refused).toEqual({
      code: 1,
      said: '',
      errorOutput: 'Nothing was restored: there is a site already; --force replaces it.\n',
    })
  })
})

test('npm run restore refuses to replace a running site', { timeout: 60_000 }, async () => {
  const settings = { DATA_DIR: await seededFolder() }
  await startSite(settings)
  const answer = await run('restore', settings, settings.DATA_DIR, 'b.tar.gz', '--force')
  const why = `another process uses the data folder ${settings.DATA_DIR}; stop that one first, or see DATA_DIR`
  expect(answer).toEqual({ code: 1, said: '', errorOutput: `Nothing was restored: ${why}.\n` })
})

describe('npm run backup reports in one line why it failed', () => {
  test.each<[string, (folder: string) => Promise<{ settings?: Settings; args?: string[]; why: string }>]>([
    [
      'the target is there',
      async (folder) => {
        await writeFile(join(folder, 'b.tar.gz'), '')
        return { args: ['b.tar.gz'], why: `${join(folder, 'b.tar.gz')} is there already` }
      },
    ],
    [
      'its folder is none',
      async (folder) => {
        await writeFile(join(folder, 'file'), '')
        return { args: ['file/b.tar.gz'], why: `the folder ${join(folder, 'file')} cannot be written (ENOTDIR)` }
      },
    ],
    [
      'there is no database',
      async (folder) => ({ why: `there is no database ${join(folder, 'data', 'site.sqlite')}` }),
    ],
    [
      'the database is away',
      async () => ({
        settings: { DATABASE_URL: 'postgres://localhost:1/site' },
        why: 'the database does not answer (ECONNREFUSED)',
      }),
    ],
    [
      'a setting is bad',
      async () => ({ settings: { PORT: 'x' }, why: 'the settings cannot be used: PORT must be a number' }),
    ],
    ['it is asked for wrongly', async () => ({ args: ['--help'], why: 'write npm run backup -- [file]' })],
  ])('%s', async (_, prepare) => {
    const folder = await temporaryFolder()
    await mkdir(join(folder, 'out'))
    const { settings = {}, args = ['out/b.tar.gz'], why } = await prepare(folder)
    const answer = await run('backup', { DATA_DIR: join(folder, 'data'), ...settings }, folder, ...args)
    expect(answer).toEqual({ code: 1, said: '', errorOutput: `No backup was made: ${why}.\n` })
    expect(await readdir(join(folder, 'out'))).toEqual([])
    expect(await readdir(folder)).not.toContain('data')
  })
})
