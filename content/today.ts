/** The format of the Swedish locale is ISO. New posts are dated, and dates expire, in the company's time zone. */
const isoDates = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Riyadh' })

const minute = 60_000
let latest = { minute: 0, date: '' }

/** Formatted once a minute, because every request for a cached page reads the date. */
export function today(now = Date.now()): string {
  const current = Math.floor(now / minute)
  if (latest.minute !== current) latest = { minute: current, date: isoDates.format(now) }
  return latest.date
}
