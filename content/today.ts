/** Where the company's day begins: whoever writes, and wherever, a new post or vacancy is dated by it. */
const timeZone = 'Asia/Riyadh'

/** The site's date, as an ISO date. */
export function today(now = new Date()): string {
  // Swedish dates are ISO dates.
  return now.toLocaleDateString('sv', { timeZone })
}
