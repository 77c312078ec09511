import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apply, diff, invert, pathExists } from './edits.ts'
import { parsePath, readAt } from './path.ts'
import { anyContent, anyText } from './testing/arbitraries.ts'

const content = {
  title: { en: 'Learn', ar: 'تعلّم' },
  link: '/about',
  tabs: [
    { id: 'plan', title: { en: 'Plan' } },
    { id: 'build', title: { en: 'Build', ar: 'بناء' } },
  ],
}

test('a path contains the ids of list items', () => {
  expect(parsePath(content, 'tabs.1.title')).toEqual(['tabs', 'build', 'title'])
})

test('a path leads to the same list item after the list was reordered', () => {
  const moved = { ...content, tabs: content.tabs.toReversed() }
  expect(readAt(moved, ['tabs', 'build', 'title'])).toEqual({ en: 'Build', ar: 'بناء' })
})

test('writing one language changes neither the other language nor anything beside it', () => {
  const changed = apply(content, [{ path: ['tabs', 'build', 'title'], value: { en: 'Make' } }])
  expect(changed.tabs).toEqual([content.tabs[0], { id: 'build', title: { en: 'Make', ar: 'بناء' } }])
  expect(changed.title).toBe(content.title)
  expect(content.tabs[1]?.title.en).toBe('Build')
})

test('an address is replaced as a whole', () => {
  expect(apply(content, [{ path: ['link'], value: '/contact' }]).link).toBe('/contact')
})

test('a missing text is created with its first language', () => {
  expect(apply({}, [{ path: ['subtitle'], value: { en: 'New' } }])).toEqual({ subtitle: { en: 'New' } })
})

test('an edit in a deleted list item changes nothing, and pathExists() is false for it', () => {
  const edit = { path: ['tabs', 'gone', 'title'], value: { en: 'Lost' } }
  expect(apply(content, [edit])).toEqual(content)
  expect(pathExists(content, { ...edit, was: '' })).toBe(false)
  expect(pathExists(content, { path: ['tabs', 'plan', 'title'], value: '', was: '' })).toBe(true)
})

test('a list item is moved to another list', () => {
  const menu = { menu: [{ id: 'a', children: [{ id: 'b' }] }, { id: 'c' }] }
  const edit = { path: ['menu', 'a', 'children'], list: { move: 'b', before: 'c', to: ['menu'] } }
  expect(apply(menu, [edit])).toEqual({ menu: [{ id: 'a', children: [] }, { id: 'b' }, { id: 'c' }] })
})

describe('the edits between two contents', () => {
  const text = (en: string, ar = '') => ({ en, ar })
  const listItem = (id: string) => ({ id, title: text(id) })
  const [a, b, c, d] = [listItem('a'), listItem('b'), listItem('c'), listItem('d')]

  test('are none if nothing changed', () => {
    expect(diff({ title: text('A') }, { title: text('A') })).toEqual([])
  })

  test('write only the language that changed', () => {
    expect(diff({ title: text('A', 'أ') }, { title: text('A', 'ب') })).toEqual([
      { path: ['title'], value: { ar: 'ب' }, was: { ar: 'أ' } },
    ])
  })

  test('remove a value', () => {
    expect(diff({ color: '#fff' }, {})).toEqual([{ path: ['color'], value: undefined, was: '#fff' }])
  })

  test('replace a picture per language by one for both', () => {
    const edits = diff({ src: { en: '/a', ar: '/b' } }, { src: '/c' })
    expect(apply({ src: { en: '/a', ar: '/b' } }, edits)).toEqual({ src: '/c' })
  })

  test('remove, change, add and reorder list items', () => {
    const [before, after] = [{ list: [a, b, c] }, { list: [c, { ...a, title: text('new') }, d] }]
    const edits = diff(before, after)
    expect(edits).toEqual([
      { path: ['list', 'a', 'title'], value: { en: 'new' }, was: { en: 'a' } },
      { path: ['list'], list: { remove: 'b', item: b, before: 'c' } },
      { path: ['list'], list: { add: d, before: undefined } },
      { path: ['list'], list: { order: ['c', 'a', 'd'], was: ['a', 'b', 'c'] } },
    ])
    expect(apply(before, edits)).toEqual(after)
  })

  test('keep the items that somebody else has added to a reordered list behind their neighbours', () => {
    const edits = diff({ list: [a, b, c] }, { list: [c, b, a] })
    expect(apply({ list: [a, d, b, c] }, edits)).toEqual({ list: [c, b, a, d] })
  })

  test('keep what somebody else has created in the same place', () => {
    const edits = diff({}, { note: text('n'), list: [a] })
    expect(apply({ note: { fr: 'f' }, list: [b] }, edits)).toEqual({ note: { fr: 'f', ...text('n') }, list: [b, a] })
  })
})

describe('for any contents', () => {
  test('the edits between two contents turn one into the other, and their inversion turns it back', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (before, after) => {
        const edits = diff(before, after)
        expect(apply<unknown>(before, edits)).toEqual(after)
        expect(apply<unknown>(after, invert(edits))).toEqual(before)
      }),
      { numRuns: 1000 },
    )
  })

  test('an edit of one language never changes the other', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, current) => {
        const edits = diff({ title: before }, { title: { ...before, en: `${before.en}!` } })
        expect(apply({ title: current }, edits)).toEqual({ title: { ...current, en: `${before.en}!` } })
      }),
    )
  })
})
