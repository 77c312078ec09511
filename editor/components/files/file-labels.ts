import type { TFunction } from 'i18next'
import type { LibraryFile } from '#api/uploads.ts'
import type { Locale } from '#content/locale.ts'
import { intlLocales } from '#ui/intl.ts'

const formats: Record<string, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/avif': 'AVIF',
  'image/svg+xml': 'SVG',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
  'application/pdf': 'PDF',
}

export const acceptedFiles = Object.keys(formats).join()

export const isVideo = ({ mime }: Pick<LibraryFile, 'mime'>) => mime.startsWith('video/')
export const isPdf = ({ mime }: Pick<LibraryFile, 'mime'>) => mime === 'application/pdf'
export const isSvg = ({ mime }: Pick<LibraryFile, 'mime'>) => mime === 'image/svg+xml'

/** An SVG is replaced only by SVGs, because it may be shown at any size. */
export function acceptedReplacements(file: LibraryFile): string {
  if (isSvg(file) || isPdf(file)) return file.mime
  return Object.keys(formats)
    .filter((mime) => mime.startsWith(isVideo(file) ? 'video/' : 'image/'))
    .join()
}

export function kindLabel(t: TFunction, file: LibraryFile): string {
  const format = formats[file.mime] ?? file.mime
  if (isPdf(file)) return format
  if (isVideo(file)) return t('uploads.video', { format })
  return isSvg(file) ? t('uploads.svg', { format }) : t('uploads.picture', { format })
}

export function sizeLabel(locale: Locale, bytes: number): string {
  const isLarge = bytes >= 1_000_000
  return new Intl.NumberFormat(intlLocales[locale], {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1_000))
}

/** Returns the dimensions of a picture: '1,600 × 1,200 pixels'. Undefined if they are unknown. */
export function dimensionsLabel(t: TFunction, locale: Locale, { width, height }: LibraryFile): string | undefined {
  const number = new Intl.NumberFormat(intlLocales[locale])
  return width && height
    ? t('uploads.pixels', { width: number.format(width), height: number.format(height) })
    : undefined
}
