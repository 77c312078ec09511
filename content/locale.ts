export const locales = ['en', 'ar'] as const
export type Locale = (typeof locales)[number]

/** Specification §9. */
export const fallbackLocale: Locale = 'en'

export type BilingualText = { en: string; ar?: string | undefined }

/** English, with `lang: 'en'`, where the text in `locale` is missing or empty. */
export function inLocale(value: BilingualText, locale: Locale): { text: string; lang?: Locale } {
  const own = value[locale]
  if (own || locale === fallbackLocale) return { text: own ?? '' }
  return value.en ? { text: value.en, lang: fallbackLocale } : { text: '' }
}

export type Direction = 'ltr' | 'rtl'

export function direction(locale: Locale): Direction {
  return locale === 'ar' ? 'rtl' : 'ltr'
}
