export const locales = ['en', 'ar'] as const
export type Locale = (typeof locales)[number]

/** The language that is used if a translation is missing (specification §9). */
export const fallbackLocale: Locale = 'en'

export type BilingualText = { en: string; ar?: string | undefined }

/** Returns the text in `locale`. If that is missing or empty, returns the English text with `lang: 'en'`. */
export function inLocale(value: BilingualText, locale: Locale): { text: string; lang?: Locale } {
  const own = value[locale]
  if (own || locale === fallbackLocale) return { text: own ?? '' }
  return value.en ? { text: value.en, lang: fallbackLocale } : { text: '' }
}

export type Direction = 'ltr' | 'rtl'

export function direction(locale: Locale): Direction {
  return locale === 'ar' ? 'rtl' : 'ltr'
}
