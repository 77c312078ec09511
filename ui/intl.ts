import type { Locale } from '#content/locale.ts'

/** The locales for `Intl`. Arabic uses the Gregorian calendar and Arabic-Indic digits; English dates are British. */
export const intlLocales: Record<Locale, string> = { en: 'en-GB', ar: 'ar-u-ca-gregory-nu-arab' }

/** On first use, because creating a formatter is slow. */
export function perLocale<T>(make: (intlLocale: string) => T): (locale: Locale) => T {
  const made: Partial<Record<Locale, T>> = {}
  return (locale) => {
    made[locale] ??= make(intlLocales[locale])
    return made[locale]
  }
}

const numbers = perLocale((intlLocale) => new Intl.NumberFormat(intlLocale))
const longDates = perLocale((intlLocale) => new Intl.DateTimeFormat(intlLocale, { dateStyle: 'long', timeZone: 'UTC' }))

export const formatNumber = (value: number, locale: Locale): string => numbers(locale).format(value)

/** '9 December 2026', in the digits of the language. */
export function formatLongDate(day: string, locale: Locale): string {
  return longDates(locale).format(new Date(`${day}T12:00:00Z`))
}
