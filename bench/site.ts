import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverNode } from '#scripts/serve.mjs'
import { freePort, startServer } from './server-process.ts'

export const admin = { email: 'bench@example.com', password: 'Correct-horse-7-battery!' }

export type Site = Awaited<ReturnType<typeof startSite>>

/** A temporary data folder that is deleted when the process exits. */
export function createDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ilearn-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

type SiteOptions = { dataDir?: string; databaseUrl?: string }

/**
 * The command and environment to run the built site like `npm start`, on a data folder (a new one by default) or on
 * PostgreSQL.
 */
export async function prepareSite({ dataDir = createDataFolder(), databaseUrl = '' }: SiteOptions = {}) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const args = [...serverNode.flags, 'server/main.ts']
  const env = {
    ...serverNode.env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: 'localhost',
    SITE_URL: origin,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }
  return {
    origin,
    dataDir,
    args,
    env,
    start: () => startServer(process.execPath, args, env, `${origin}/`),
    /** Sends a POST to the API, for accounts and enquiries. */
    post: (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(`${origin}/api/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    async signIn() {
      const answer = await this.post('auth/login', admin)
      return (await answer.json()) as { access_token: string; refresh_token: string }
    },
  }
}

/**
 * Runs the built site like `npm start` on a data folder (by default a new one with the start content), with an
 * administrator's tokens. Starts it `times` times; `starts` are the milliseconds from each start to the first page.
 */
export async function startSite({ dataDir = createDataFolder(), times = 3 } = {}) {
  const prepared = await prepareSite({ dataDir })
  const { start, origin } = prepared
  // The first start seeds the database and fills the compile cache; the later starts are measured with both in place.
  await (await start()).stop()
  const starts: number[] = []
  for (let time = 1; time < times; time++) {
    const { ms, stop } = await start()
    starts.push(ms)
    await stop()
  }
  const server = await start()
  const tokens = await prepared.signIn()
  const memory = (which: 'VmRSS' | 'VmHWM') => megabytes(server.child.pid, which)
  return {
    origin,
    dataDir,
    tokens,
    post: prepared.post,
    starts: [...starts, server.ms],
    memory,
    stop: server.stop,
    processorMs: server.processorMs,
  }
}

/** Megabytes of memory in use now (VmRSS) or at most so far (VmHWM); undefined except on Linux. */
function megabytes(pid: number | undefined, which: 'VmRSS' | 'VmHWM'): number | undefined {
  if (process.platform !== 'linux') return undefined
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}
