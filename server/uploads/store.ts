import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Upload } from '#api/uploads.ts'
import type { Db, Executor } from '#server/db/schema.ts'
import { unsupported } from '#server/errors.ts'
import { takingTurns } from '#server/load.ts'
import { fileMaker, removeOldParts, withPart } from './files.ts'
import { isFilm, type Kind, kindOf, mimeOf } from './kinds.ts'
import { oneByOne } from './one-by-one.ts'
import { type Size, sizeOf } from './picture-size.ts'
import { readPicture } from './pictures.ts'
import { receive } from './receive.ts'
import { uploadsRepository } from './repository.ts'
import { folderStorage } from './storage/folder.ts'
import type { FileStorage } from './storage/storage.ts'
import { deleteVariants, hasVariants, pictureVariants } from './variants.ts'

export type UploadStore = ReturnType<typeof uploadStore>

/** What a file is called by whoever sent it, and who that was. */
type Origin = { name: string; by: string | null }
type Stored = { kind: Kind; bytes: number; hash: string; size?: Size | undefined }

/**
 * Uploaded files, named by their content, with a row each in the database. Nothing in it ever changes. What comes in is
 * received and made ready in a local folder, where by default it stays, too.
 */
export function uploadStore(db: Db, dataDir: string, storage: FileStorage = folderStorage(join(dataDir, 'uploads'))) {
  const folder = join(dataDir, 'uploads')
  const stored = uploadsRepository(db)
  // A picture of 60 megapixels may take 240 MB while it is made anew, and a drawing a thread of its own with as much.
  const inTurn = takingTurns({ most: 2, mostWaiting: 50, longestWaitMs: 60_000 })

  // Whoever sends a file that is just being deleted would find it there, and lose it.
  const inTurnOfFile = oneByOne()

  /** Keeps a file that `put` gives to the storage, or leaves the same one where it is already. */
  async function keep(file: Stored, { name, by }: Origin, put: (key: string) => Promise<void>): Promise<Upload> {
    const { kind, bytes, hash, size } = file
    const key = `${hash.slice(0, 16)}${size ? `-${size.width}x${size.height}` : ''}.${kind.extension}`
    const row = {
      key,
      mime: kind.mime,
      bytes,
      width: size?.width ?? null,
      height: size?.height ?? null,
      original_name: name,
      created_by: by,
      created_at: new Date().toISOString(),
    }
    await inTurnOfFile(key, async () => {
      const wasThere = await storage.find(key)
      try {
        if (!wasThere) await put(key)
        await stored.insert(row)
      } catch (error) {
        if (!wasThere) await deleteWithoutRow(key).catch(() => {})
        throw error
      }
    })
    return { url: `/uploads/${key}`, mime: kind.mime, ...size }
  }

  /**
   * Somebody who sent the same file meanwhile may have got their row. Where the database does not say, the file stays: a
   * row without its file is a hole in a page, a file without its row can be sent or deleted again.
   */
  async function deleteWithoutRow(key: string): Promise<void> {
    if (!(await stored.find(key))) await storage.delete(key)
  }

  const keepBytes = (bytes: Buffer, kind: Kind, size: Size | undefined, origin: Origin) =>
    keep({ kind, bytes: bytes.length, hash: hashOf(bytes), size }, origin, (key) =>
      withPart(folder, async (part) => {
        await writeFile(part, bytes, { flush: true })
        await storage.put(key, part)
      }),
    )

  return {
    ...pictureVariants(storage, fileMaker(folder, storage)),

    removeOldParts: () => removeOldParts(folder),

    /** Stores a file of our own as it is; undefined for a kind of file that the store does not take. */
    async put(bytes: Buffer, name: string): Promise<Upload | undefined> {
      const kind = kindOf(bytes)
      const size = kind && !isFilm(kind) ? await sizeOf(bytes, kind) : undefined
      if (!kind || !(size || isFilm(kind))) return undefined
      return keepBytes(bytes, kind, size, { name, by: null })
    },

    /** Stores what somebody sends; refuses what is too large, and what is no picture or film. */
    take: (sent: Readable, origin: Origin): Promise<Upload> =>
      withPart(folder, async (part) => {
        const received = await receive(sent, part)
        if (isFilm(received.kind)) return keep(received, origin, (key) => storage.put(key, part))
        const picture = await inTurn(async () => readPicture(await readFile(part), received.kind))
        if (!picture) throw unsupported('UPLOAD_NOT_TAKEN')
        const { bytes, ...size } = picture
        return keepBytes(bytes, received.kind, size, origin)
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
      inTurnOfFile(key, async () => {
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
