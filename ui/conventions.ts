import type { Locale } from '#content/text.ts'

/** The calendar and the digits of the language, for `Intl`; English dates as they are written outside America. */
export const conventions: Record<Locale, string> = { en: 'en-GB', ar: 'ar-u-ca-gregory-nu-arab' }
