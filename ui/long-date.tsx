import type { Locale } from '#content/locale.ts'
import { formatLongDate } from './intl.ts'

/** A long date with the digits of the language in a `<time>` element. `day` is an ISO date. */
export function LongDate({ day, locale }: { day: string; locale: Locale }) {
  return <time dateTime={day}>{formatLongDate(day, locale)}</time>
}
