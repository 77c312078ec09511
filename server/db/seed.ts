import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPage } from '#server/pages/create-block.ts'
import type { UploadStore } from '#server/uploads/store.ts'
import { isUniqueViolation } from './dialect.ts'
import type { Content, Db, Executor } from './schema.ts'

/** `content` is looked at by the schema of its block type like any other that comes in. */
export type SeedPage = { slug: string; blocks: { order: number; block_type: string; content: Content }[] }

const mediaFolder = fileURLToPath(new URL('../../seed/media', import.meta.url))
const marker = '/seed-media/'

/**
 * Puts the start content of those pages into the database that are not there yet, all or nothing: into an empty one all
 * of it, after an upgrade what the upgrade brought. A page that is there, even without a block, is left alone. Strings
 * that begin '/seed-media/' name files of `folder`, which go into the upload store. True if something was filled in.
 */
export async function seedDatabase(
  db: Db,
  uploads: UploadStore,
  seedPages: SeedPage[],
  folder = mediaFolder,
): Promise<boolean> {
  const wanted = await missing(db, seedPages)
  if (wanted.length === 0) return false
  // Files first: a file without a page does no harm, and one that is there already is not stored twice.
  const urls = await storeMedia(uploads, folder, mediaOf(wanted))
  const createMissing = () =>
    db.transaction().execute(async (transaction) => {
      const stillWanted = await missing(transaction, wanted)
      for (const page of stillWanted) await createPage(transaction, withUrls(page, urls))
      return stillWanted.length > 0
    })
  return createMissing().catch((error) => {
    // Another process that started at the same time was first.
    if (isUniqueViolation(error)) return createMissing()
    throw error
  })
}

/** Whether each of these pages is there. */
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
  // Side by side, since most of the time goes by waiting for the disk.
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
