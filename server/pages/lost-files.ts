import { uploadKeys } from '#content/upload-address.ts'
import type { Content, Executor } from '#server/db/schema.ts'
import { conflict } from '#server/errors.ts'

/** Whether contents name files that were deleted, and that today's contents do not name: nobody would see them. */
export async function namesLostFiles(db: Executor, wanted: unknown[], today: unknown[]): Promise<boolean> {
  const named = keysIn(wanted)
  if (named.size === 0) return false
  const known = keysIn(today)
  const keys = [...named].filter((key) => !known.has(key))
  if (keys.length === 0) return false
  const there = await db.selectFrom('uploads').select('key').where('key', 'in', keys).execute()
  return there.length < keys.length
}

/** Refuses a content that names a file which was deleted since somebody chose it; `before` is what it goes over. */
export async function requireFiles(db: Executor, content: Content, before?: Content): Promise<void> {
  if (await namesLostFiles(db, [content], [before])) throw conflict('UPLOAD_DELETED')
}

const keysIn = (contents: unknown[]) =>
  new Set(contents.flatMap((content) => uploadKeys(JSON.stringify(content ?? null))))
