import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { runSql } from './run-sql.ts'

const dataDir = process.env.E2E_DATA_DIR ?? ''
const folder = join(dataDir, 'seeded')

/** Playwright's global setup: copies the main site before any test, since importing the start content takes longer. */
export default function keepSeededSite() {
  mkdirSync(folder)
  // Includes what is still in the write-ahead log.
  runSql(`VACUUM INTO '${join(folder, 'site.sqlite').replaceAll("'", "''")}'`, dataDir)
  for (const name of ['auth-secret', 'uploads']) {
    cpSync(join(dataDir, name), join(folder, name), { recursive: true })
  }
}

/**
 * Copies the site with its start content into the folder of a server that has not started yet, with the narrower copies
 * of pictures that the main site has made until now.
 */
export function copySeededSite(to: string) {
  cpSync(folder, to, { recursive: true })
  const variants = join('uploads', 'variants')
  if (existsSync(join(dataDir, variants)))
    cpSync(join(dataDir, variants), join(to, variants), { recursive: true, filter: (path) => !path.endsWith('.part') })
}
