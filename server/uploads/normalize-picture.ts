import type { Sharp } from 'sharp'
import { payloadTooLarge } from '#server/errors.ts'
import type { FileType } from './identify.ts'
import { type Size, sizeOf } from './identify.ts'
import { sanitizeSvgInWorker } from './sanitize-svg-in-worker.ts'
import { loadSharp } from './sharp.ts'
import { isAnimatedWebp, stripGifMetadata, stripWebpMetadata } from './strip-animation-metadata.ts'

const maxPixels = 60_000_000

type Picture = { bytes: Buffer } & Size

/**
 * Makes an uploaded picture upright, and removes scripts and metadata (location, author). Undefined for a file that
 * cannot be read as a picture of this type; throws 413 for too many pixels.
 */
export async function normalizePicture(file: Buffer, fileType: FileType): Promise<Picture | undefined> {
  const plain = fileType.format === 'svg' ? await sanitizeSvgInWorker(file) : file
  const size = plain && (await sizeOf(plain, fileType))
  if (!size) return undefined
  if (size.width * size.height > maxPixels) throw payloadTooLarge('UPLOAD_HAS_TOO_MANY_PIXELS')
  const bytes = await rewrite(plain, fileType)
  return bytes && { bytes, ...size }
}

async function rewrite(picture: Buffer, { format }: FileType): Promise<Buffer | undefined> {
  if (format === 'svg') return picture
  if (format === 'gif') return stripGifMetadata(picture)
  if (format === 'webp' && isAnimatedWebp(picture)) return stripWebpMetadata(picture)
  const sharp = await loadSharp()
  const upright = sharp(picture, { limitInputPixels: maxPixels }).autoOrient()
  return encode(upright, format)
    .toBuffer()
    .catch(() => undefined)
}

/**
 * Encodes with high quality, because narrower copies are made from the result. AVIF is encoded with the least effort:
 * with more effort it is hardly smaller and takes five times as long, more than a minute for 60 megapixels.
 */
function encode(picture: Sharp, format: FileType['format']): Sharp {
  if (format === 'jpeg') return picture.jpeg({ quality: 90 })
  if (format === 'webp') return picture.webp({ quality: 90 })
  return format === 'png' ? picture.png() : picture.avif({ quality: 70, effort: 0 })
}
