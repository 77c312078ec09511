import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPage } from '#server/pages/create-block.ts'
import type { UploadStore } from '#server/uploads/store.ts'
import type { Content, Db } from './schema.ts'

/** `content` is looked at by the schema of its block type like any other that comes in. */
export type StartPage = { slug: string; blocks: { order: number; block_type: string; content: Content }[] }

const mediaFolder = fileURLToPath(new URL('../../seed/media', import.meta.url))
const marker = '/seed-media/'

/**
 * Puts the start content into an empty database, all or nothing; a database that has pages is left alone. Strings that
 * begin '/seed-media/' name files of `folder`, which go into the upload store. True if something was filled in.
 */
export async function fillDatabase(
  db: Db,
  uploads: UploadStore,
  seedPages: StartPage[],
  folder = mediaFolder,
): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  // Files first: a file without a page does no harm, and one that is there already is not stored twice.
  const urls = await storeMedia(uploads, folder, mediaOf(seedPages))
  return db.transaction().execute(async (transaction) => {
    if (!(await isEmpty(transaction))) return false
    for (const page of seedPages) await createPage(transaction, withUrls(page, urls))
    return true
  })
}

/** Whether nothing was filled in yet. */
export async function isEmpty(db: Pick<Db, 'selectFrom'>): Promise<boolean> {
  return (await db.selectFrom('pages').select('slug').limit(1).executeTakeFirst()) === undefined
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
