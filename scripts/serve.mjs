import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './log.mjs'
import { nodeBinary } from './node-binary.mjs'

/** The server as `npm start` runs it, relative to the project's folder. */
export const builtServer = 'build/server/main.js'

/** The flags save a third of the memory, the variables make glibc return that of pictures (docs/decisions/0013). */
export const serverNode = {
  flags: ['--max-semi-space-size=4', '--heap-growing-percent=30'],
  env: {
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '131072',
  },
}

const stopWithNpm = process.env.npm_lifecycle_event && './stop-with-npm.mjs'

/** In place of this process, which would take 40 MB. Windows and Node 20, for a first start, cannot do that. */
export function serveBuilt() {
  if (!process.execve || process.platform === 'win32') return serve('production', builtServer)
  process.chdir(root)
  const imported = stopWithNpm ? ['--import', new URL(stopWithNpm, import.meta.url).href] : []
  const node = nodeBinary()
  process.execve(node, [node, ...serverNode.flags, ...imported, builtServer], environment('production'))
}

export async function serve(nodeEnv, ...args) {
  await forwardSignals(() => server)
  const server = spawnServer(nodeEnv, args)
  server.once('exit', exitLike)
}

export function spawnServer(nodeEnv, args, stdio = 'inherit') {
  const env = environment(nodeEnv)
  return spawn(nodeBinary(), [...serverNode.flags, ...args], { cwd: root, stdio, env })
}

export function exitLike(code, signal) {
  process.exit(code ?? 128 + constants.signals[signal])
}

export async function forwardSignals(find) {
  if (stopWithNpm) await import(stopWithNpm)
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => {
      const server = find()
      // A terminal sends Ctrl-C to the server too, and a second signal would interrupt its graceful shutdown.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal)
    })
  }
}

const environment = (nodeEnv) => ({ ...serverNode.env, ...process.env, NODE_ENV: nodeEnv })
