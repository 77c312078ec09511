import type { Locale } from '#content/text.ts'
import { once } from './conventions.ts'

type DayProps = { day: string; locale: Locale }

const format = (options: Intl.DateTimeFormatOptions) =>
  once((convention) => new Intl.DateTimeFormat(convention, { ...options, timeZone: 'UTC' }))
const numberOfDay = format({ day: 'numeric' })
const month = format({ month: 'short' })

/** A day as a tile of a calendar: its number above the month. `day` is an ISO date. */
export function Day({ day, locale }: DayProps) {
  const date = new Date(`${day}T12:00:00Z`)
  return (
    <time className="news-day" dateTime={day}>
      <b>{numberOfDay(locale).format(date)}</b> <span>{month(locale).format(date)}</span>
    </time>
  )
}
