import type { Locale } from '#content/text.ts'
import { longDay } from './conventions.ts'

/** A day in words and in the digits of the language, told to machines too. `day` is an ISO date. */
export function LongDay({ day, locale }: { day: string; locale: Locale }) {
  return <time dateTime={day}>{longDay(day, locale)}</time>
}
