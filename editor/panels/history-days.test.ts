import { expect, test } from 'vitest'
import { isRedo } from './history-days.tsx'

const made = (version: number, reverts: number | null) => {
  const empty = { at: '2026-01-01T00:00:00Z', author: null, is_mine: true, is_start: false, entries: [], files: {} }
  return { page: 'home', version, reverts, ...empty }
}

test('the revert of a revert is a redo, and the revert of a redo is not', () => {
  const changes = [made(1, null), made(2, 1), made(3, 2), made(4, 3)]
  expect(changes.map((change) => isRedo(change, changes))).toEqual([false, false, true, false])
})

test('the revert of an unknown change is not a redo', () => {
  const [undo] = [made(3, 2)]
  expect(isRedo(undo, [undo])).toBe(false)
})
