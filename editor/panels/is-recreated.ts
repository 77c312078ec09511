import type { HistoryChange } from '#api/history.ts'

/** Whether a change took back one that took another back, and so made that one again. Told from `changes` of any order. */
export function isRecreated({ page, reverts }: HistoryChange, changes: HistoryChange[]): boolean {
  const other = changes.find((each) => each.page === page && each.version === reverts)
  return other !== undefined && other.reverts !== null && !isRecreated(other, changes)
}
