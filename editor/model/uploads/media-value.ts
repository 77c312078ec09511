import { isLocalized } from '#content/edits.ts'
import { type BilingualText, inLocale, type Locale, locales } from '#content/locale.ts'

/** As it is stored: the address of a picture or video for both languages, or one per language. */
export type MediaValue = string | BilingualText

/** A change of it: one address for both languages, or for some. */
export type MediaPatch = string | Partial<BilingualText>

/** The addresses by language; one for both languages is returned for each. */
export function mediaByLanguage(value: unknown): Partial<BilingualText> {
  if (isLocalized(value)) return value
  return typeof value === 'string' ? { en: value, ar: value } : {}
}

/** One address for both languages, or for some. */
export const patchOf = (address: string, languages: readonly Locale[]): MediaPatch =>
  locales.every((locale) => languages.includes(locale))
    ? address
    : Object.fromEntries(languages.map((locale) => [locale, address]))

export function applyMediaPatch(value: unknown, patch: MediaPatch): MediaValue {
  return typeof patch === 'string' ? patch : { en: '', ...mediaByLanguage(value), ...patch }
}

/** The address that is shown in a language. */
export const addressIn = (value: unknown, locale: Locale): string =>
  inLocale({ en: '', ...mediaByLanguage(value) }, locale).text

export const addressesOf = (value: unknown): Record<Locale, string> => ({
  en: addressIn(value, 'en'),
  ar: addressIn(value, 'ar'),
})
