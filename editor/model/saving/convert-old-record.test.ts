import { expect, test } from 'vitest'
import { convertRecord } from './convert-old-record.ts'

/** A change as version 1 of the database stored it. Its edits write a value, and add, remove and move a list item. */
const old = {
  id: 'a',
  place: {
    unit: 'hero/jane',
    steps: ['buttons', 'first', 'label'],
    kind: 'text',
    linkSteps: ['path'],
    usual: '/about',
  },
  edits: [
    { steps: ['title'], value: { en: 'New', ar: 'جديد' }, was: { en: 'Old', ar: 'قديم' } },
    { steps: ['links'], list: { add: { id: 'b', unit: 'Unit', steps: ['one'], kept: true }, before: 'c' } },
    { steps: ['links'], list: { remove: 'd' } },
    { steps: ['links'], list: { move: 'e', before: 'f', to: ['columns', 'two', 'links'] } },
  ],
  at: 5,
  isDraft: true,
  page: 'home',
  by: 'me',
  desk: 'closed',
  over: 'z',
}

test('converts a stored change with all its edits, and nothing inside their contents', () => {
  expect(convertRecord(old)).toStrictEqual({
    id: 'a',
    place: {
      documentKey: 'hero/jane',
      path: ['buttons', 'first', 'label'],
      kind: 'text',
      linkPath: ['path'],
      defaultLink: '/about',
    },
    edits: [
      { path: ['title'], value: { en: 'New', ar: 'جديد' }, was: { en: 'Old', ar: 'قديم' } },
      { path: ['links'], list: { add: { id: 'b', unit: 'Unit', steps: ['one'], kept: true }, before: 'c' } },
      { path: ['links'], list: { remove: 'd' } },
      { path: ['links'], list: { move: 'e', before: 'f', to: ['columns', 'two', 'links'] } },
    ],
    at: 5,
    isDraft: true,
    page: 'home',
    author: 'me',
    session: 'closed',
    replaces: 'z',
  })
})

test('adds no property that the stored change has not', () => {
  const place = { unit: 'page:home', steps: [], kind: 'form' }
  expect(convertRecord({ id: 'a', place, edits: [], at: 1, page: 'home', by: 'me', desk: 'closed' })).toStrictEqual({
    id: 'a',
    place: { documentKey: 'page:home', path: [], kind: 'form' },
    edits: [],
    at: 1,
    page: 'home',
    author: 'me',
    session: 'closed',
  })
})

test.each([
  ['nothing', undefined],
  ['a record without an author', { ...old, by: undefined }],
  ['a record without a place', { ...old, place: null }],
  ['a record without edits', { ...old, edits: 'none' }],
  ['a record with an edit of another form', { ...old, edits: [{ path: ['title'], value: 'New' }] }],
  ['a record that is converted already', convertRecord(old)],
])('does not convert %s', (_, record) => {
  expect(convertRecord(record)).toBeUndefined()
})
