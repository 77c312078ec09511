import { expect, test } from 'vitest'
import { isRecreated } from './is-recreated.ts'

const made = (version: number, reverts: number | null) => {
  const empty = { at: '2026-01-01T00:00:00Z', author: null, is_mine: true, is_start: false, entries: [], files: {} }
  return { page: 'home', version, reverts, ...empty }
}

test('a redo counts as re-created, an undo of it does not', () => {
  const changes = [made(1, null), made(2, 1), made(3, 2), made(4, 3)]
  expect(changes.map((change) => isRecreated(change, changes))).toEqual([false, false, true, false])
})

test('a revert of an unknown change does not count as re-created', () => {
  const [undo] = [made(3, 2)]
  expect(isRecreated(undo, [undo])).toBe(false)
})
