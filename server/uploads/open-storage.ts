import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { folderStorage } from './storage/folder.ts'
import type { FileStorage } from './storage/storage.ts'

/** The place for uploads that the settings name. The client of S3 takes a while to load: only who needs it waits for it. */
export async function openStorage({ dataDir, storage }: Pick<Config, 'dataDir' | 'storage'>): Promise<FileStorage> {
  if (!storage) return folderStorage(join(dataDir, 'uploads'))
  const { s3Storage } = await import('./storage/s3.ts')
  return s3Storage(storage)
}
