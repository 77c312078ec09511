import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differences, removedListItems } from './differences.ts'
import { anyContent } from './testing/arbitraries.ts'

const tab = (id: string, en = id) => ({ id, title: { en, ar: id } })

test('a text is compared per language, also if it was added or removed', () => {
  expect(differences({ title: { en: 'A', ar: 'أ' } }, { title: { en: 'B', ar: 'أ' }, note: { en: 'n' } })).toEqual([
    { path: 'title.en', before: 'A', after: 'B' },
    { path: 'note.en', before: undefined, after: 'n' },
  ])
  expect(differences({ title: { en: 'A', ar: 'أ' } }, { title: { en: 'A' } })).toEqual([
    { path: 'title.ar', before: 'أ', after: undefined },
  ])
})

test('a changed item is identified by its id, an added or removed one is reported as a whole', () => {
  const before = { tabs: [tab('a'), tab('b'), tab('c')] }
  const after = { tabs: [tab('a'), tab('c', 'new'), tab('d')] }
  expect(differences(before, after)).toEqual([
    { path: 'tabs.b', before: tab('b'), after: undefined },
    { path: 'tabs.c.title.en', before: 'c', after: 'new' },
    { path: 'tabs.d', before: undefined, after: tab('d') },
  ])
})

test('reordering a list is one difference, adding or removing items is not reordering', () => {
  expect(differences([tab('a'), tab('b')], [tab('b'), tab('a')])).toEqual([
    { path: '', before: ['a', 'b'], after: ['b', 'a'] },
  ])
  expect(differences([tab('a'), tab('b')], [tab('x'), tab('b')]).map(({ path }) => path)).toEqual(['a', 'x'])
})

test('any other value is compared as a whole', () => {
  expect(differences({ tags: ['x'], picture: '/a', count: 1 }, { tags: ['x', 'y'], picture: '/b' })).toEqual([
    { path: 'tags', before: ['x'], after: ['x', 'y'] },
    { path: 'picture', before: '/a', after: '/b' },
    { path: 'count', before: 1, after: undefined },
  ])
})

test('removed list items are found, also if their whole list was removed; other removed values are not', () => {
  const before = { note: { en: 'n' }, tabs: [{ ...tab('a'), points: [tab('p')] }, tab('b')], steps: [tab('s')] }
  const after = { tabs: [{ ...tab('a'), points: [] }] }
  expect(removedListItems(before, after).map(({ path }) => path)).toEqual(['tabs.a.points.p', 'tabs.b', 'steps.s'])
})

test('a list item that was moved to another list was not removed', () => {
  const plan = { id: 'plan', title: { en: 'Plan' } }
  const lists = (first: object[], second: object[]) => ({
    columns: [
      { id: 'first', links: first },
      { id: 'second', links: second },
    ],
  })
  expect(removedListItems(lists([plan], []), lists([], [plan]))).toEqual([])
  expect(removedListItems(lists([], [plan]), lists([], [])).map(({ path }) => path)).toEqual([
    'columns.second.links.plan',
  ])
})

test('equal contents have no differences, and different contents have some', () => {
  fc.assert(
    fc.property(anyContent, anyContent, (one, other) => {
      expect(differences(one, structuredClone(one))).toEqual([])
      expect(differences(one, other).length === 0).toBe(isDeepStrictEqual(one, other))
    }),
  )
})
