import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Db } from '#server/db/schema.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { type S3Server, startS3 } from '#server/testing/s3-server.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import type { FileStorage } from '#server/uploads/storage/file-storage.ts'
import { folderStorage } from '#server/uploads/storage/folder.ts'
import { s3Storage } from '#server/uploads/storage/s3.ts'
import { parseS3Address } from '#server/uploads/storage/s3-address.ts'

/** A new, empty database and a new, empty storage; uploads are received in `dataDir`. */
export type StorageSetup = { db: Db; dataDir: string; storage: FileStorage }
export type OpenStorageSetup = () => Promise<StorageSetup>

/** Runs a suite twice: with SQLite and a folder as storage, and with PostgreSQL and S3. */
export function describeEachStorage(name: string, suite: (open: OpenStorageSetup) => void): void {
  describeEachDialect(name, (openDatabase, dialect) => {
    const isInFolder = dialect === 'SQLite'
    let s3: S3Server | undefined
    beforeAll(async () => {
      if (!isInFolder) s3 = await startS3()
    })
    afterAll(() => s3?.stop())
    suite(async () => {
      const dataDir = await temporaryFolder()
      const storage = s3 ? await openS3(s3) : folderStorage(join(dataDir, 'uploads'))
      return { db: await openDatabase(), dataDir, storage }
    })
  })
}

/** Opens an S3 storage with a random prefix, so that tests on the same server do not share files. */
export async function openS3(server: S3Server): Promise<FileStorage> {
  const address = parseS3Address(server.url(randomUUID()))
  if (!address) throw new Error('The tests write an address that is none')
  return s3Storage(address)
}
