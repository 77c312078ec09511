import { uploadKeys } from '#content/upload-address.ts'
import { canLockRows } from '#server/db/dialect.ts'
import type { Content, Executor } from '#server/db/schema.ts'
import { conflict } from '#server/errors.ts'

/**
 * Whether `wanted` references deleted uploads that `current` does not. Locks the rows of all uploads in `wanted`, so
 * that a concurrent deletion waits and then finds them in use; also those in `current`, which the change may move to a
 * document that the deletion has already searched. A deletion locks one upload and waits for nothing, so there is no
 * deadlock.
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

/** SQLite allows 32,766 parameters in a statement, and a content of 2 MiB may reference twice as many uploads. */
const batchSize = 10_000

/** Throws 409 if a content references a deleted upload that `before` does not reference. */
export async function requireUploadsExist(db: Executor, content: Content, before?: Content): Promise<void> {
  if (await referencesDeletedUploads(db, [content], [before])) throw conflict('UPLOAD_DELETED')
}

const keysIn = (contents: unknown[]) =>
  new Set(contents.flatMap((content) => uploadKeys(JSON.stringify(content ?? null))))
