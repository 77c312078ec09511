import { describe, expect, test } from 'vitest'
import type { Change } from '#api/history.ts'
import { startPages } from '../documents/pages.ts'
import { changeKey, isRedo, revertedChanges, shownScope, undoState } from './undo-state.ts'

type Made = string | [page: string, reverts: number]

/**
 * Returns a history, newest first. `made` is in the order of time: 'home' is an edit, ['home', 1] a revert of home/1.
 */
function history(...made: Made[]): Change[] {
  const versions = new Map<string, number>()
  const changes = made.map((each): Change => {
    const [page, reverts] = typeof each === 'string' ? [each, null] : each
    const version = (versions.get(page) ?? 0) + 1
    versions.set(page, version)
    const empty = { at: '2026-01-01T00:00:00Z', author: null, is_mine: true, is_start: false, entries: [], files: {} }
    return { page, version, reverts, ...empty }
  })
  return changes.reverse()
}

const named = (changes: Change[]) => {
  const { undo, redo } = undoState(changes)
  return { undo: undo && changeKey(undo), redo: redo && changeKey(redo) }
}

describe('what can be undone', () => {
  test('is nothing without changes', () => {
    expect(named([])).toEqual({})
  })

  test('is the last edit, whichever page it was on', () => {
    expect(named(history('home', 'header'))).toEqual({ undo: 'header/1' })
  })

  test('is the previous edit once the last one is undone, and the undo can be redone', () => {
    expect(named(history('home', 'home', ['home', 2]))).toEqual({ undo: 'home/1', redo: 'home/3' })
  })

  test('goes back step by step, and forward in the same steps', () => {
    const back: Made[] = ['home', 'home', ['home', 2], ['home', 1]]
    expect(named(history(...back))).toEqual({ redo: 'home/4' })
    expect(named(history(...back, ['home', 4]))).toEqual({ undo: 'home/5', redo: 'home/3' })
    expect(named(history(...back, ['home', 4], ['home', 3]))).toEqual({ undo: 'home/6' })
  })

  test('includes an edit that was redone', () => {
    expect(named(history('home', ['home', 1], ['home', 2]))).toEqual({ undo: 'home/3' })
    expect(named(history('home', ['home', 1], ['home', 2], ['home', 3]))).toEqual({ redo: 'home/4' })
  })

  test('a new edit clears what can be redone', () => {
    expect(named(history('home', ['home', 1], 'home'))).toEqual({ undo: 'home/3' })
  })

  test('includes the revert of an older change, from the history or the bin, as an edit of its own', () => {
    expect(named(history('home', 'home', ['home', 1]))).toEqual({ undo: 'home/3' })
    expect(named(history('home', 'home', ['home', 1], ['home', 3]))).toEqual({ undo: 'home/2', redo: 'home/4' })
  })

  test('does not mix up the versions of different pages', () => {
    expect(named(history('home', ['header', 1]))).toEqual({ undo: 'header/1' })
  })

  test('does not include an edit that was undone today, however old it is', () => {
    const [undo, deed] = history('home', ['home', 1]) as [Change, Change]
    const now = Date.parse(deed.at) + 1
    const today = [{ ...undo, at: new Date(now).toISOString() }, deed]
    expect(undoState(today, now)).toEqual({ redo: today[0] })
    expect(undoState([deed], now)).toEqual({})
  })

  test('includes, as an edit of its own, an undo whose edit is too old to be in the history', () => {
    expect(named(history('home', ['home', 1]).slice(0, 1))).toEqual({ undo: 'home/2' })
  })
})

describe('what is marked as undone', () => {
  test('is what was reverted and not redone', () => {
    expect([...revertedChanges(history('home', 'home', ['home', 2]))]).toEqual(['home/2'])
    expect([...revertedChanges(history('home', ['home', 1], ['home', 2]))]).toEqual(['home/2'])
  })
})

describe('a redo', () => {
  test('is the revert of a revert, but not the revert of a redo', () => {
    const changes = history('home', ['home', 1], ['home', 2], ['home', 3])
    expect(changes.toReversed().map((change) => isRedo(change, changes))).toEqual([false, false, true, false])
  })

  test('is not the revert of an unknown change', () => {
    const [revert] = history(['home', 5])
    expect(revert && isRedo(revert, [revert])).toBe(false)
  })
})

test('the scope contains the page even after its last block was deleted, and the settings of the site', () => {
  const shown = ['header', 'footer']
  expect(shownScope(startPages, shown, '/ar/resources').pages).toEqual(['resources', ...shown, 'site'])
  expect(shownScope(startPages, ['resources'], '/resources').pages).toEqual(['resources', 'site'])
})
