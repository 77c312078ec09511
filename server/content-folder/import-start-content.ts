import { join } from 'node:path'
import { isUniqueViolation } from '#server/db/dialect.ts'
import type { Db, Executor } from '#server/db/schema.ts'
import { pagesRepository } from '#server/pages/pages-repository.ts'
import { root } from '#server/root.ts'
import type { UploadStore } from '#server/uploads/store.ts'
import { checkContent, storeMedia, storePages, storeSite } from './import.ts'

const startFolder = join(root, 'seed/content')

/**
 * Imports what the database lacks: all pages into an empty one, or those that are new in an upgrade. The settings of
 * the site only if there were no pages. Returns whether a page was stored.
 */
export async function importStartContent(db: Db, uploads: UploadStore, folder = startFolder): Promise<boolean> {
  const present = await slugsIn(db)
  const { pages, site, media } = await checkContent(folder, (slug) => !present.has(slug))
  if (pages.length === 0) return false
  await storeMedia(uploads, media)
  const importMissing = () =>
    db.transaction().execute(async (transaction) => {
      const present = await slugsIn(transaction)
      const missing = pages.filter(({ slug }) => !present.has(slug))
      await storePages(transaction, missing)
      if (site && present.size === 0) await storeSite(transaction, site)
      return missing.length > 0
    })
  return importMissing().catch((error) => {
    // Another process has stored the pages at the same time. The second attempt stores what is still missing.
    if (isUniqueViolation(error)) return importMissing()
    throw error
  })
}

async function slugsIn(db: Executor): Promise<Set<string>> {
  const rows = await pagesRepository(db).listPages()
  return new Set(rows.map(({ slug }) => slug))
}
