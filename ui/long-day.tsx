import type { Locale } from '#content/text.ts'
import { conventions } from './conventions.ts'

/** A day in words and in the digits of the language: '9 December 2026'. `day` is an ISO date. */
export function LongDay({ day, locale }: { day: string; locale: Locale }) {
  const format = new Intl.DateTimeFormat(conventions[locale], { dateStyle: 'long', timeZone: 'UTC' })
  return <time dateTime={day}>{format.format(new Date(`${day}T12:00:00Z`))}</time>
}
