import { uploadLimits } from '#api/upload-limits.ts'
import { isVideoAddress } from '#content/video-address.ts'

/** What a media field accepts: pictures and videos, only SVGs, or only videos. */
export type AcceptedMedia = 'picture' | 'icon' | 'film'
/** A `document` is a file that a link leads to. */
export type AcceptedFile = AcceptedMedia | 'document'

const svgFormats = ['svg']
const videoFormats = ['mp4', 'webm']
const acceptedExtensions: Record<AcceptedFile, string[]> = {
  picture: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', ...svgFormats, ...videoFormats],
  icon: svgFormats,
  film: videoFormats,
  document: ['pdf'],
}

/** The value of the `accept` attribute of a file input. */
export const acceptOf = (accepts: AcceptedFile) => acceptedExtensions[accepts].map((ending) => `.${ending}`).join()

/** The extension of a file name: 'png'; '' if it has none. */
export const kindOf = (name: string) => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The key of the message why a media field rejects a file; undefined if the field accepts it. */
export function refusalOf({ name, size }: { name: string; size: number }, accepts: AcceptedFile): string | undefined {
  const ending = kindOf(name)
  if (!acceptedExtensions[accepts].includes(ending)) return rejectionMessages[accepts]
  if (svgFormats.includes(ending)) return size > uploadLimits.svg ? 'media.svgTooLarge' : undefined
  const kind = ending === 'pdf' ? 'pdf' : isVideoAddress(name) ? 'video' : 'picture'
  return size > uploadLimits[kind] ? 'alerts.tooLarge' : undefined
}

const rejectionMessages: Record<AcceptedFile, string> = {
  picture: 'alerts.wrongKind',
  icon: 'media.svgOnly',
  film: 'media.videoOnly',
  document: 'media.pdfOnly',
}
