import type { Locale } from '#content/locale.ts'
import { formatLongDate } from './intl.ts'

/** A day in words and in the digits of the language, told to machines too. `day` is an ISO date. */
export function LongDate({ day, locale }: { day: string; locale: Locale }) {
  return <time dateTime={day}>{formatLongDate(day, locale)}</time>
}
