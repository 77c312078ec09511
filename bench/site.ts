import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startServer } from './child.ts'

const admin = { email: 'bench@example.com', password: 'Correct-horse-7-battery!' }

export type Site = Awaited<ReturnType<typeof startSite>>

/** The built site on a data folder of its own, filled with the start content, and an administrator's tokens. */
export async function startSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'ilearn-bench-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: 'localhost',
    SITE_URL: origin,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }
  const start = () => startServer(process.execPath, ['server/main.ts'], env, `${origin}/readyz`)
  // The first start fills the database; what is measured is a server that finds its data there.
  await (await start()).stop()
  const server = await start()
  const login = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const tokens = (await login.json()) as { access_token: string; refresh_token: string }
  return { origin, tokens, startMs: server.ms, stop: server.stop, megabytes: () => megabytes(server.child.pid) }
}

/** What the process holds in memory; only Linux tells. */
function megabytes(pid: number | undefined): number | undefined {
  if (process.platform !== 'linux') return undefined
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}
