import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { serverNode } from '#scripts/serve.mjs'
import { root } from '#server/root.ts'
import { temporaryFolder } from './temporary-folder.ts'

const password = 'Correct-horse-1!'
const main = join(import.meta.dirname, '../main.ts')

type Settings = Record<string, string>

/**
 * The environment of a server process. It sets Node's compile cache, so that modules are not compiled at each start.
 */
export const processEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(root, 'build/.compiled'),
  ...serverNode.env,
}

/**
 * Starts the real server as a separate process, by default with the start content. With `maxFileBytes`, the process
 * cannot write longer files.
 */
export async function startServer(settings: Settings = {}, maxFileBytes?: number, ...flags: string[]) {
  const dataDir = settings.DATA_DIR ?? (await (settings.DATABASE_URL ? temporaryFolder() : seededFolder()))
  const server = await startProcess({ DATA_DIR: dataDir, ...settings }, maxFileBytes, flags)
  onTestFinished(() => end(server.server))
  return { ...server, dataDir }
}

/**
 * Starts the server with the start content on a disk of its own of this size, mounted for its process only. `disk` is
 * the path by which others reach that disk. `canMount` tells whether the system allows it.
 */
export async function startOnDisk(mebibytes: number) {
  const seed = await seededFolder()
  const dataDir = `${seed}/disk`
  const script = `mkdir $DATA_DIR && mount -t tmpfs -o size=${mebibytes}m tmpfs $DATA_DIR &&
    (cd ${seed} && tar c --exclude=./disk .) | tar x -C $DATA_DIR && exec "$0" "$@"`
  const server = await startProcess({ DATA_DIR: dataDir }, undefined, [], ['unshare', '-rm', 'sh', '-c', script])
  onTestFinished(() => end(server.server))
  return { ...server, disk: `/proc/${server.server.pid}/root${dataDir}` }
}

export const canMount = () => spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs tmpfs /tmp']).status === 0

let seeded: Promise<string> | undefined

/**
 * Copies a data folder that a server has filled with the start content. A start that has to fill the folder takes three
 * times as long.
 */
export async function seededFolder(): Promise<string> {
  const folder = await temporaryFolder()
  seeded ??= seedFolder()
  cpSync(await seeded, folder, { recursive: true })
  return folder
}

async function seedFolder(): Promise<string> {
  const folder = mkdtempSync(join(inject('workerFolders'), 'seeded-'))
  const { server, ended } = await startProcess({ DATA_DIR: folder })
  server.kill('SIGTERM')
  await ended
  return folder
}

async function startProcess(settings: Settings, maxFileBytes?: number, flags: string[] = [], disk: string[] = []) {
  const env = { ...processEnv, PORT: '0', ADMIN_PASSWORD: password, ...settings }
  const node = [...disk, process.execPath, main, '--api', ...flags]
  const limited = ['sh', '-c', `ulimit -f ${Math.ceil((maxFileBytes ?? 0) / 512)} && exec "$0" "$@"`, ...node]
  const [command = '', ...args] = maxFileBytes === undefined ? node : limited
  const server = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const ended = once(server, 'close').then(([code, signal]) => ({ code, signal, output }))
  const base = await new Promise<string | undefined>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const address = /The site is at (http[^\s"]+)/.exec(output)?.[1]
      if (address) resolve(`${address}/api/v1`)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.on('close', () => resolve(undefined))
  })
  return { server, base, ended }
}

async function end(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGKILL')
  await once(server, 'exit')
}

/** Signs in as the first administrator and adds a block to the home page. `call` sends requests to /api/v1/pages. */
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
