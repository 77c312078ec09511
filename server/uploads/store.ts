import { createHash } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Upload } from '#api/uploads.ts'
import type { Db } from '#server/db/schema.ts'
import { unsupported } from '#server/errors.ts'
import { fileMaker, removeOldParts, withPart } from './files.ts'
import { isFilm, type Kind, kindOf } from './kinds.ts'
import { type Size, sizeOf } from './picture-size.ts'
import { readPicture } from './pictures.ts'
import { receive } from './receive.ts'
import { uploadsRepository } from './repository.ts'
import { pictureVariants, variantsOf } from './variants.ts'

export type UploadStore = ReturnType<typeof uploadStore>

/** What a file is called by whoever sent it, and who that was. */
type Origin = { name: string; by: string | null }
type Stored = { kind: Kind; bytes: number; hash: string; size?: Size | undefined }

/** Uploaded files in a folder, named by their content, with a row each in the database. Nothing in it ever changes. */
export function uploadStore(db: Db, dataDir: string) {
  const folder = join(dataDir, 'uploads')
  const stored = uploadsRepository(db)
  const makeOnce = fileMaker(folder)

  /** Keeps a file that `write` puts at a path, or leaves the same one where it is already. */
  async function keep(file: Stored, { name, by }: Origin, write: (path: string) => Promise<void>): Promise<Upload> {
    const { kind, bytes, hash, size } = file
    const key = `${hash.slice(0, 16)}${size ? `-${size.width}x${size.height}` : ''}.${kind.extension}`
    await makeOnce(key, write)
    await stored.insert({
      key,
      mime: kind.mime,
      bytes,
      width: size?.width ?? null,
      height: size?.height ?? null,
      original_name: name,
      created_by: by,
      created_at: new Date().toISOString(),
    })
    return { url: `/uploads/${key}`, mime: kind.mime, ...size }
  }

  const keepBytes = (bytes: Buffer, kind: Kind, size: Size | undefined, origin: Origin) =>
    keep({ kind, bytes: bytes.length, hash: hashOf(bytes), size }, origin, (path) =>
      writeFile(path, bytes, { flush: true }),
    )

  return {
    folder,
    ...pictureVariants(folder, makeOnce),

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
        if (isFilm(received.kind)) return keep(received, origin, (path) => rename(part, path))
        const picture = await readPicture(await readFile(part), received.kind)
        if (!picture) throw unsupported('UPLOAD_NOT_TAKEN')
        const { bytes, ...size } = picture
        return keepBytes(bytes, received.kind, size, origin)
      }),

    find: stored.find,

    /** Removes a file with its copies; whether it is used somewhere is not asked here. */
    async delete(key: string): Promise<void> {
      await stored.delete(key)
      await Promise.all([key, ...variantsOf(key)].map((name) => rm(join(folder, name), { force: true })))
    },
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
