import { inLocale, type Locale, type LocalizedText, locales } from '#content/text.ts'
import { isLocalized } from '../store/content-path.ts'

/** As it is stored: the address of a picture or film for both languages, or one for each. */
export type MediaValue = string | LocalizedText

/** A change of it: one address for both languages, or for some. */
export type MediaPatch = string | Partial<LocalizedText>

/** The addresses of both languages; one that serves both is that of each. */
export function bothOf(value: unknown): Partial<LocalizedText> {
  if (isLocalized(value)) return value
  return typeof value === 'string' ? { en: value, ar: value } : {}
}

/** One address for both languages, or for some. */
export const patchOf = (address: string, languages: readonly Locale[]): MediaPatch =>
  locales.every((locale) => languages.includes(locale))
    ? address
    : Object.fromEntries(languages.map((locale) => [locale, address]))

export function patched(value: unknown, patch: MediaPatch): MediaValue {
  return typeof patch === 'string' ? patch : { en: '', ...bothOf(value), ...patch }
}

/** The address that is shown in a language. */
export const addressIn = (value: unknown, locale: Locale): string => inLocale({ en: '', ...bothOf(value) }, locale).text

export const addressesOf = (value: unknown): Record<Locale, string> => ({
  en: addressIn(value, 'en'),
  ar: addressIn(value, 'ar'),
})
