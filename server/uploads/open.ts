import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/schema.ts'
import { type UploadStore, uploadStore } from './store.ts'

/** The uploads where the settings put them. The client of S3 takes a while to load: only who needs it waits for it. */
export async function openUploads(
  db: Db,
  { dataDir, storage }: Pick<Config, 'dataDir' | 'storage'>,
): Promise<UploadStore> {
  if (!storage) return uploadStore(db, dataDir)
  const { s3Storage } = await import('./storage/s3.ts')
  return uploadStore(db, dataDir, await s3Storage(storage))
}
