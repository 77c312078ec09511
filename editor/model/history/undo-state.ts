import type { ChangeRef, HistoryChange } from '#api/history.ts'

export type UndoState = { undo?: HistoryChange | undefined; redo?: HistoryChange | undefined }

/**
 * What a person can undo and redo, told from their own changes, newest first. The history is played from its beginning:
 * taking back the last deed is an undo, taking back the last undo a redo, and all else is a deed of its own, after which
 * there is nothing to redo. What was done before `since` (milliseconds) can be undone no more, but tells what an undo of
 * today was about.
 */
export function undoState(changes: HistoryChange[], since = 0): UndoState {
  const done: HistoryChange[] = []
  let undone: HistoryChange[] = []
  for (const change of changes.toReversed()) {
    if (isRevertOf(change, done.at(-1))) {
      done.pop()
      undone.push(change)
    } else if (isRevertOf(change, undone.at(-1))) {
      undone.pop()
      done.push(change)
    } else {
      done.push(change)
      undone = []
    }
  }
  const recent = (change: HistoryChange | undefined) => (change && Date.parse(change.at) >= since ? change : undefined)
  return { undo: recent(done.at(-1)), redo: recent(undone.at(-1)) }
}

/** The changes that later ones took back, without those whose taking back was taken back itself. Newest first too. */
export function revertedChanges(changes: HistoryChange[]): Set<string> {
  const keys = new Set<string>()
  for (const change of changes) {
    if (change.reverts !== null && !keys.has(changeKey(change))) {
      keys.add(changeKey({ page: change.page, version: change.reverts }))
    }
  }
  return keys
}

export const changeKey = ({ page, version }: ChangeRef) => `${page}/${version}`

function isRevertOf(change: HistoryChange, other: HistoryChange | undefined): boolean {
  return change.page === other?.page && change.reverts === other.version
}
