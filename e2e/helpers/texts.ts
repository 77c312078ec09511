import { type BilingualText, inLocale, type Locale } from '#content/locale.ts'

/** Returns a text of the start content in one language. Throws if it is empty: an empty text matches every page. */
export function textIn(text: BilingualText | undefined, locale: Locale): string {
  const shown = text && inLocale(text, locale).text
  if (!shown) throw new Error('The start content has no such text')
  return shown
}

/** Formats a number in the digits of the language. */
export const formatNumber = (value: number, locale: Locale) =>
  new Intl.NumberFormat(locale === 'ar' ? 'ar-u-nu-arab' : 'en').format(value)
