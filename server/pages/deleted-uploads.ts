import { uploadKeys } from '#content/upload-address.ts'
import { canLockRows } from '#server/db/dialect.ts'
import type { Content, Executor } from '#server/db/schema.ts'
import { conflict } from '#server/errors.ts'

/**
 * Whether contents name files that were deleted, and that today's contents do not name: nobody would see them. No file
 * that is named can be deleted until the transaction ends, so that who deletes one finds it used; those of today's
 * contents neither, for they may go to a place that was looked at already. Deleting locks one file and waits for nothing
 * after that, so the two never wait for each other.
 */
export async function referencesDeletedUploads(db: Executor, wanted: unknown[], today: unknown[]): Promise<boolean> {
  const named = [...keysIn(wanted)]
  const there = keysIn(today)
  for (let start = 0; start < named.length; start += askedAtOnce) {
    const rows = await db
      .selectFrom('uploads')
      .select('key')
      .where('key', 'in', named.slice(start, start + askedAtOnce))
      .$if(canLockRows(db), (query) => query.forKeyShare())
      .execute()
    for (const { key } of rows) there.add(key)
  }
  return named.some((key) => !there.has(key))
}

/** A statement can hold 32,000 values, and a content twice as many names. */
const askedAtOnce = 10_000

/** Refuses a content that names a file which was deleted since somebody chose it; `before` is what it goes over. */
export async function requireUploadsExist(db: Executor, content: Content, before?: Content): Promise<void> {
  if (await referencesDeletedUploads(db, [content], [before])) throw conflict('UPLOAD_DELETED')
}

const keysIn = (contents: unknown[]) =>
  new Set(contents.flatMap((content) => uploadKeys(JSON.stringify(content ?? null))))
