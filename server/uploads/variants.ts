import { buffer } from 'node:stream/consumers'
import type { UploadsTable } from '#server/db/schema.ts'
import { notFound } from '#server/errors.ts'
import { semaphore } from '#server/load-shedding.ts'
import { isAnimatedWebp } from './animated-pictures.ts'
import type { derivedFiles } from './part-files.ts'
import { loadSharp } from './sharp.ts'
import type { ByteRange, FileStorage, StoredFile } from './storage/storage.ts'

/** Raster pictures that can be made narrower; films, drawings and moving pictures are sent as they are. */
const resizable = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** The widths that pictures are offered in, in pixels. */
export const widths = [320, 480, 640, 960, 1280, 1600] as const
export type Width = (typeof widths)[number]
export type VariantFormat = 'avif' | 'webp'
/** `isFinal` is false for a WebP that stands in for an AVIF. */
export type Variant = { file: StoredFile; format: VariantFormat; isFinal: boolean }

/** How many copies wait to be made while nobody waits for them. */
const mostLater = 200

const nameOf = (key: string, width: Width, format: VariantFormat) => `${variantsOf(key)}${width}.${format}`

/** What the names of all copies of a picture begin with. */
const variantsOf = (key: string) => `variants/${key}-`

export async function hasVariants(storage: FileStorage, key: string): Promise<boolean> {
  for await (const _ of storage.list(variantsOf(key))) return true
  return false
}

/** They go before their original: where the storage stops answering midway, all can be asked for again. */
export async function deleteVariants(storage: FileStorage, key: string): Promise<void> {
  for await (const name of storage.list(variantsOf(key))) await storage.delete(name)
}

/** Narrower copies of the pictures of a storage, kept there too. */
export function pictureVariants(storage: FileStorage, makeOnce: ReturnType<typeof derivedFiles>) {
  let inBackground: Promise<unknown> = Promise.resolve()
  const underway = new Set<string>()
  // Passwords, packed pages and files need the same few threads that pictures are made in.
  const withPermit = semaphore({ max: 2, maxWaiting: 50 })

  async function bytesOf(key: string, range?: ByteRange): Promise<Buffer> {
    const stream = await storage.read(key, range)
    if (!stream) throw notFound('UPLOAD_NOT_FOUND')
    return buffer(stream)
  }

  /** One after another, so that it never takes both places. What finds too many before it is made when next asked for. */
  function makeInBackground(name: string, make: () => Promise<unknown>) {
    if (underway.has(name) || underway.size >= mostLater) return
    underway.add(name)
    inBackground = inBackground
      .then(make)
      .catch(() => {})
      .finally(() => underway.delete(name))
  }

  return {
    /**
     * A picture's copy of a width (or of its own, if it is narrower), made when first asked; undefined for what is sent
     * as it is. AVIF takes several times as long to make as WebP, which whoever reads AVIF reads too: they get WebP as
     * long as the AVIF, made meanwhile, is not there.
     */
    async variant(
      { key, mime }: Pick<UploadsTable, 'key' | 'mime'>,
      width: Width,
      format: VariantFormat,
    ): Promise<Variant | undefined> {
      if (!resizable.includes(mime)) return undefined
      const there = await storage.find(nameOf(key, width, format))
      if (there) return { file: there, format, isFinal: true }
      if (mime === 'image/webp' && isAnimatedWebp(await bytesOf(key, { start: 0, end: 31 }))) return undefined

      const make = (format: VariantFormat) =>
        makeOnce(nameOf(key, width, format), key, (path) =>
          withPermit(async () => writeVariant(await bytesOf(key), path, width, format)),
        )
      if (format === 'avif') {
        makeInBackground(nameOf(key, width, format), () => make('avif'))
        return { file: await make('webp'), format: 'webp', isFinal: false }
      }
      return { file: await make(format), format, isFinal: true }
    },
  }
}

/** AVIF of more effort is a tenth smaller and takes five times as long. */
async function writeVariant(original: Buffer, path: string, width: number, format: VariantFormat) {
  const sharp = await loadSharp()
  const picture = sharp(original).autoOrient().resize({ width, withoutEnlargement: true })
  await (format === 'avif' ? picture.avif({ quality: 55, effort: 2 }) : picture.webp({ quality: 78 })).toFile(path)
}
