import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { uploadLimits } from '#api/upload-limits.ts'
import type { Upload } from '#api/uploads.ts'
import type { Db, Executor } from '#server/db/schema.ts'
import { payloadTooLarge, unsupported } from '#server/errors.ts'
import { semaphore } from '#server/load-shedding.ts'
import { derivedFiles, removeOldPartFiles, withPartFile } from './derived-files.ts'
import {
  detectFileType,
  type FileType,
  hashOf,
  headLength,
  type IdentifiedFile,
  identify,
  isPicture,
  keyOf,
  mimeOf,
} from './identify.ts'
import { keyedMutex } from './keyed-mutex.ts'
import { normalizePicture } from './normalize-picture.ts'
import { uploadsRepository } from './repository.ts'
import type { FileStorage } from './storage/file-storage.ts'
import { folderStorage } from './storage/folder.ts'
import { deleteVariants, hasVariants, pictureVariants } from './variants.ts'

/** Files of at least this many bytes are streamed instead of read into memory. */
const streamFrom = 1024 * 1024

export type UploadStore = ReturnType<typeof uploadStore>

/** The file name that the sender gave, and the id of the sender. */
type Origin = { name: string; by: string | null }

/**
 * Uploaded files, named by their content hash and immutable, with one database row each. Uploads are received and
 * processed in a local folder, which is also the default storage.
 */
export function uploadStore(db: Db, dataDir: string, storage: FileStorage = folderStorage(join(dataDir, 'uploads'))) {
  const folder = join(dataDir, 'uploads')
  const stored = uploadsRepository(db)
  // Re-encoding a picture of 60 megapixels takes up to 240 MB; sanitizing an SVG takes a thread with as much memory.
  const withPermit = semaphore({ max: 2, maxWaiting: 50, maxWaitMs: 60_000 })

  // Without this lock, an upload could find its file stored while the file is being deleted, and would lose it.
  const withFileLock = keyedMutex()

  /** Stores a file through `put`, unless the same file is stored already, and inserts its row. */
  async function storeFile(file: IdentifiedFile, { name, by }: Origin, put: (key: string) => Promise<void>) {
    const { fileType, bytes, size } = file
    const key = keyOf(file)
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
   * Deletes a file unless a concurrent upload of the same file has inserted a row. If the database cannot tell, the
   * file is kept: a row without a file breaks a page, a file without a row can be uploaded or deleted again.
   */
  async function deleteWithoutRow(key: string): Promise<void> {
    if (!(await stored.find(key))) await storage.delete(key)
  }

  const storeBytes = (bytes: Buffer, file: IdentifiedFile, origin: Origin) =>
    storeFile(file, origin, (key) =>
      withPartFile(folder, async (part) => {
        await writeFile(part, bytes, { flush: true })
        await storage.put(key, part)
      }),
    )

  return {
    ...pictureVariants(storage, derivedFiles(folder, storage)),

    removeOldPartFiles: () => removeOldPartFiles(folder),

    /** Stores a file of the site itself unchanged; undefined for a type that the store does not accept. */
    async put(bytes: Buffer, name: string): Promise<Upload | undefined> {
      const file = await identify(bytes)
      return file && storeBytes(bytes, file, { name, by: null })
    },

    /** Stores the identified local file at `path` unchanged. */
    putFile: (file: IdentifiedFile, path: string): Promise<Upload> =>
      storeFile(file, { name: basename(path), by: null }, (key) =>
        withPartFile(folder, async (part) => {
          // A small file is read at once, which is several times faster than a stream.
          const body = file.bytes < streamFrom ? await readFile(path) : createReadStream(path)
          await writeFile(part, body, { flush: true })
          await storage.put(key, part)
        }),
      ),

    /** Stores an upload; throws 413 if it is too large, 415 if it is not an accepted picture, video or PDF. */
    storeUpload: (sent: Readable, origin: Origin): Promise<Upload> =>
      withPartFile(folder, async (part) => {
        const received = await receive(sent, part)
        if (!isPicture(received.fileType)) return storeFile(received, origin, (key) => storage.put(key, part))
        const picture = await withPermit(async () => normalizePicture(await readFile(part), received.fileType))
        if (!picture) throw unsupported('UPLOAD_NOT_TAKEN')
        const { bytes, ...size } = picture
        const { fileType } = received
        return storeBytes(bytes, { fileType, bytes: bytes.length, hash: hashOf(bytes), size }, origin)
      }),

    file: storage.find,

    /** The bytes of a file or of a copy, or a range of them; undefined if the file is missing. */
    read: storage.read,

    /**
     * Removes a file with its copies; false if there is none. Nothing is removed if `check` throws; it runs in a
     * transaction in which the row is already deleted. The row is deleted first, so that a concurrent save that uses
     * the file waits for `check`, or `check` for the save. If the process dies afterwards, a file or copies remain
     * without a row; deleting again runs the same check and removes them.
     */
    delete: (key: string, check?: (transaction: Executor) => Promise<void>): Promise<boolean> =>
      withFileLock(key, async () => {
        // Only files named by keys of the store are deleted: part files are in the same folder.
        const file = mimeOf(key) && ((await storage.find(key)) ?? (await hasVariants(storage, key)))
        const row = await db.transaction().execute(async (transaction) => {
          const deleted = await uploadsRepository(transaction).delete(key)
          if (deleted || file) await check?.(transaction)
          return deleted
        })
        if (!row && !file) return false
        try {
          await deleteVariants(storage, key)
          // A file that another process receives between this check and the end is lost: it can be uploaded again.
          await deleteWithoutRow(key)
        } catch (error) {
          // Keeps the file in the library, so that it can be deleted when the storage works again.
          if (row) await stored.insert(row).catch(() => {})
          throw error
        }
        // Deletes copies made in between. If this fails, the row is not restored: it would list a file that is gone.
        await deleteVariants(storage, key)
        return true
      }),
  }
}

/** Writes an upload to a file; stops as soon as it is too large or not of an accepted type. */
async function receive(sent: Readable, path: string): Promise<IdentifiedFile> {
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  let bytes = 0
  const check = () => {
    const fileType = detectFileType(head)
    if (!fileType) throw unsupported('UPLOAD_NOT_TAKEN')
    if (bytes > limitOf(fileType)) throw payloadTooLarge('UPLOAD_TOO_LARGE')
    return fileType
  }
  // Opened before anything can fail, because a file that is still being opened would be created after its removal.
  const file = await open(path, 'wx')
  await pipeline(
    sent,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        if (head.length < headLength) head = Buffer.concat([head, chunk]).subarray(0, headLength)
        bytes += chunk.length
        if (head.length === headLength) check()
        hash.update(chunk)
        yield chunk
      }
    },
    file.createWriteStream({ flush: true }),
  )
  return { fileType: check(), bytes, hash: hash.digest('hex') }
}

function limitOf(fileType: FileType): number {
  if (isPicture(fileType)) return fileType.format === 'svg' ? uploadLimits.svg : uploadLimits.picture
  return fileType.extension === 'pdf' ? uploadLimits.pdf : uploadLimits.video
}
