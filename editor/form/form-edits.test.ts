import { describe, expect, test } from 'vitest'
import { type BlockType, catalogue } from '#blocks/catalogue.ts'
import { apply, type Edit } from '#content/edits.ts'
import type { EditorDocument } from '../model/documents/documents.ts'
import type { Place } from '../model/documents/places.ts'
import { formEdits, isTouched, startForm } from './form-edits.ts'

const documentOf = (type: BlockType, edited: object = catalogue[type].blank) =>
  ({ type, edited }) as unknown as EditorDocument
const placeAt = (...path: string[]): Place => ({ documentKey: 'block', kind: 'form', path })
const tabs = catalogue.TABS.blank

test.each(Object.keys(catalogue) as BlockType[])('opening a form of %s changes nothing', (type) => {
  const start = startForm(documentOf(type), placeAt(), undefined)
  expect(isTouched(start, start.draft)).toBe(false)
  expect(formEdits(start, start.draft, placeAt())).toEqual([])
})

describe('a form of one list item', () => {
  const [first] = tabs.tabs
  const place = placeAt('tabs', first?.id ?? '')

  test('contains that list item and saves what was changed in it', () => {
    const start = startForm(documentOf('TABS'), place, undefined)
    expect(start.draft).toEqual(first)
    const draft = { ...first, title: { ...first?.title, ar: 'أولًا' } }
    expect(formEdits(start, draft, place)).toEqual([
      { path: [...place.path, 'title'], value: { ar: 'أولًا' }, was: { ar: first?.title.ar } },
    ])
  })

  test('opens with a failed save and keeps the values that it replaced', () => {
    const path = [...place.path, 'title']
    const typed = [{ path, value: { en: 'Typed' }, was: { en: 'Earlier' } }]
    const start = startForm(documentOf('TABS'), place, undefined, typed)
    expect(start.draft).toMatchObject({ title: { en: 'Typed', ar: first?.title.ar } })
    expect(formEdits(start, start.draft, place)).toEqual(typed)
  })
})

describe('a new list item', () => {
  const place = placeAt('tabs')

  test('starts empty and is inserted at the requested place', () => {
    const start = startForm(documentOf('TABS'), place, { before: 'x' })
    expect(start.draft).toMatchObject({ title: { en: '', ar: '' } })
    expect(formEdits(start, start.draft, place)).toEqual([{ path: ['tabs'], list: { add: start.draft, before: 'x' } }])
  })

  test('opens from a failed save as it was typed, for the same place', () => {
    const typed: Edit[] = [{ path: ['tabs'], list: { add: { id: 'new', title: { en: 'Typed' } }, before: 'x' } }]
    const start = startForm(documentOf('TABS'), place, undefined, typed)
    expect(formEdits(start, start.draft, place)).toEqual(typed)
  })
})

test('list items of an article that came without ids get ids and can be reordered', () => {
  const items = [{ content: { en: 'One' } }, { content: { en: 'Two' } }]
  const content = { detailContent: { body: [{ id: 'list', type: 'list', items }] } }
  const document = { ...documentOf('RESOURCES', content), item: 'post' }
  const place = placeAt('detailContent', 'body', 'list')
  const start = startForm(document, place, undefined)
  expect(isTouched(start, start.draft)).toBe(false)
  const draft = apply(start.draft as { items: { id: string }[] }, [])
  const turned = { ...draft, items: draft.items.toReversed() }
  const saved = apply(content, formEdits(start, turned, place))
  expect(saved.detailContent.body[0]?.items.map(({ content }) => content.en)).toEqual(['Two', 'One'])
})
