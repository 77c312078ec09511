import type { Locale } from '#content/locale.ts'
import { intlLocales } from '#ui/intl.ts'

/** Of the site's time zone (content/today.ts). It is constant: Riyadh has no daylight saving time. */
const offset = '+03:00'
const hours = 3

/** Without a `max`, browsers accept years of six digits, which no field can store. */
export const latest = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' }

/** Returns the ISO time for a time typed in the site's time zone ('2026-12-01T09:00'); undefined if it is not valid. */
export function fromSiteTime(typed: string): string | undefined {
  const time = new Date(typed + offset)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

/** Returns an ISO time as the value of a `datetime-local` input in the site's time zone; '' for undefined. */
export function toSiteTime(time: string | undefined): string {
  return time ? new Date(Date.parse(time) + hours * 60 * 60 * 1000).toISOString().slice(0, 16) : ''
}

export function formatSiteTime(locale: Locale, time: string): string {
  const parts = { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  const zone = { timeZone: 'Asia/Riyadh', timeZoneName: 'short' } as const
  return new Intl.DateTimeFormat(intlLocales[locale], { ...parts, ...zone }).format(new Date(time))
}
