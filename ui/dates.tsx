import type { Locale } from '#content/locale.ts'
import { formatLongDate, perLocale } from './intl.ts'

type CalendarDayProps = { day: string; locale: Locale }

const format = (options: Intl.DateTimeFormatOptions) =>
  perLocale((intlLocale) => new Intl.DateTimeFormat(intlLocale, { ...options, timeZone: 'UTC' }))
const numberOfDay = format({ day: 'numeric' })
const month = format({ month: 'short' })

export function CalendarDay({ day, locale }: CalendarDayProps) {
  const date = new Date(`${day}T12:00:00Z`)
  return (
    <time className="insights-day" dateTime={day}>
      <b>{numberOfDay(locale).format(date)}</b> <span>{month(locale).format(date)}</span>
    </time>
  )
}

/** `day` is an ISO date; its digits are those of the language. */
export function LongDate({ day, locale }: { day: string; locale: Locale }) {
  return <time dateTime={day}>{formatLongDate(day, locale)}</time>
}
