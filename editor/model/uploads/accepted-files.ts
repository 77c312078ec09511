import type { TFunction } from 'i18next'
import { uploadLimits } from '#api/upload-limits.ts'
import { isVideoAddress } from '#content/video-address.ts'

/** What a media field accepts. 'picture': pictures and videos, 'icon': only SVGs, 'film': only videos. */
export type AcceptedMedia = 'picture' | 'icon' | 'film'
/** 'document': a PDF, as the target of a link. */
export type AcceptedFile = AcceptedMedia | 'document'

const svgFormats = ['svg']
const videoFormats = ['mp4', 'webm']
const acceptedExtensions: Record<AcceptedFile, string[]> = {
  picture: ['png', 'apng', 'jpg', 'jpeg', 'jfif', 'gif', 'webp', 'avif', ...svgFormats, ...videoFormats],
  icon: svgFormats,
  film: videoFormats,
  document: ['pdf'],
}

/** Returns the value of the `accept` attribute of a file input: '.mp4,.webm'. */
export const acceptOf = (accepts: AcceptedFile) => acceptedExtensions[accepts].map((ending) => `.${ending}`).join()

/** Returns the extension of a file name in lower case: 'png'; '' if the name has none. */
export const kindOf = (name: string) => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Returns the message for why a field rejects a file; undefined if it accepts the file. `size` is in bytes. */
export function refusalOf(
  t: TFunction,
  { name, size }: { name: string; size: number },
  accepts: AcceptedFile,
): string | undefined {
  const ending = kindOf(name)
  if (!acceptedExtensions[accepts].includes(ending)) {
    return t(rejectionMessages[accepts], { kind: ending.toUpperCase() || name })
  }
  if (svgFormats.includes(ending)) return size > uploadLimits.svg ? t('media.svgTooLarge') : undefined
  const kind = ending === 'pdf' ? 'pdf' : isVideoAddress(name) ? 'video' : 'picture'
  return size > uploadLimits[kind] ? t('alerts.tooLarge') : undefined
}

const rejectionMessages = {
  picture: 'media.otherKind',
  icon: 'media.svgOnly',
  film: 'media.videoOnly',
  document: 'media.pdfOnly',
} as const
