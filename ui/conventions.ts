import type { Locale } from '#content/text.ts'

/** The calendar and the digits of the language, for `Intl`; English dates as they are written outside America. */
export const conventions: Record<Locale, string> = { en: 'en-GB', ar: 'ar-u-ca-gregory-nu-arab' }

/** A day in words and in the digits of the language: '9 December 2026'. `day` is an ISO date. */
export function longDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(conventions[locale], { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T12:00:00Z`))
}
