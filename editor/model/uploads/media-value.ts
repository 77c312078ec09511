import { isLocalized } from '#content/edits.ts'
import { type BilingualText, inLocale, type Locale, locales } from '#content/locale.ts'
import type { MediaValue } from '#content/media-group.ts'

/** A change of a media value: one address for both languages, or addresses for some languages. */
export type MediaPatch = string | Partial<BilingualText>

/** Returns the addresses by language. An address for both languages is returned for each of them. */
export function mediaByLanguage(value: unknown): Partial<BilingualText> {
  if (isLocalized(value)) return value
  return typeof value === 'string' ? { en: value, ar: value } : {}
}

/** Returns the change that sets an address in some languages. */
export const patchOf = (address: string, languages: readonly Locale[]): MediaPatch =>
  locales.every((locale) => languages.includes(locale))
    ? address
    : Object.fromEntries(languages.map((locale) => [locale, address]))

/** Returns the changed value. Arabic keeps the address that it shows, even if that was the English one. */
export function applyMediaPatch(value: unknown, patch: MediaPatch): MediaValue {
  if (typeof patch === 'string') return patch
  const { en, ar } = addressesOf(value)
  return { en, ...(ar && { ar }), ...patch }
}

/** Returns the address that is shown in a language. If there is no Arabic address, the English one is shown. */
export const addressIn = (value: unknown, locale: Locale): string =>
  inLocale({ en: '', ...mediaByLanguage(value) }, locale).text

export const addressesOf = (value: unknown): Record<Locale, string> => ({
  en: addressIn(value, 'en'),
  ar: addressIn(value, 'ar'),
})
