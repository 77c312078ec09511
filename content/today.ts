/**
 * Formats dates as ISO dates, the format of the Swedish locale, in the company's time zone. New posts and jobs are
 * dated in this time zone, wherever their author is. Dates expire in this time zone, too.
 */
const isoDates = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Riyadh' })

const minute = 60_000
let latest = { minute: 0, date: '' }

/**
 * Returns the current date of the site as an ISO date. Formats it once a minute, because every request for a cached
 * page reads the date.
 */
export function today(now = Date.now()): string {
  const current = Math.floor(now / minute)
  if (latest.minute !== current) latest = { minute: current, date: isoDates.format(now) }
  return latest.date
}
