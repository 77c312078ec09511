/**
 * The company's time zone: new posts and jobs are dated in it, wherever their author is, and dates expire by it. The
 * Swedish locale formats dates as ISO dates.
 */
const isoDates = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Riyadh' })

/** The current date of the site, as an ISO date. */
export const today = (now = new Date()): string => isoDates.format(now)
