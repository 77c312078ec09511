import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { runSql } from './run-sql.ts'

const dataDir = process.env.E2E_DATA_DIR ?? ''
const folder = join(dataDir, 'seeded')

/**
 * Playwright's global setup. Copies the data folder of the main site before any test, so that isolated sites begin with
 * a copy: importing the start content takes longer.
 */
export default function keepSeededSite() {
  mkdirSync(folder)
  // VACUUM INTO includes changes that are still in the write-ahead log. A copy of the file would not.
  runSql(`VACUUM INTO '${join(folder, 'site.sqlite').replaceAll("'", "''")}'`, dataDir)
  for (const name of ['auth-secret', 'uploads']) {
    cpSync(join(dataDir, name), join(folder, name), { recursive: true })
  }
}

/**
 * Copies the site with its start content into the data folder of a server that has not started yet. Also copies the
 * narrower variants of pictures that the main site has stored so far. Files that end in '.part' are incomplete.
 */
export function copySeededSite(to: string) {
  cpSync(folder, to, { recursive: true })
  const variants = join('uploads', 'variants')
  if (existsSync(join(dataDir, variants)))
    cpSync(join(dataDir, variants), join(to, variants), { recursive: true, filter: (path) => !path.endsWith('.part') })
}
