import type { FileType } from './file-types.ts'
import { loadSharp } from './sharp.ts'

export type Size = { width: number; height: number }

/** How large a picture stands upright, by what its file says; undefined where that is no picture of this kind. */
export async function sizeOf(picture: Buffer, { format }: FileType): Promise<Size | undefined> {
  const sharp = await loadSharp()
  const found = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  // The 'heif' family holds AVIF, and formats that browsers do not show.
  if (!found || found.format !== format || (format === 'heif' && found.compression !== 'av1')) return undefined
  const { width, height } = found.autoOrient
  return { width: Math.round(width), height: Math.round(height) }
}
