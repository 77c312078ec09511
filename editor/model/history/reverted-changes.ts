import type { Change } from '#api/history.ts'
import { changeKey } from './undo-state.ts'

/**
 * Returns the keys of the changes that are reverted. A revert that was itself reverted does not count. `changes` are
 * newest first.
 */
export function revertedChanges(changes: Change[]): Set<string> {
  const keys = new Set<string>()
  for (const change of changes) {
    if (change.reverts !== null && !keys.has(changeKey(change))) {
      keys.add(changeKey({ page: change.page, version: change.reverts }))
    }
  }
  return keys
}
