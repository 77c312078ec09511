import type { Sharp } from 'sharp'
import type { LostPart } from '#api/uploads.ts'
import { payloadTooLarge, unsupported } from '#server/errors.ts'
import { type FileType, type Size, sizeOf } from './identify.ts'
import { sanitizeSvgInWorker } from './sanitize-svg-in-worker.ts'
import { loadSharp } from './sharp.ts'
import { isAnimated, stripGifMetadata, stripPngMetadata, stripWebpMetadata } from './strip-animation-metadata.ts'

const maxPixels = 60_000_000

type Picture = Size & { bytes: Buffer; lost: LostPart[] }

/** Upright, without scripts and metadata. Throws 415 for a picture that is not whole, 413 for too many pixels. */
export async function normalizePicture(file: Buffer, fileType: FileType): Promise<Picture> {
  const { plain, lost } = fileType.format === 'svg' ? await readDrawing(file, fileType) : { plain: file, lost: [] }
  const size = plain && (await sizeOf(plain, fileType))
  if (!size) throw unsupported('UPLOAD_DAMAGED')
  if (size.width * size.height > maxPixels) throw payloadTooLarge('UPLOAD_HAS_TOO_MANY_PIXELS')
  const bytes = await rewrite(plain, fileType)
  if (!bytes) throw unsupported('UPLOAD_DAMAGED')
  return { bytes, ...size, lost }
}

async function readDrawing(file: Buffer, fileType: FileType): Promise<{ plain?: Buffer; lost: LostPart[] }> {
  const cleaned = await sanitizeSvgInWorker(file)
  if (!cleaned) return { lost: [] }
  const { svg, lost } = cleaned
  return { plain: Buffer.from(await withViewBox(svg, fileType)), lost }
}

/** For a drawing without size and `viewBox`, because browsers would crop it instead of scaling it. */
async function withViewBox(svg: string, fileType: FileType): Promise<string> {
  const root = /^<svg [^>]*>/.exec(svg)?.[0] ?? ''
  const isAbsolute = (name: string) => new RegExp(` ${name}="\\s*[\\d.]+(px|pt|pc|mm|cm|in)?\\s*"`).test(root)
  if (root.includes(' viewBox="') || (isAbsolute('width') && isAbsolute('height'))) return svg
  // The renderer measures what is drawn, without its distance from the origin, so there must be something.
  const rest = root.endsWith('/>') ? '</svg>' : svg.slice(root.length)
  const measured = `${root.replace(/\/?>$/, '>')}<path d="M0 0h.01v.01z"/>${rest}`
  const size = await sizeOf(Buffer.from(measured), fileType)
  return size ? svg.replace('<svg ', `<svg viewBox="0 0 ${size.width} ${size.height}" `) : svg
}

async function rewrite(picture: Buffer, { format }: FileType): Promise<Buffer | undefined> {
  if (format === 'svg') return picture
  if (format === 'gif') return stripGifMetadata(picture)
  if (isAnimated(picture)) return format === 'webp' ? stripWebpMetadata(picture) : stripPngMetadata(picture)
  // Like browsers, accepts what its decoder only warns of, but nothing that is cut off.
  const upright = await makeUpright(picture, format, 'truncated')
  if (upright || format !== 'jpeg') return upright
  // With the end mark added, the decoder only warns of a JPEG that lacks more than that.
  return makeUpright(Buffer.concat([picture, Buffer.from([0xff, 0xd9])]), format, 'warning')
}

async function makeUpright(picture: Buffer, format: FileType['format'], failOn: 'truncated' | 'warning') {
  const sharp = await loadSharp()
  return encode(sharp(picture, { limitInputPixels: maxPixels, failOn }).autoOrient(), format)
    .toBuffer()
    .catch(() => undefined)
}

/** AVIF with more effort is hardly smaller and takes five times as long: over a minute for 60 megapixels. */
function encode(picture: Sharp, format: FileType['format']): Sharp {
  if (format === 'jpeg') return picture.jpeg({ quality: 90 })
  if (format === 'webp') return picture.webp({ quality: 90 })
  return format === 'png' ? picture.png() : picture.avif({ quality: 70, effort: 0 })
}
