import type { Locale } from '#content/text.ts'
import { once } from './conventions.ts'

type DayProps = { day: string; locale: Locale; withYear?: boolean; className?: string }

const format = (options: Intl.DateTimeFormatOptions) =>
  once((convention) => new Intl.DateTimeFormat(convention, { ...options, timeZone: 'UTC' }))
const numberOfDay = format({ day: 'numeric' })
const month = format({ month: 'short' })
const monthOfYear = format({ month: 'short', year: 'numeric' })

/** A day as a tile of a calendar: its number above the month, with the year where it is said. `day` is an ISO date. */
export function Day({ day, locale, withYear = false, className = 'day' }: DayProps) {
  const date = new Date(`${day}T12:00:00Z`)
  return (
    <time className={className} dateTime={day}>
      <b>{numberOfDay(locale).format(date)}</b> <span>{(withYear ? monthOfYear : month)(locale).format(date)}</span>
    </time>
  )
}
