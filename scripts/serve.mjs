import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { nodeBinary } from './node-binary.mjs'
import { root } from './say.mjs'

/** Runs the server, hands signals on to it and ends as it ends. */
export function serve(nodeEnv, ...args) {
  const env = { ...process.env, NODE_ENV: nodeEnv }
  const server = spawn(nodeBinary(), args, { cwd: root, stdio: 'inherit', env })
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
