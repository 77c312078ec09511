import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Upload } from '#api/uploads.ts'
import type { Db, Executor } from '#server/db/schema.ts'
import { unsupported } from '#server/errors.ts'
import { semaphore } from '#server/load-shedding.ts'
import { detectFileType, type FileType, isVideo, mimeOf } from './file-types.ts'
import { keyedMutex } from './keyed-mutex.ts'
import { normalizePicture } from './normalize-picture.ts'
import { derivedFiles, removeOldPartFiles, withPartFile } from './part-files.ts'
import { type Size, sizeOf } from './picture-size.ts'
import { receive } from './receive.ts'
import { uploadsRepository } from './repository.ts'
import { folderStorage } from './storage/folder.ts'
import type { FileStorage } from './storage/storage.ts'
import { deleteVariants, hasVariants, pictureVariants } from './variants.ts'

export type UploadStore = ReturnType<typeof uploadStore>

/** What a file is called by whoever sent it, and who that was. */
type Origin = { name: string; by: string | null }
type Stored = { fileType: FileType; bytes: number; hash: string; size?: Size | undefined }

/**
 * Uploaded files, named by their content, with a row each in the database. Nothing in it ever changes. What comes in is
 * received and made ready in a local folder, where by default it stays, too.
 */
export function uploadStore(db: Db, dataDir: string, storage: FileStorage = folderStorage(join(dataDir, 'uploads'))) {
  const folder = join(dataDir, 'uploads')
  const stored = uploadsRepository(db)
  // A picture of 60 megapixels may take 240 MB while it is made anew, and a drawing a thread of its own with as much.
  const withPermit = semaphore({ max: 2, maxWaiting: 50, maxWaitMs: 60_000 })

  // Whoever sends a file that is just being deleted would find it there, and lose it.
  const withFileLock = keyedMutex()

  /** Keeps a file that `put` gives to the storage, or leaves the same one where it is already. */
  async function storeFile(file: Stored, { name, by }: Origin, put: (key: string) => Promise<void>): Promise<Upload> {
    const { fileType, bytes, hash, size } = file
    const key = `${hash.slice(0, 16)}${size ? `-${size.width}x${size.height}` : ''}.${fileType.extension}`
    const row = {
      key,
      mime: fileType.mime,
      bytes,
      width: size?.width ?? null,
      height: size?.height ?? null,
      original_name: name,
      created_by: by,
      created_at: new Date().toISOString(),
    }
    await withFileLock(key, async () => {
      const wasThere = await storage.find(key)
      try {
        if (!wasThere) await put(key)
        await stored.insert(row)
      } catch (error) {
        if (!wasThere) await deleteWithoutRow(key).catch(() => {})
        throw error
      }
    })
    return { url: `/uploads/${key}`, mime: fileType.mime, ...size }
  }

  /**
   * Somebody who sent the same file meanwhile may have got their row. Where the database does not say, the file stays: a
   * row without its file is a hole in a page, a file without its row can be sent or deleted again.
   */
  async function deleteWithoutRow(key: string): Promise<void> {
    if (!(await stored.find(key))) await storage.delete(key)
  }

  const storeBytes = (bytes: Buffer, fileType: FileType, size: Size | undefined, origin: Origin) =>
    storeFile({ fileType, bytes: bytes.length, hash: hashOf(bytes), size }, origin, (key) =>
      withPartFile(folder, async (part) => {
        await writeFile(part, bytes, { flush: true })
        await storage.put(key, part)
      }),
    )

  return {
    ...pictureVariants(storage, derivedFiles(folder, storage)),

    removeOldPartFiles: () => removeOldPartFiles(folder),

    /** Stores a file of our own as it is; undefined for a kind of file that the store does not take. */
    async put(bytes: Buffer, name: string): Promise<Upload | undefined> {
      const fileType = detectFileType(bytes)
      const size = fileType && !isVideo(fileType) ? await sizeOf(bytes, fileType) : undefined
      if (!fileType || !(size || isVideo(fileType))) return undefined
      return storeBytes(bytes, fileType, size, { name, by: null })
    },

    /** Stores what somebody sends; refuses what is too large, and what is no picture or film. */
    storeUpload: (sent: Readable, origin: Origin): Promise<Upload> =>
      withPartFile(folder, async (part) => {
        const received = await receive(sent, part)
        if (isVideo(received.fileType)) return storeFile(received, origin, (key) => storage.put(key, part))
        const picture = await withPermit(async () => normalizePicture(await readFile(part), received.fileType))
        if (!picture) throw unsupported('UPLOAD_NOT_TAKEN')
        const { bytes, ...size } = picture
        return storeBytes(bytes, received.fileType, size, origin)
      }),

    file: storage.find,

    /** The bytes of a file (or a copy), or a part of them; undefined where they are missing. */
    read: storage.read,

    /**
     * Removes a file with its copies; false where there is none. All stays where `check` throws, which sees the database
     * without its row. The row goes first: saves that put the file up wait for `check`, or `check` for them. A file whose
     * row is gone already, because a process died here, goes by the same check, and so do copies that are left alone.
     */
    delete: (key: string, check?: (transaction: Executor) => Promise<void>): Promise<boolean> =>
      withFileLock(key, async () => {
        // Not asked for by names that the store did not give: parts of files lie in the same folder.
        const file = mimeOf(key) && ((await storage.find(key)) ?? (await hasVariants(storage, key)))
        const row = await db.transaction().execute(async (transaction) => {
          const deleted = await uploadsRepository(transaction).delete(key)
          if (deleted || file) await check?.(transaction)
          return deleted
        })
        if (!row && !file) return false
        try {
          await deleteVariants(storage, key)
          // Another process that takes in the same file between this last look and the end loses it: it can be sent again.
          await deleteWithoutRow(key)
        } catch (error) {
          // So that the library goes on showing it to whoever meets a storage that does not answer.
          if (row) await stored.insert(row).catch(() => {})
          throw error
        }
        // Those that were made in between. The row stays away if this fails: it would show a file that is gone.
        await deleteVariants(storage, key)
        return true
      }),
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
