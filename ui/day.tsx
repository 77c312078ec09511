import type { Locale } from '#content/text.ts'
import { conventions } from './conventions.ts'

type DayProps = { day: string; locale: Locale; withYear?: boolean; className?: string }

/** A day as a tile of a calendar: its number above the month, with the year where it is said. `day` is an ISO date. */
export function Day({ day, locale, withYear = false, className = 'day' }: DayProps) {
  const date = new Date(`${day}T12:00:00Z`)
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(conventions[locale], { ...options, timeZone: 'UTC' }).format(date)
  return (
    <time className={className} dateTime={day}>
      <b>{say({ day: 'numeric' })}</b>{' '}
      <span>{say(withYear ? { month: 'short', year: 'numeric' } : { month: 'short' })}</span>
    </time>
  )
}
