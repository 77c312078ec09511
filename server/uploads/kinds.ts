import type { Metadata } from 'sharp'

export type Kind = {
  mime: string
  extension: string
  /** What libvips calls it; none for films, which it does not read. */
  format?: Metadata['format']
}

const jpeg: Kind = { mime: 'image/jpeg', extension: 'jpg', format: 'jpeg' }
const png: Kind = { mime: 'image/png', extension: 'png', format: 'png' }
const webp: Kind = { mime: 'image/webp', extension: 'webp', format: 'webp' }
const gif: Kind = { mime: 'image/gif', extension: 'gif', format: 'gif' }
const avif: Kind = { mime: 'image/avif', extension: 'avif', format: 'heif' }
const svg: Kind = { mime: 'image/svg+xml', extension: 'svg', format: 'svg' }
const mp4: Kind = { mime: 'video/mp4', extension: 'mp4' }
const webm: Kind = { mime: 'video/webm', extension: 'webm' }

const mimes = new Map([jpeg, png, webp, gif, avif, svg, mp4, webm].map(({ extension, mime }) => [extension, mime]))

/** What a stored file is, by the name that the store gave it; undefined for what is no such name. */
export function mimeOf(key: string): string | undefined {
  return mimes.get(/^[0-9a-f]{16}(?:-\d+x\d+)?\.([a-z0-9]+)$/.exec(key)?.[1] ?? '')
}

/** How many of a file's first bytes tell what it is. */
export const headLength = 1024

/** What a file is by its first bytes, whatever it is called; undefined for what the store does not take. */
export function kindOf(file: Buffer): Kind | undefined {
  const head = file.subarray(0, headLength)
  const letters = head.toString('latin1')
  if (letters.startsWith('\xFF\xD8\xFF')) return jpeg
  if (letters.startsWith('\x89PNG\r\n\x1A\n')) return png
  if (/^GIF8[79]a/.test(letters)) return gif
  if (/^RIFF.{4}WEBP/s.test(letters)) return webp
  // EBML, the family of Matroska, which names its member soon.
  if (letters.startsWith('\x1A\x45\xDF\xA3')) return /\x42\x82.webm/s.test(letters.slice(0, 64)) ? webm : undefined
  if (letters.startsWith('ftyp', 4)) return kindOfBrands(head)
  return /^(\xEF\xBB\xBF)?\s*<(\?xml|!--|!doctype\s+svg|svg[\s>])/i.test(letters) ? svg : undefined
}

/** The ISO container: pictures, films and what no browser shows (HEIC, QuickTime) differ in the brands that they name. */
function kindOfBrands(head: Buffer): Kind | undefined {
  const names = head.subarray(8, Math.min(head.readUInt32BE(0), 256)).toString('latin1')
  const [main = '', , ...others] = names.match(/.{4}/gs) ?? []
  const brands = [main, ...others]
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return avif
  if (/^(mif1|msf1|hei[cmsx]|hev[cmsx]|qt {2})$/.test(main)) return undefined
  return brands.some((brand) => /^(isom|iso\d|mp4\d|avc\d|M4V |dash|f4v )$/.test(brand)) ? mp4 : undefined
}

export const isFilm = ({ mime }: Pick<Kind, 'mime'>) => mime.startsWith('video/')
