import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import type { FileStorage } from './storage/file-storage.ts'
import { folderStorage } from './storage/folder.ts'

/** Imports the S3 client only if it is used, because loading it takes long. */
export async function openStorage({ dataDir, storage }: Pick<Config, 'dataDir' | 'storage'>): Promise<FileStorage> {
  if (!storage) return folderStorage(join(dataDir, 'uploads'))
  const { s3Storage } = await import('./storage/s3.ts')
  return s3Storage(storage)
}
