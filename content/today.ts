/**
 * Where the company's day begins: whoever writes, and wherever, a new post or vacancy is dated by it, and what is over
 * with a day is over with this one. Swedish dates are ISO dates.
 */
const isoDates = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Riyadh' })

/** The site's date, as an ISO date. */
export const today = (now = new Date()): string => isoDates.format(now)
