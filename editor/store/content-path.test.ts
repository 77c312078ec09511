import { expect, test } from 'vitest'
import { leadsSomewhere, readAt, stepsOf, withEdits } from './content-path.ts'

const content = {
  title: { en: 'Learn', ar: 'تعلّم' },
  link: '/about',
  tabs: [
    { id: 'plan', title: { en: 'Plan' } },
    { id: 'build', title: { en: 'Build', ar: 'بناء' } },
  ],
}

test('a way names the items of a list by their id', () => {
  expect(stepsOf(content, 'tabs.1.title')).toEqual(['tabs', 'build', 'title'])
})

test('it leads to the same item after the list has been put in another order', () => {
  const moved = { ...content, tabs: content.tabs.toReversed() }
  expect(readAt(moved, ['tabs', 'build', 'title'])).toEqual({ en: 'Build', ar: 'بناء' })
})

test('writing one language leaves the other and everything beside it as they were', () => {
  const changed = withEdits(content, [{ steps: ['tabs', 'build', 'title'], value: { en: 'Make' } }])
  expect(changed.tabs).toEqual([content.tabs[0], { id: 'build', title: { en: 'Make', ar: 'بناء' } }])
  expect(changed.title).toBe(content.title)
  expect(content.tabs[1]?.title.en).toBe('Build')
})

test('an address is replaced as a whole', () => {
  expect(withEdits(content, [{ steps: ['link'], value: '/contact' }]).link).toBe('/contact')
})

test('a text that was never written comes into being with its first language', () => {
  expect(withEdits({}, [{ steps: ['subtitle'], value: { en: 'New' } }])).toEqual({ subtitle: { en: 'New' } })
})

test('an edit in an item that somebody deleted changes nothing and can be told', () => {
  const edit = { steps: ['tabs', 'gone', 'title'], value: { en: 'Lost' } }
  expect(withEdits(content, [edit])).toEqual(content)
  expect(leadsSomewhere(content, { ...edit, was: '' })).toBe(false)
  expect(leadsSomewhere(content, { steps: ['tabs', 'plan', 'title'], value: '', was: '' })).toBe(true)
})

test('an entry is moved to another list', () => {
  const menu = { menu: [{ id: 'a', children: [{ id: 'b' }] }, { id: 'c' }] }
  const edit = { steps: ['menu', 'a', 'children'], list: { move: 'b', before: 'c', to: ['menu'] } }
  expect(withEdits(menu, [edit])).toEqual({ menu: [{ id: 'a', children: [] }, { id: 'b' }, { id: 'c' }] })
})
