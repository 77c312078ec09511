import { delimiter, join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { root, run } from './log.mjs'
import { nodeBinary } from './node-binary.mjs'

/**
 * Installs what is missing, builds the site unless `built` is false, then runs a TypeScript program of the project and
 * exits with its exit code.
 */
export async function runOnPinnedNode(program, { built = true } = {}) {
  await ensureInstalled()
  if (built) await ensureBuilt()
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  process.exit(await run(nodeBinary(), [program, ...process.argv.slice(2)], { env: { ...process.env, PATH } }))
}
