import type { Locale } from '#content/text.ts'

/** The calendar and the digits of the language; English dates as they are written outside America. */
const calendars = { en: 'en-GB', ar: 'ar-u-ca-gregory-nu-arab' }

/** A day as a tile of a calendar: its number above the month's short name. `day` is an ISO date. */
export function Day({ day, locale, className = 'day' }: { day: string; locale: Locale; className?: string }) {
  const date = new Date(`${day}T12:00:00Z`)
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(calendars[locale], { ...options, timeZone: 'UTC' }).format(date)
  return (
    <time className={className} dateTime={day}>
      <b>{say({ day: 'numeric' })}</b> <span>{say({ month: 'short' })}</span>
    </time>
  )
}
