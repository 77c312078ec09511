import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyEdits, type ListItem } from './edits.ts'
import { editsBetween } from './edits-between.ts'

const text = (en: string, ar = '') => ({ en, ar })

describe('the edits between two contents', () => {
  test('are none if nothing changed', () => {
    expect(editsBetween({ title: text('A') }, { title: text('A') })).toEqual([])
  })

  test('write only the language that changed', () => {
    expect(editsBetween({ title: text('A', 'أ') }, { title: text('A', 'ب') })).toEqual([
      { path: ['title'], value: { ar: 'ب' }, was: { ar: 'أ' } },
    ])
  })

  test('remove a value', () => {
    expect(editsBetween({ color: '#fff' }, {})).toEqual([{ path: ['color'], value: undefined, was: '#fff' }])
  })

  test('replace a picture per language by one for both', () => {
    const edits = editsBetween({ src: { en: '/a', ar: '/b' } }, { src: '/c' })
    expect(applyEdits({ src: { en: '/a', ar: '/b' } }, edits)).toEqual({ src: '/c' })
  })

  test('add, remove, move and change list items', () => {
    const listItem = (id: string): ListItem => ({ id, title: text(id) })
    const [a, b, c, d] = [listItem('a'), listItem('b'), listItem('c'), listItem('d')]
    const edits = editsBetween({ list: [a, b, c] }, { list: [c, { ...a, title: text('new') }, d] })
    expect(edits).toHaveLength(4)
    expect(applyEdits({ list: [a, b, c] }, edits)).toEqual({ list: [c, { ...a, title: text('new') }, d] })
  })

  test('always turn one content into the other', () => {
    const listItem = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), title: fc.record({ en: fc.string() }) })
    const content = fc.record(
      {
        title: fc.record({ en: fc.string(), ar: fc.string() }),
        ground: fc.constantFrom('ink', 'sand'),
        shown: fc.boolean(),
        list: fc.uniqueArray(listItem, { selector: ({ id }) => id }),
      },
      { requiredKeys: ['title', 'list'] },
    )
    fc.assert(
      fc.property(content, content, (before, after) => {
        expect(applyEdits(before, editsBetween(before, after))).toEqual(after)
      }),
    )
  })
})
