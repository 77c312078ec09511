import { expect, test } from 'vitest'
import { applyEdits, parsePath, pathExists, readAt } from './edits.ts'

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
  const changed = applyEdits(content, [{ path: ['tabs', 'build', 'title'], value: { en: 'Make' } }])
  expect(changed.tabs).toEqual([content.tabs[0], { id: 'build', title: { en: 'Make', ar: 'بناء' } }])
  expect(changed.title).toBe(content.title)
  expect(content.tabs[1]?.title.en).toBe('Build')
})

test('an address is replaced as a whole', () => {
  expect(applyEdits(content, [{ path: ['link'], value: '/contact' }]).link).toBe('/contact')
})

test('a missing text is created with its first language', () => {
  expect(applyEdits({}, [{ path: ['subtitle'], value: { en: 'New' } }])).toEqual({ subtitle: { en: 'New' } })
})

test('an edit in a deleted list item changes nothing, and pathExists() is false for it', () => {
  const edit = { path: ['tabs', 'gone', 'title'], value: { en: 'Lost' } }
  expect(applyEdits(content, [edit])).toEqual(content)
  expect(pathExists(content, { ...edit, was: '' })).toBe(false)
  expect(pathExists(content, { path: ['tabs', 'plan', 'title'], value: '', was: '' })).toBe(true)
})

test('a list item is moved to another list', () => {
  const menu = { menu: [{ id: 'a', children: [{ id: 'b' }] }, { id: 'c' }] }
  const edit = { path: ['menu', 'a', 'children'], list: { move: 'b', before: 'c', to: ['menu'] } }
  expect(applyEdits(menu, [edit])).toEqual({ menu: [{ id: 'a', children: [] }, { id: 'b' }, { id: 'c' }] })
})
