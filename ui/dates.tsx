import type { Locale } from '#content/locale.ts'
import { formatLongDate, perLocale } from './intl.ts'

type CalendarDayProps = { day: string; locale: Locale }

const format = (options: Intl.DateTimeFormatOptions) =>
  perLocale((intlLocale) => new Intl.DateTimeFormat(intlLocale, { ...options, timeZone: 'UTC' }))
const numberOfDay = format({ day: 'numeric' })
const month = format({ month: 'short' })

/** Renders a date as a calendar tile with the day and the month. `day` is an ISO date. */
export function CalendarDay({ day, locale }: CalendarDayProps) {
  const date = new Date(`${day}T12:00:00Z`)
  return (
    <time className="insights-day" dateTime={day}>
      <b>{numberOfDay(locale).format(date)}</b> <span>{month(locale).format(date)}</span>
    </time>
  )
}

/** Renders a `<time>` element with a long date in the digits of the language. `day` is an ISO date. */
export function LongDate({ day, locale }: { day: string; locale: Locale }) {
  return <time dateTime={day}>{formatLongDate(day, locale)}</time>
}
