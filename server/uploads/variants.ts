import { buffer } from 'node:stream/consumers'
import type { UploadsTable } from '#server/db/schema.ts'
import { notFound } from '#server/errors.ts'
import { semaphore } from '#server/load-shedding.ts'
import type { derivedFiles } from './derived-files.ts'
import { loadSharp } from './sharp.ts'
import type { ByteRange, FileStorage } from './storage/file-storage.ts'
import { animationHeadLength, isAnimated } from './strip-animation-metadata.ts'

/** Videos, SVG and animated pictures are sent unchanged. */
const resizable = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

export const widths = [320, 480, 640, 768, 960, 1280, 1600] as const
export type Width = (typeof widths)[number]
export type VariantFormat = 'avif' | 'webp'

const maxQueuedCopies = 200

const nameOf = (key: string, width: Width, format: VariantFormat) => `${variantsOf(key)}${width}.${format}`

const variantsOf = (key: string) => `variants/${key}-`

export async function hasVariants(storage: FileStorage, key: string): Promise<boolean> {
  for await (const _ of storage.list(variantsOf(key))) return true
  return false
}

/** Before the picture is deleted, so that a failed deletion can be repeated. */
export async function deleteVariants(storage: FileStorage, key: string): Promise<void> {
  for await (const name of storage.list(variantsOf(key))) await storage.delete(name)
}

export function pictureVariants(storage: FileStorage, makeOnce: ReturnType<typeof derivedFiles>) {
  let inBackground: Promise<unknown> = Promise.resolve()
  const running = new Set<string>()
  // Limited, because hashing, compression and file access need the same few threads.
  const withPermit = semaphore({ max: 2, maxWaiting: 50 })

  async function bytesOf(key: string, range?: ByteRange): Promise<Buffer> {
    const stream = await storage.read(key, range)
    if (!stream) throw notFound('UPLOAD_NOT_FOUND')
    return buffer(stream)
  }

  /** Makes one copy at a time, so that these never take both permits. Refused copies are made when next requested. */
  function makeInBackground(name: string, make: () => Promise<unknown>) {
    if (running.has(name) || running.size >= maxQueuedCopies) return
    running.add(name)
    inBackground = inBackground
      .then(make)
      .catch(() => {})
      .finally(() => running.delete(name))
  }

  return {
    /**
     * Made on first request; undefined for files that are sent unchanged. A client that accepts AVIF gets WebP, several
     * times faster, until the AVIF is made in the background (`isFinal` is false).
     */
    async variant({ key, mime }: Pick<UploadsTable, 'key' | 'mime'>, width: Width, format: VariantFormat) {
      if (!resizable.includes(mime)) return undefined
      const there = await storage.find(nameOf(key, width, format))
      if (there) return { file: there, format, isFinal: true }
      const mayBeAnimated = mime === 'image/webp' || mime === 'image/png'
      if (mayBeAnimated && isAnimated(await bytesOf(key, { start: 0, end: animationHeadLength - 1 }))) return undefined

      const make = (format: VariantFormat) =>
        makeOnce(nameOf(key, width, format), key, (path) =>
          withPermit(async () => writeVariant(await bytesOf(key), path, width, format)),
        )
      if (format === 'avif') {
        const file = await make('webp')
        // Queued only now, so that the WebP copies that visitors wait for are made first.
        makeInBackground(nameOf(key, width, format), () => make('avif'))
        return { file, format: 'webp', isFinal: false }
      }
      return { file: await make(format), format, isFinal: true }
    },
  }
}

/** A tenth smaller in five times the time: a phone's first picture then fits into ten packets of its connection. */
async function writeVariant(original: Buffer, path: string, width: Width, format: VariantFormat) {
  const sharp = await loadSharp()
  const picture = sharp(original).autoOrient().resize({ width, withoutEnlargement: true })
  const avif = width <= 768 ? { quality: 50, effort: 4 } : { quality: 55, effort: 2 }
  await (format === 'avif' ? picture.avif(avif) : picture.webp({ quality: 78 })).toFile(path)
}
