import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

const password = 'Correct-horse-1!'
const main = join(import.meta.dirname, '../main.ts')

type Settings = Record<string, string>

/** The real server as a separate process; it cannot write files longer than `maxFileBytes`. */
export async function startServer(settings: Settings = {}, maxFileBytes?: number, ...flags: string[]) {
  const dataDir = settings.DATA_DIR ?? (await temporaryFolder())
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', ADMIN_PASSWORD: password, ...settings }
  const node = [process.execPath, main, '--api', ...flags]
  const limited = ['sh', '-c', `ulimit -f ${Math.ceil((maxFileBytes ?? 0) / 512)} && exec "$0" "$@"`, ...node]
  const [command = '', ...args] = maxFileBytes === undefined ? node : limited
  const server = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => end(server))
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

async function end(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGKILL')
  await once(server, 'exit')
}

/** Adds a block to the home page as the first administrator; `call` sends requests to /pages. */
export async function asAdmin(base: string | undefined) {
  const login = await fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password }),
  })
  const { access_token } = (await login.json()) as { access_token: string }
  const authorization = `Bearer ${access_token}`
  const headers = { 'content-type': 'application/json', authorization }
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${base}/pages${path}`, { method, headers, body: JSON.stringify(body) })
    return { status: answer.status, body: await answer.json() }
  }
  const { body: block } = await call('POST', '/home/blocks', { block_type: 'CTA', content: { title: { en: '0' } } })
  return { call, block, headers, authorization }
}
