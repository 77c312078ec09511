/** `live + factor * seq`: 300_002 is live version 2 after the third change of the release. */
const factor = 100_000

/** The maximum number of changes of a release, so that its versions fit into the integers of PostgreSQL. */
export const maxSeq = 21_000

export const releaseVersion = (live: number, seq: number): number => (live % factor) + factor * seq
export const liveVersion = (version: number): number => version % factor
export const seqOf = (version: number): number => Math.floor(version / factor)
