import type { Locale } from '#content/text.ts'

/** The calendar and the digits of the language, for `Intl`; English dates as they are written outside America. */
export const conventions: Record<Locale, string> = { en: 'en-GB', ar: 'ar-u-ca-gregory-nu-arab' }

/** Makes a format of each language once: making one takes longer than all that a page says by it. */
export function once<T>(make: (convention: string) => T): (locale: Locale) => T {
  const made: Partial<Record<Locale, T>> = {}
  return (locale) => {
    made[locale] ??= make(conventions[locale])
    return made[locale]
  }
}

const numbers = once((convention) => new Intl.NumberFormat(convention))
const longDays = once((convention) => new Intl.DateTimeFormat(convention, { dateStyle: 'long', timeZone: 'UTC' }))

/** A number in the digits of the language. */
export const inDigits = (value: number, locale: Locale): string => numbers(locale).format(value)

/** A day in words and in the digits of the language: '9 December 2026'. `day` is an ISO date. */
export function longDay(day: string, locale: Locale): string {
  return longDays(locale).format(new Date(`${day}T12:00:00Z`))
}
