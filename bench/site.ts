import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverNode } from '#scripts/serve.mjs'
import { freePort, startServer } from './child.ts'

const admin = { email: 'bench@example.com', password: 'Correct-horse-7-battery!' }

export type Site = Awaited<ReturnType<typeof startSite>>

/** A data folder that is gone when the process ends. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ilearn-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * The built site, run as `npm start` runs it, on a data folder (by default one of its own, filled with the start content),
 * and an administrator's tokens. It is started a few times; `starts` are the milliseconds from there to the first page.
 */
export async function startSite({ dataDir = dataFolder(), times = 3 } = {}) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = {
    ...serverNode.env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: 'localhost',
    SITE_URL: origin,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }
  const start = () => startServer(process.execPath, [...serverNode.flags, 'server/main.ts'], env, `${origin}/`)
  // The first start fills the database and compiles; what is measured is a server that finds both there.
  await (await start()).stop()
  const starts: number[] = []
  for (let time = 1; time < times; time++) {
    const { ms, stop } = await start()
    starts.push(ms)
    await stop()
  }
  const server = await start()
  const login = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const tokens = (await login.json()) as { access_token: string; refresh_token: string }
  const memory = (which: 'VmRSS' | 'VmHWM') => megabytes(server.child.pid, which)
  return {
    origin,
    dataDir,
    tokens,
    starts: [...starts, server.ms],
    memory,
    stop: server.stop,
    processorMs: server.processorMs,
  }
}

/** What the process holds in memory, now or at most so far; only Linux tells. */
function megabytes(pid: number | undefined, which: 'VmRSS' | 'VmHWM'): number | undefined {
  if (process.platform !== 'linux') return undefined
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}
