import type { Change, ChangeRef } from '#api/history.ts'

export type UndoState = { undo?: Change | undefined; redo?: Change | undefined }

/**
 * Derives what a user can undo and redo from their own changes, newest first. Replays the changes from the oldest: a
 * revert of the last edit is an undo, a revert of the last undo is a redo, and anything else is a new edit, after which
 * nothing can be redone. Changes before `since` (milliseconds) can no longer be undone, but are needed to recognize
 * later reverts of them as undos.
 */
export function undoState(changes: Change[], since = 0): UndoState {
  const done: Change[] = []
  let undone: Change[] = []
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
  const recent = (change: Change | undefined) => (change && Date.parse(change.at) >= since ? change : undefined)
  return { undo: recent(done.at(-1)), redo: recent(undone.at(-1)) }
}

export const changeKey = ({ page, version }: ChangeRef) => `${page}/${version}`

function isRevertOf(change: Change, other: Change | undefined): boolean {
  return change.page === other?.page && change.reverts === other.version
}

/** Whether a change is the revert of a revert. `changes` may be in any order. */
export function isRedo({ page, reverts }: Change, changes: Change[]): boolean {
  const other = changes.find((each) => each.page === page && each.version === reverts)
  return other !== undefined && other.reverts !== null && !isRedo(other, changes)
}
