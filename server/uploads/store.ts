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
  otherKindOf,
} from './identify.ts'
import { keyedMutex } from './keyed-mutex.ts'
import { normalizePicture } from './normalize-picture.ts'
import { uploadsRepository } from './repository.ts'
import type { FileStorage } from './storage/file-storage.ts'
import { folderStorage } from './storage/folder.ts'
import { deleteVariants, hasVariants, pictureVariants } from './variants.ts'

const streamFrom = 1024 * 1024

export type UploadStore = ReturnType<typeof uploadStore>

/** `by` is the uploading user; null for files that the site itself stores. */
type Origin = { name: string; by: string | null }

/** Files are immutable and named by their content hash. Uploads are received and processed in a local folder. */
export function uploadStore(db: Db, dataDir: string, storage: FileStorage = folderStorage(join(dataDir, 'uploads'))) {
  const folder = join(dataDir, 'uploads')
  const stored = uploadsRepository(db)
  // Limited, because encoding a picture of 60 megapixels takes up to 240 MB of memory, and so does sanitizing an SVG.
  const withPermit = semaphore({ max: 2, maxWaiting: 50, maxWaitMs: 60_000 })

  // Otherwise an upload could skip storing a file that is in the storage, while that is being deleted.
  const withFileLock = keyedMutex()

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

  /** Keeps the file if the database fails: a row without a file breaks a page, a file without a row can be deleted. */
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

    /** Unchanged; undefined for a type that is not accepted. */
    async put(bytes: Buffer, name: string): Promise<Upload | undefined> {
      const file = await identify(bytes)
      return file && storeBytes(bytes, file, { name, by: null })
    },

    /** Unchanged. */
    putFile: (file: IdentifiedFile, path: string): Promise<Upload> =>
      storeFile(file, { name: basename(path), by: null }, (key) =>
        withPartFile(folder, async (part) => {
          // Reading a small file at once is several times faster than streaming it.
          const body = file.bytes < streamFrom ? await readFile(path) : createReadStream(path)
          await writeFile(part, body, { flush: true })
          await storage.put(key, part)
        }),
      ),

    /** Throws 413 if the file is too large, 415 if it is not an accepted whole picture, video or PDF. */
    storeUpload: (sent: Readable, origin: Origin): Promise<Upload> =>
      withPartFile(folder, async (part) => {
        const received = await receive(sent, part)
        if (!isPicture(received.fileType)) return storeFile(received, origin, (key) => storage.put(key, part))
        const picture = await withPermit(async () => normalizePicture(await readFile(part), received.fileType))
        const { bytes, lost, ...size } = picture
        const { fileType } = received
        const stored = await storeBytes(bytes, { fileType, bytes: bytes.length, hash: hashOf(bytes), size }, origin)
        return lost.length > 0 ? { ...stored, lost } : stored
      }),

    file: storage.find,

    /** Reads a file or a narrower copy, or a range of it; undefined if the file is missing. */
    read: storage.read,

    /**
     * False if there is no such file. The transaction deletes the row before `check`, so that it and a concurrent save
     * that uses the file run one after the other. After a crash, a second deletion removes what remains.
     */
    delete: (key: string, check?: (transaction: Executor) => Promise<void>): Promise<boolean> =>
      withFileLock(key, async () => {
        // Only keys are looked up in the storage, because its folder also contains part files.
        const file = mimeOf(key) && ((await storage.find(key)) ?? (await hasVariants(storage, key)))
        const row = await db.transaction().execute(async (transaction) => {
          const deleted = await uploadsRepository(transaction).delete(key)
          if (deleted || file) await check?.(transaction)
          return deleted
        })
        if (!row && !file) return false
        try {
          await deleteVariants(storage, key)
          await deleteWithoutRow(key)
        } catch (error) {
          if (row) await stored.insert(row).catch(() => {})
          throw error
        }
        // Copies that were made meanwhile. The row stays away if this fails, because the file does not exist any more.
        await deleteVariants(storage, key)
        return true
      }),
  }
}

/** Throws 413 or 415 as soon as the upload is too large or has no accepted type. */
async function receive(sent: Readable, path: string): Promise<IdentifiedFile> {
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  let bytes = 0
  const check = () => {
    const fileType = detectFileType(head)
    if (!fileType) throw unsupported('UPLOAD_NOT_TAKEN', { found: otherKindOf(head) })
    if (bytes > limitOf(fileType)) throw payloadTooLarge('UPLOAD_TOO_LARGE')
    return fileType
  }
  // Before the pipeline can fail, or the file could be created after the caller has removed the part file.
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
