import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { root } from './log.mjs'
import { nodeBinary } from './node-binary.mjs'

/**
 * Node options of the server. A semi-space of half the default size and an old generation that is collected earlier
 * save a third of the memory (docs/decisions/0013). The compile cache halves the start time. MALLOC_MMAP_THRESHOLD_
 * makes glibc return the memory of processed pictures to the system instead of keeping it.
 */
export const serverNode = {
  flags: ['--max-semi-space-size=8', '--heap-growing-percent=30'],
  env: { NODE_COMPILE_CACHE: join(root, 'build/.compiled'), MALLOC_MMAP_THRESHOLD_: '131072' },
}

/** Runs the server, forwards signals to it and exits with its exit code. */
export function serve(nodeEnv, ...args) {
  const env = { ...serverNode.env, ...process.env, NODE_ENV: nodeEnv }
  const server = spawn(nodeBinary(), [...serverNode.flags, ...args], { cwd: root, stdio: 'inherit', env })
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the server too, and a second signal would interrupt its graceful shutdown.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal)
    })
  }
  if (process.env.npm_lifecycle_event) onParentGone(() => server.kill('SIGTERM'))
  server.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

/** Calls `stop` when the parent exits: npm sends signals to a shell, which exits without forwarding them to us. */
function onParentGone(stop) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, 250)
}
