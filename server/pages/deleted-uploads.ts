import { uploadKeys } from '#content/upload-address.ts'
import { canLockRows } from '#server/db/dialect.ts'
import type { Content, Executor } from '#server/db/schema.ts'
import { conflict } from '#server/errors.ts'

/**
 * Whether the wanted contents reference deleted uploads that the current contents do not reference. Locks the rows of
 * all uploads in the wanted contents until the transaction ends, so that a concurrent deletion finds them used. This
 * includes uploads that the current contents reference already, because the change may move them to a document that the
 * deletion has checked before. No deadlock is possible: a deletion locks one upload and waits for nothing afterwards.
 */
export async function referencesDeletedUploads(db: Executor, wanted: unknown[], current: unknown[]): Promise<boolean> {
  const wantedKeys = [...keysIn(wanted)]
  const availableKeys = keysIn(current)
  for (let start = 0; start < wantedKeys.length; start += batchSize) {
    const rows = await db
      .selectFrom('uploads')
      .select('key')
      .where('key', 'in', wantedKeys.slice(start, start + batchSize))
      .$if(canLockRows(db), (query) => query.forKeyShare())
      .execute()
    for (const { key } of rows) availableKeys.add(key)
  }
  return wantedKeys.some((key) => !availableKeys.has(key))
}

/** A statement can have 32,000 parameters, and a content may reference twice as many uploads. */
const batchSize = 10_000

/** Throws 409 for a content that references a deleted upload; `before` is the content that it replaces. */
export async function requireUploadsExist(db: Executor, content: Content, before?: Content): Promise<void> {
  if (await referencesDeletedUploads(db, [content], [before])) throw conflict('UPLOAD_DELETED')
}

const keysIn = (contents: unknown[]) =>
  new Set(contents.flatMap((content) => uploadKeys(JSON.stringify(content ?? null))))
