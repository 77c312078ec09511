// Copies what the built server needs into a new folder, the packages among them: node scripts/copy-built.mjs folder
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { currentBuild } from './build.mjs'
import { fail, log, root } from './log.mjs'

const [name] = process.argv.slice(2)
if (!name) fail('write npm run copy-built -- folder')
const target = resolve(process.env.INIT_CWD ?? '.', name)
if (existsSync(target)) fail(`${target} exists already`)
const build = currentBuild()
const installed = readJson('node_modules/.package-lock.json').packages
const loaded = readJson(`${build}/server/packages.json`)
const programs = ['main', 'run-backup', 'run-restore', 'run-export', 'run-import', 'run-sign-out'].map(
  (program) => `build/server/${program}.js`,
)

/** Compiled code, types and source maps, and of better-sqlite3 its sources and the binaries for other platforms. */
const platform = `${process.platform}-${process.arch}`
const unused = new RegExp(
  `build/\\w+/compiled$|\\.(map|d\\.[cm]?ts)$|better-sqlite3/(deps|src|prebuilds/(?!${platform})[^/]*)$`,
)
for (const path of ['package.json', 'LICENSE', 'deploy/backup.sh', 'seed/content', build, ...programs]) copy(path)
for (const path of packagesOf(loaded)) copy(path)
log(`${target} has what the built server needs`)

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

function copy(path) {
  mkdirSync(dirname(join(target, path)), { recursive: true })
  cpSync(join(root, path), join(target, path), { recursive: true, filter: (from) => !unused.test(from) })
}

function packagesOf(names) {
  const found = new Set(names.map((each) => `node_modules/${each}`))
  // The loop also visits paths that are added to the Set during the loop.
  for (const path of found) {
    const { dependencies, optionalDependencies } = installed[path] ?? fail(`${path} is not installed`)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const nearest = nearestTo(path, name)
      if (nearest) found.add(nearest)
    }
  }
  // A package in the folder of another one is copied with that one.
  return [...found].filter((path) => ![...found].some((other) => path.startsWith(`${other}/`)))
}

/** Where Node finds a package from another one. Nowhere, if it is optional and for another platform. */
function nearestTo(path, name) {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (installed[`${folder}/node_modules/${name}`]) return `${folder}/node_modules/${name}`
    if (!folder.includes('/node_modules/')) break
  }
  return installed[`node_modules/${name}`] && `node_modules/${name}`
}
