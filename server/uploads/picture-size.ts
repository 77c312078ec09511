import type { FileType } from './file-types.ts'
import { loadSharp } from './sharp.ts'

export type Size = { width: number; height: number }

/** The upright size of a picture by its header; undefined for a file that is not a picture of this type. */
export async function sizeOf(picture: Buffer, { format }: FileType): Promise<Size | undefined> {
  const sharp = await loadSharp()
  const found = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  // libvips reports AVIF as heif, and also formats that browsers do not show.
  if (!found || found.format !== format || (format === 'heif' && found.compression !== 'av1')) return undefined
  const { width, height } = found.autoOrient
  return { width: Math.round(width), height: Math.round(height) }
}
