import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { fail, log, root, run } from './log.mjs'
import { neededNode, nodeBinary } from './node-binary.mjs'

const builds = join(root, 'build')
const starter = join(builds, 'server/main.js')
const day = 24 * 60 * 60 * 1000

/** Folders that do not affect the build. All other folders count as sources. */
const unread = new Set('node_modules build data artwork docs seed e2e bench test-results playwright-report'.split(' '))
const isTest = /\.test\.tsx?$/

/** In a folder of its own, unless its sources are built already. A running site keeps its files. */
export async function ensureBuilt() {
  const name = fingerprint().slice(0, 16)
  if (!existsSync(join(builds, name))) await build(name)
  if (currentBuild() === `build/${name}`) return
  mkdirSync(join(builds, 'server'), { recursive: true })
  // The server's comes last: it decides which build is the current one.
  const programs = readdirSync(join(builds, name, 'server')).filter((file) => /^run-.*\.js$/.test(file))
  for (const program of [...programs, 'main.js']) {
    const starter = join(builds, 'server', program)
    writeFileSync(`${starter}.new`, starterOf(name, program))
    renameSync(`${starter}.new`, starter)
  }
  removeUnused(name)
}

export function currentBuild() {
  const [, name] = /'\.\.\/(\w+)'/.exec(existsSync(starter) ? readFileSync(starter, 'utf8') : '') ?? []
  return `build/${name}`
}

async function build(name) {
  log('building the site')
  mkdirSync(builds, { recursive: true })
  const folder = mkdtempSync(join(builds, `${name}-`))
  const tool = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const named = { BUILD_DIRECTORY: relative(root, folder), BUILD_FOLDER: `build/${name}` }
  const env = { ...process.env, ...named, NODE_ENV: 'production' }
  const code = await run(nodeBinary(), [tool, 'build', '--logLevel', 'warn'], { env })
  if (code !== 0) {
    rmSync(folder, { recursive: true, force: true })
    fail(`the build failed (${code})`)
  }
  // Another process may have made the same build meanwhile.
  if (existsSync(join(builds, name))) rmSync(folder, { recursive: true })
  else renameSync(folder, join(builds, name))
}

/** The file that starts a program of a build. It also runs on versions of Node that cannot run the server. */
const starterOf = (name, program) => `// Runs the newest build. Written by scripts/build.mjs.
import module from 'node:module'
import { fileURLToPath } from 'node:url'
const build = '../${name}'
if (Number.parseInt(process.versions.node) < ${neededNode}) {
  console.error(\`The site needs Node ${neededNode}, and this is \${process.version}. npm start runs the right one.\`)
  process.exit(1)
}
module.enableCompileCache(fileURLToPath(new URL(\`\${build}/compiled\`, import.meta.url)))
await import(\`\${build}/server/${program}\`)
`

/** Removes builds that no site has run for a day: a running site touches its folder every hour (built-files.ts). */
function removeUnused(name) {
  for (const entry of readdirSync(builds, { withFileTypes: true })) {
    const folder = join(builds, entry.name)
    if (!entry.isDirectory() || entry.name.startsWith('.') || ['server', name].includes(entry.name)) continue
    if (Date.now() - statSync(folder).mtimeMs > day) rmSync(folder, { recursive: true, force: true })
  }
}

export function sourceFolders() {
  const entries = readdirSync(root, { withFileTypes: true })
  return entries.filter((each) => each.isDirectory() && isSource(each.name)).map(({ name }) => name)
}

const isSource = (path) => !/(^|\/)\.[^/]*$/.test(path) && !unread.has(path)

function fingerprint() {
  const hash = createHash('sha256')
  for (const path of sourcesBelow(''))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  return hash.digest('hex')
}

function sourcesBelow(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (!isSource(path) || path.endsWith('.md')) return []
    if (entry.isDirectory()) return sourcesBelow(path)
    return entry.isFile() && !isTest.test(entry.name) ? [path] : []
  })
}
