import { timeouts } from '#server/client-timeouts.ts'

/**
 * The limits for tests with `inject`. A request of `inject` whose body is not read stays open: after the usual
 * `graceMs` of 30 seconds it would be cut off, and logged, during the tests of another file.
 */
export const injectTimeouts = { ...timeouts, graceMs: 60 * 60_000 }
