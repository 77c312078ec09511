import { watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sourceFolders } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { log, root } from './log.mjs'
import { exitLike, forwardSignals, spawnServer } from './serve.mjs'

const args = ['--import', './scripts/report-loaded-files.mjs', 'server/main.ts', '--dev', '--patience=500']
/** Editors write a file in several steps. */
const settlingMs = 100

/** The files that the server has imported. Changes of others are left to Vite's hot reload. */
const imported = new Set()
let server
let isRestarting = false
let isStopping = false

await ensureInstalled()
await forwardSignals(() => {
  if (hasEnded()) process.exit()
  isStopping = true
  return server
})
for (const folder of sourceFolders()) {
  watch(join(root, folder), { recursive: true }, (_, name) => void restartAfter(join(root, folder, name ?? '')))
}
start()

function start() {
  isRestarting = false
  imported.clear()
  server = spawnServer('development', args, ['inherit', 'inherit', 'inherit', 'ipc'])
  server.on('message', (file) => imported.add(file))
  server.once('exit', (code, signal) => {
    if (isStopping) exitLike(code, signal)
    else if (isRestarting) start()
    else log('the server has ended and starts again after the next change')
  })
}

async function restartAfter(file) {
  if (isRestarting || isStopping || !(hasEnded() || imported.has(file))) return
  isRestarting = true
  await wait(settlingMs)
  log(`${file.slice(root.length)} has changed, so the server starts again`)
  if (hasEnded()) start()
  else server.kill('SIGTERM')
}

function hasEnded() {
  return server.exitCode !== null || server.signalCode !== null
}
