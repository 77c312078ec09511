import type { Locale } from '#content/locale.ts'

/** The calendar and the digits of the language, for `Intl`; English dates as they are written outside America. */
export const intlLocales: Record<Locale, string> = { en: 'en-GB', ar: 'ar-u-ca-gregory-nu-arab' }

/** Makes a format of each language once: making one takes longer than all that a page says by it. */
export function perLocale<T>(make: (intlLocale: string) => T): (locale: Locale) => T {
  const made: Partial<Record<Locale, T>> = {}
  return (locale) => {
    made[locale] ??= make(intlLocales[locale])
    return made[locale]
  }
}

const numbers = perLocale((intlLocale) => new Intl.NumberFormat(intlLocale))
const longDates = perLocale((intlLocale) => new Intl.DateTimeFormat(intlLocale, { dateStyle: 'long', timeZone: 'UTC' }))

/** A number in the digits of the language. */
export const formatNumber = (value: number, locale: Locale): string => numbers(locale).format(value)

/** A day in words and in the digits of the language: '9 December 2026'. `day` is an ISO date. */
export function formatLongDate(day: string, locale: Locale): string {
  return longDates(locale).format(new Date(`${day}T12:00:00Z`))
}
