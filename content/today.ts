/**
 * The company's time zone, in which new posts and jobs are dated, wherever their author is, and in which dates expire.
 * The Swedish locale formats dates as ISO dates.
 */
const isoDates = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Riyadh' })

const minute = 60_000
let latest = { minute: 0, date: '' }

/** The current date of the site, as an ISO date. Formatted once a minute: every request for a cached page reads it. */
export function today(now = Date.now()): string {
  const current = Math.floor(now / minute)
  if (latest.minute !== current) latest = { minute: current, date: isoDates.format(now) }
  return latest.date
}
