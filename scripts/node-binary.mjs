import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fail, root } from './log.mjs'

export const neededNode = 24

/** The pinned one, or else the current one if it is new enough. */
export function nodeBinary() {
  const pinned = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (isNewEnough(spawnSync(pinned, ['--version'], { encoding: 'utf8' }).stdout)) return pinned
  if (isNewEnough(process.version)) return process.execPath
  fail(`needs Node ${neededNode}. The pinned one does not run here and this is ${process.version}.`)
}

const isNewEnough = (version) => Number.parseInt(version?.slice(1), 10) >= neededNode
