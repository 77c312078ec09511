import type { HistoryChange } from '#api/history.ts'

/** Whether a change is a redo: the revert of a revert. `changes` may be in any order. */
export function isRecreated({ page, reverts }: HistoryChange, changes: HistoryChange[]): boolean {
  const other = changes.find((each) => each.page === page && each.version === reverts)
  return other !== undefined && other.reverts !== null && !isRecreated(other, changes)
}
