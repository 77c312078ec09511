/** Riyadh, the site's time zone (content/today.ts), has no daylight saving time. */
const offset = '+03:00'
const hours = 3

/** The ISO time of what was typed in the site's time zone ('2026-12-01T09:00'); undefined if it is none. */
export function fromSiteTime(typed: string): string | undefined {
  const time = new Date(typed + offset)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

/** An ISO time as a box for date and time shows it in the site's time zone. */
export function toSiteTime(time: string | undefined): string {
  return time ? new Date(Date.parse(time) + hours * 60 * 60 * 1000).toISOString().slice(0, 16) : ''
}
