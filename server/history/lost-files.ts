import { uploadKeys } from '#content/upload-address.ts'
import type { Executor } from '#server/db/schema.ts'
import type { Snapshot, Wanted } from './snapshot.ts'

/** Whether what is wanted names files that were deleted, and that today's contents do not name: nobody would see them. */
export async function namesLostFiles(db: Executor, wanted: Wanted, now: Snapshot): Promise<boolean> {
  const named = keysIn([...wanted.values()].map(({ thing }) => thing?.content))
  const today = keysIn([...now.values()].map(({ content }) => content))
  const keys = [...named].filter((key) => !today.has(key))
  if (keys.length === 0) return false
  const there = await db.selectFrom('uploads').select('key').where('key', 'in', keys).execute()
  return there.length < keys.length
}

const keysIn = (contents: unknown[]) =>
  new Set(contents.flatMap((content) => uploadKeys(JSON.stringify(content ?? null))))
