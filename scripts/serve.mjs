import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { root } from './log.mjs'
import { nodeBinary } from './node-binary.mjs'

/**
 * How Node runs the server. Half the room for young objects that it would take of itself, and an old generation that is
 * swept earlier: a third less memory (docs/decisions/0013). What was compiled once is kept: half the time of a start. The
 * GNU C library gives the memory of pictures that were made back to the system, instead of keeping it for the next ones.
 */
export const serverNode = {
  flags: ['--max-semi-space-size=8', '--heap-growing-percent=30'],
  env: { NODE_COMPILE_CACHE: join(root, 'build/.compiled'), MALLOC_MMAP_THRESHOLD_: '131072' },
}

/** Runs the server, hands signals on to it and ends as it ends. */
export function serve(nodeEnv, ...args) {
  const env = { ...serverNode.env, ...process.env, NODE_ENV: nodeEnv }
  const server = spawn(nodeBinary(), [...serverNode.flags, ...args], { cwd: root, stdio: 'inherit', env })
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => {
      // Ctrl-C at a terminal reaches the server by itself, and a second one would cut its orderly stop short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal)
    })
  }
  if (process.env.npm_lifecycle_event) onParentGone(() => server.kill('SIGTERM'))
  server.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

/** npm hands a signal to the shell between it and us, which ends without a word to its children. */
function onParentGone(stop) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, 250)
}
