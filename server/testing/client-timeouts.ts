import { timeouts } from '#server/client-timeouts.ts'

/** With `inject`, a request whose body is not read stays open, and would be cut off during another file's tests. */
export const injectTimeouts = { ...timeouts, graceMs: 60 * 60_000 }
