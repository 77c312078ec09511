import { createHash } from 'node:crypto'
import type { Metadata } from 'sharp'
import { decodeXml } from './read-svg.ts'
import { loadSharp } from './sharp.ts'

export type FileType = {
  mime: string
  extension: string
  /** The name of the format in sharp's metadata; undefined for videos and PDFs, which are not decoded. */
  format?: Metadata['format']
}

const jpeg: FileType = { mime: 'image/jpeg', extension: 'jpg', format: 'jpeg' }
const png: FileType = { mime: 'image/png', extension: 'png', format: 'png' }
const webp: FileType = { mime: 'image/webp', extension: 'webp', format: 'webp' }
const gif: FileType = { mime: 'image/gif', extension: 'gif', format: 'gif' }
const avif: FileType = { mime: 'image/avif', extension: 'avif', format: 'heif' }
const svg: FileType = { mime: 'image/svg+xml', extension: 'svg', format: 'svg' }
const mp4: FileType = { mime: 'video/mp4', extension: 'mp4' }
const webm: FileType = { mime: 'video/webm', extension: 'webm' }
const pdf: FileType = { mime: 'application/pdf', extension: 'pdf' }

const mimes = new Map([jpeg, png, webp, gif, avif, svg, mp4, webm, pdf].map(({ extension, mime }) => [extension, mime]))

/** By the key of a stored file ('0123456789abcdef-40x30.png'); undefined for other names. */
export function mimeOf(key: string): string | undefined {
  return mimes.get(/^[0-9a-f]{16}(?:-\d+x\d+)?\.([a-z0-9]+)$/.exec(key)?.[1] ?? '')
}

/** Bytes at the start of a file that show its type: readers of PDF accept 1,024 before the mark '%PDF-1'. */
export const headLength = 1024 + 6

export function detectFileType(file: Buffer): FileType | undefined {
  const head = file.subarray(0, headLength)
  const characters = head.toString('latin1')
  if (characters.startsWith('\xFF\xD8\xFF')) return jpeg
  if (characters.startsWith('\x89PNG\r\n\x1A\n')) return png
  if (/^GIF8[79]a/.test(characters)) return gif
  if (/^RIFF.{4}WEBP/s.test(characters)) return webp
  // Matroska and WebM files are EBML documents. The element DocType (0x4282) near the start names the format.
  if (characters.startsWith('\x1A\x45\xDF\xA3'))
    return /\x42\x82.webm/s.test(characters.slice(0, 64)) ? webm : undefined
  if (characters.startsWith('ftyp', 4)) return detectByBrands(head)
  const text = decodeXml(head, false) ?? ''
  if (/^\s*<(\?xml|!--|!doctype\s+svg|([\w-]+:)?svg[\s/>])/i.test(text)) return svg
  // A web page with this mark may pass, because a PDF is sent as a download only.
  return /%PDF-\d/.test(characters) ? pdf : undefined
}

const otherKinds: [offset: number, mark: string, kind: string][] = [
  [4, 'ftypmif1', 'HEIC'],
  [4, 'ftypmsf1', 'HEIC'],
  [4, 'ftyphei', 'HEIC'],
  [4, 'ftyphev', 'HEIC'],
  [4, 'ftypavis', 'animated AVIF'],
  [4, 'ftypqt', 'QuickTime'],
  [0, '\x1A\x45\xDF\xA3', 'Matroska'],
  [8, 'AVI ', 'AVI'],
  [0, 'II*\0', 'TIFF'],
  [0, 'MM\0*', 'TIFF'],
  [0, 'II+\0', 'TIFF'],
  [4, 'JXL ', 'JPEG XL'],
  [0, '\xFF\x0A', 'JPEG XL'],
  [4, 'jP  ', 'JPEG 2000'],
  [0, 'BM', 'BMP'],
  [0, '\0\0\x01\0', 'ICO'],
  [0, '8BPS', 'Photoshop'],
  [0, '%!PS', 'PostScript'],
  [0, 'PK\x03\x04', 'ZIP'],
]

export function otherKindOf(head: Buffer): string | undefined {
  const characters = head.toString('latin1')
  return otherKinds.find(([offset, mark]) => characters.startsWith(mark, offset))?.[2]
}

/** HEIC and QuickTime have the same container, but not all browsers show them; sharp reads no animated AVIF. */
function detectByBrands(head: Buffer): FileType | undefined {
  const names = head.subarray(8, Math.min(head.readUInt32BE(0), 256)).toString('latin1')
  const [main = '', , ...others] = names.match(/.{4}/gs) ?? []
  const brands = [main, ...others]
  if (brands.includes('avif') && main !== 'avis') return avif
  if (/^(avis|mif1|msf1|hei[cmsx]|hev[cmsx]|qt {2})$/.test(main)) return undefined
  return brands.some((brand) => /^(isom|iso\d|mp4\d|avc\d|M4V |dash|f4v )$/.test(brand)) ? mp4 : undefined
}

export const familyOf = ({ mime }: Pick<FileType, 'mime'>) => mime.slice(0, mime.indexOf('/'))

/** Uploaded pictures are normalized (normalize-picture.ts), other uploads are not. */
export const isPicture = (fileType: Pick<FileType, 'mime'>) => familyOf(fileType) === 'image'

export type Size = { width: number; height: number }

/** The size as the EXIF orientation turns it, from the header; undefined if that is not of this type. */
export async function sizeOf(picture: Buffer, { format }: FileType): Promise<Size | undefined> {
  const sharp = await loadSharp()
  const found = await sharp(picture, { limitInputPixels: false, failOn: 'none' })
    .metadata()
    .catch(() => undefined)
  // sharp reports both AVIF and HEIC as 'heif'. Only AVIF is compressed with AV1.
  if (!found || found.format !== format || (format === 'heif' && found.compression !== 'av1')) return undefined
  const { width, height } = found.autoOrient
  return { width: Math.round(width), height: Math.round(height) }
}

export type IdentifiedFile = { fileType: FileType; bytes: number; hash: string; size?: Size | undefined }

export async function identify(bytes: Buffer): Promise<IdentifiedFile | undefined> {
  const fileType = detectFileType(bytes)
  const size = fileType && isPicture(fileType) ? await sizeOf(bytes, fileType) : undefined
  return fileType && (size || !isPicture(fileType))
    ? { fileType, bytes: bytes.length, hash: hashOf(bytes), size }
    : undefined
}

/** e.g. '0123456789abcdef-40x30.png' or '0123456789abcdef.mp4' */
export function keyOf({ fileType, hash, size }: Omit<IdentifiedFile, 'bytes'>): string {
  return `${hash.slice(0, 16)}${size ? `-${size.width}x${size.height}` : ''}.${fileType.extension}`
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
