import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPage } from '#server/pages/create-block.ts'
import type { UploadStore } from '#server/uploads/store.ts'
import { isUniqueViolation } from './dialect.ts'
import type { Content, Db, Executor } from './schema.ts'

/** `content` is validated by the schema of its block type like any other content. */
export type SeedPage = { slug: string; blocks: { order: number; block_type: string; content: Content }[] }

const mediaFolder = fileURLToPath(new URL('../../seed/media', import.meta.url))
const marker = '/seed-media/'

/**
 * Stores the start content of all missing pages in one transaction: every page in an empty database, new pages after an
 * upgrade. An existing page is left alone, even without blocks. Strings that begin with '/seed-media/' name files in
 * `folder`, which are put into the upload store. Returns whether anything was stored.
 */
export async function seedDatabase(
  db: Db,
  uploads: UploadStore,
  seedPages: SeedPage[],
  folder = mediaFolder,
): Promise<boolean> {
  const wanted = await missing(db, seedPages)
  if (wanted.length === 0) return false
  // Files first: a file without a page does no harm, and an existing one is not stored twice.
  const urls = await storeMedia(uploads, folder, mediaOf(wanted))
  const createMissing = () =>
    db.transaction().execute(async (transaction) => {
      const stillWanted = await missing(transaction, wanted)
      for (const page of stillWanted) await createPage(transaction, withUrls(page, urls))
      return stillWanted.length > 0
    })
  return createMissing().catch((error) => {
    // Another process that started at the same time was faster.
    if (isUniqueViolation(error)) return createMissing()
    throw error
  })
}

/** Whether all of these pages exist. */
export async function hasPages(db: Executor, keys: string[]): Promise<boolean> {
  return (
    (
      await missing(
        db,
        keys.map((slug) => ({ slug })),
      )
    ).length === 0
  )
}

async function missing<Page extends { slug: string }>(db: Executor, pages: Page[]): Promise<Page[]> {
  const rows = await db.selectFrom('pages').select('slug').execute()
  const there = new Set(rows.map(({ slug }) => slug))
  return pages.filter(({ slug }) => !there.has(slug))
}

function mediaOf(value: unknown): Set<string> {
  const names = new Set<string>()
  JSON.stringify(value, (_, part) => {
    if (typeof part === 'string' && part.startsWith(marker)) names.add(part)
    return part
  })
  return names
}

async function storeMedia(uploads: UploadStore, folder: string, names: Set<string>): Promise<Map<string, string>> {
  // Concurrently, since most of the time is spent waiting for the disk.
  const stored = await Promise.all(
    [...names].map(async (name): Promise<[string, string]> => {
      const file = name.slice(marker.length)
      const upload = await uploads.put(await readFile(join(folder, file)), file)
      if (!upload) throw new Error(`seed/media/${file} is no picture or film`)
      return [name, upload.url]
    }),
  )
  return new Map(stored)
}

function withUrls<T>(value: T, urls: Map<string, string>): T {
  return JSON.parse(JSON.stringify(value), (_, part) => urls.get(part) ?? part)
}
