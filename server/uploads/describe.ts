import { extname } from 'node:path'
import sharp from 'sharp'

export type FileKind = { mime: string; extension: string; width?: number; height?: number }

const pictures: Record<string, Pick<FileKind, 'mime' | 'extension'>> = {
  jpeg: { mime: 'image/jpeg', extension: 'jpg' },
  png: { mime: 'image/png', extension: 'png' },
  webp: { mime: 'image/webp', extension: 'webp' },
  gif: { mime: 'image/gif', extension: 'gif' },
  heif: { mime: 'image/avif', extension: 'avif' },
  svg: { mime: 'image/svg+xml', extension: 'svg' },
}
const films: Record<string, FileKind> = {
  '.mp4': { mime: 'video/mp4', extension: 'mp4' },
  '.webm': { mime: 'video/webm', extension: 'webm' },
}

/** What a file is, by its content (a film by its name); undefined for what the store does not take. */
export async function describeFile(bytes: Buffer, originalName: string): Promise<FileKind | undefined> {
  const film = films[extname(originalName).toLowerCase()]
  if (film) return film
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  const kind = found?.format && pictures[found.format]
  // The 'heif' family holds AVIF, and formats that browsers do not show.
  if (!kind || (found.format === 'heif' && found.compression !== 'av1')) return undefined
  const { width, height } = found.autoOrient
  return { ...kind, width: Math.round(width), height: Math.round(height) }
}
