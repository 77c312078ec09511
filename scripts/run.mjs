// Runs a program of the project or of a package: node scripts/run.mjs [options] [program [arguments]]
// --tools first installs the packages of the checks, --built builds the site, --checks does both.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { root, run } from './log.mjs'
import { nodeBinary } from './node-binary.mjs'

const given = process.argv.slice(2)
const has = (option) => given[0] === option && Boolean(given.shift())
const checks = has('--checks')
const tools = has('--tools') || checks
const built = has('--built') || checks

await ensureInstalled({ checks: tools })
if (built) await ensureBuilt()
const [program, ...args] = given
if (!program) process.exit()
const binaries = join(root, 'node_modules/.bin')
const env = { ...process.env, PATH: [binaries, process.env.PATH].join(delimiter) }
const isTool = existsSync(join(binaries, program))
const shell = isTool && process.platform === 'win32'
process.exit(await (isTool ? run(program, args, { env, shell }) : run(nodeBinary(), given, { env })))
