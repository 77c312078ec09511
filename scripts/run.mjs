// Runs a TypeScript program of the project: node scripts/run.mjs [--checks] program [arguments]
// With --checks, first builds the site and installs the packages of the checks.
import { delimiter, join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { root, run } from './log.mjs'
import { nodeBinary } from './node-binary.mjs'

const [first, ...rest] = process.argv.slice(2)
const checks = first === '--checks'

await ensureInstalled({ checks })
if (checks) await ensureBuilt()
const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
const args = checks ? rest : [first, ...rest]
process.exit(await run(nodeBinary(), args, { env: { ...process.env, PATH } }))
