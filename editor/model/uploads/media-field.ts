import type { TFunction } from 'i18next'
import { uploadLimits } from '#api/upload-limits.ts'
import { isLocalized } from '#content/edits.ts'
import { type BilingualText, inLocale, type Locale, locales } from '#content/locale.ts'
import { addressKeys, groupAddresses, type MediaGroup, type MediaValue, shownAddress } from '#content/media-group.ts'
import { type Path, readAt } from '#content/path.ts'
import type { Shape } from '#content/shape.ts'
import { isVideoAddress } from '#content/video-address.ts'
import { schemaAt } from '../documents/field-schema.ts'

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

export const kindOf = (name: string) => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

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

/** A media field with the fields that its schema says belong to it. Without a group, it is the only one of its own. */
export type MediaField = {
  accepts: AcceptedMedia
  group: MediaGroup
  holder: Path
  alt: Path | undefined
  opened: Path | undefined
  isNarrow: boolean
}

export function mediaFieldAt(schema: Shape, path: Path): MediaField {
  const holder = path.slice(0, -1)
  const key = path.at(-1) ?? ''
  const field = schemaAt(schema, path)
  const object = schemaAt(schema, holder)
  const groups = object && 'media' in object ? object.media : undefined
  const group: MediaGroup = groups?.find((each) => addressKeys(each).includes(key)) ?? { picture: key }
  const isNarrow = group.narrow === key
  const at = (name: string | undefined) => (name === undefined || isNarrow ? undefined : [...holder, name])
  return {
    accepts: (field && 'accepts' in field && field.accepts) || 'picture',
    group,
    holder,
    alt: at(group.alt),
    opened: at(group.opened),
    isNarrow,
  }
}

export function shownAddresses(content: unknown, { group, holder, isNarrow }: MediaField): Record<Locale, string> {
  const shown = (locale: Locale) => {
    const addresses = groupAddresses(group, readAt(content, holder), locale)
    return isNarrow ? (addresses[group.narrow ?? ''] ?? '') : shownAddress(group, addresses)
  }
  return { en: shown('en'), ar: shown('ar') }
}

/** A change of a media value: one address for both languages, or addresses for some languages. */
export type MediaPatch = string | Partial<BilingualText>

export function mediaByLanguage(value: unknown): Partial<BilingualText> {
  if (isLocalized(value)) return value
  return typeof value === 'string' ? { en: value, ar: value } : {}
}

export const patchOf = (address: string, languages: readonly Locale[]): MediaPatch =>
  locales.every((locale) => languages.includes(locale))
    ? address
    : Object.fromEntries(languages.map((locale) => [locale, address]))

export function applyMediaPatch(value: unknown, patch: MediaPatch): MediaValue {
  if (typeof patch === 'string') return patch
  const { en, ar } = addressesOf(value)
  return { en, ...(ar && { ar }), ...patch }
}

export const addressIn = (value: unknown, locale: Locale): string =>
  inLocale({ en: '', ...mediaByLanguage(value) }, locale).text

export const addressesOf = (value: unknown): Record<Locale, string> => ({
  en: addressIn(value, 'en'),
  ar: addressIn(value, 'ar'),
})
