import { type BilingualText, inLocale, type Locale } from './locale.ts'

/**
 * The keys of the fields that show one picture or video. They are fields of one object. A page shows, in each language,
 * `video`, else `picture`, else `base`.
 */
export type MediaGroup = {
  picture: string
  video?: string
  /** A picture that is kept while `picture` or `video` replaces it. */
  base?: string
  /** Replaces `base`, or `picture` if there is no `base`, on narrow screens. */
  narrow?: string
  /** The alternative text. */
  alt?: string
  /** A video that a button on the picture opens. */
  opened?: string
  /** The label of that button. */
  label?: string
}

/** A stored picture or video: one address for both languages, or one per language. */
export type MediaValue = string | BilingualText

/** Returns the keys of the fields of which a page shows the first that has an address. */
export const shownKeys = ({ video, picture, base }: MediaGroup) =>
  [video, picture, base].filter((key) => key !== undefined)

export const addressKeys = (group: MediaGroup) => [...shownKeys(group), ...(group.narrow ? [group.narrow] : [])]

/**
 * Returns the address of each field of a group in one language. English stands in for Arabic where Arabic has no
 * address. But if an Arabic address is '', English only stands in for it if the place would be empty in Arabic: so one
 * language can have a video, and the other a picture.
 */
export function groupAddresses(group: MediaGroup, content: unknown, locale: Locale): { [key: string]: string } {
  const stored = (content ?? {}) as { [key: string]: MediaValue | undefined }
  const read = (own: (value: BilingualText) => string | undefined) =>
    Object.fromEntries(
      addressKeys(group).map((key) => {
        const value = stored[key] ?? ''
        return [key, typeof value === 'string' ? value : (own(value) ?? '')]
      }),
    )
  const addresses = read((value) => value[locale] ?? value.en)
  return shownAddress(group, addresses) ? addresses : read((value) => inLocale(value, locale).text)
}

/** Returns the address that wide screens show. */
export function shownAddress(group: MediaGroup, addresses: { [key: string]: string }): string {
  const shown = shownKeys(group).find((key) => addresses[key])
  return shown ? (addresses[shown] ?? '') : ''
}
