/**
 * The version of a document that a release touched: its live version, plus this factor times the change of the release
 * (`seq`) that touched it last. So it differs from every live version, and names both states that it was made from.
 */
const factor = 100_000

/** Larger numbers would make versions that exceed the integer column of PostgreSQL (api/shared-fields.ts). */
export const maxSeq = 21_000

export const releaseVersion = (live: number, seq: number): number => (live % factor) + factor * seq
export const liveVersion = (version: number): number => version % factor
export const seqOf = (version: number): number => Math.floor(version / factor)
