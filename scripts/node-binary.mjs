import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fail, root } from './log.mjs'

const needed = 24
const file = process.platform === 'win32' ? 'node.exe' : 'node'
const pinned = join(root, 'node_modules/node/bin', file)

let found

/** The path of the Node that runs the site: the pinned one, else the current one if it is recent enough. */
export function nodeBinary() {
  found ??= isNewEnough(versionOf(pinned)) ? pinned : isNewEnough(process.version) ? process.execPath : undefined
  return found ?? fail(`needs Node ${needed}. The pinned one does not run here and this is ${process.version}.`)
}

function versionOf(binary) {
  const { status, stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

function isNewEnough(version) {
  return Number(version?.match(/^v(\d+)/)?.[1] ?? 0) >= needed
}
