import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, log, root, run } from './log.mjs'
import { nodeBinary } from './node-binary.mjs'

const record = join(root, 'build/.sources')

/** Folders that do not affect the build. All other folders count as sources. */
const unread = new Set('node_modules build data artwork docs seed e2e bench test-results playwright-report'.split(' '))
const isTest = /\.test\.tsx?$/

/** Builds the site, unless the sources are unchanged since the last build. */
export async function ensureBuilt() {
  const sources = fingerprint()
  if (existsSync(record) && readFileSync(record, 'utf8') === sources) return
  log('building the site')
  // Deletes the record before the build, so that a failed build does not count as up to date.
  rmSync(record, { force: true })
  const tool = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const env = { ...process.env, NODE_ENV: 'production' }
  const code = await run(nodeBinary(), [tool, 'build', '--logLevel', 'warn'], { env })
  if (code !== 0) fail(`the build failed (${code})`)
  writeFileSync(record, sources)
}

/** The folders whose files affect the build. */
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
