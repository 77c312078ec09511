import { describe, expect, test } from 'vitest'
import { type BlockType, catalogue } from '#blocks/catalogue.ts'
import type { ObjectShape, Shape } from '#content/shape.ts'
import { arabic, english } from '#locales/testing/messages.ts'
import { definitionOf } from './field-schema.ts'
import { fieldsOf, firstToFill, partsOf } from './form-field-kinds.ts'

/**
 * Keys that forms do not edit: ids are part of addresses, `order` sorts a policy's rows.
 */
const elsewhere = ['id', 'order']

type Known = { path: string; key: string; schema: Shape }

/** Returns every key of a schema and of the schemas in it. A schema that contains itself is visited once. */
function keysOf(schema: Shape, path: string, but?: string, seen = new Set<Shape>()): Known[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  if (schema.type === 'array') return keysOf(schema.element, path, undefined, seen)
  if (schema.type !== 'object') return []
  const edited = new Set(fieldsOf(schema, but ? [but] : []).map(({ key }) => key))
  return Object.entries(schema.fields).flatMap(([key, part]) => {
    if (key === but || elsewhere.includes(key)) return []
    const at = `${path}.${key}`
    const mine = { path: edited.has(key) || part.isSetting ? at : `${at} has no editor`, key, schema: part }
    return [mine, ...keysOf(part, at, undefined, new Set(seen))]
  })
}

const all = (Object.keys(catalogue) as BlockType[]).flatMap((type) => {
  const { content, collection } = definitionOf(type)
  return [...keysOf(content, type, collection?.key), ...(collection ? keysOf(collection.item, `${type} item`) : [])]
})

test('every field of every block and item has an editor', () => {
  expect(all.length).toBeGreaterThan(250)
  expect(all.filter(({ path }) => path.endsWith('has no editor'))).toEqual([])
})

test.each([
  ['English', english],
  ['Arabic', arabic],
])('every field and every option has a label in %s', (_, { fields, options }) => {
  expect(all.filter(({ key }) => !(key in fields)).map(({ path }) => path)).toEqual([])
  const chosen = all.flatMap(({ schema }) => (schema.type === 'choice' ? schema.options : []))
  expect(chosen.filter((option) => !(option in options))).toEqual([])
})

describe('a form shows', () => {
  const keysOfParts = (type: BlockType, value: object) => {
    const { main, more } = partsOf(fieldsOf(definitionOf(type).content), value)
    return { main: main.map(({ key }) => key), more: more.map(({ key }) => key) }
  }

  test('the filled fields of a hero first, its colours last, and the rest only on request', () => {
    const { main, more } = keysOfParts('HERO', {
      ...catalogue.HERO.blank,
      sliderImages: [{ id: 'a', src: '/uploads/a' }],
    })
    expect(main.slice(0, 2)).toEqual(['title', 'subtitle'])
    expect(main.indexOf('sliderImages')).toBeLessThan(main.indexOf('backgroundColor'))
    expect(more).toContain('eyebrow')
    expect(more).not.toContain('title')
  })

  test('the day and the type of a post, and not the date and the tag that follow from them', () => {
    const fields = fieldsOf(definitionOf('RESOURCES').collection?.item as ObjectShape)
    const keys = (value: object) => partsOf(fields, value).main.map(({ key }) => key)
    const texts = { date: { en: '1 May 2026' }, tag: { en: 'Event' } }
    expect(keys({ type: 'event', day: '2026-05-01', ...texts })).not.toContain('date')
    expect(keys({ type: 'event', day: '2026-05-01', ...texts })).not.toContain('tag')
    expect(keys({ type: 'event', ...texts })).toContain('date')
  })

  test('everything if few fields are empty', () => {
    expect(keysOfParts('TABS', catalogue.TABS.blank).more).toEqual([])
  })

  test('everything if there is no text yet', () => {
    expect(keysOfParts('CTA', { title: { en: '', ar: '' } }).more).toEqual([])
    expect(keysOfParts('CTA', { title: { en: 'Talk to us' } }).more).toContain('buttonText')
  })
})

test('a list item without visible content is filled in from its first field', () => {
  const { content } = definitionOf('AWARDS')
  const awards = content.fields.awards
  const award = awards?.type === 'array' ? awards.element : content
  expect(firstToFill(award, { id: 'a', title: { en: '', ar: '' } })?.key).toBe(fieldsOf(award as ObjectShape)[0]?.key)
  expect(firstToFill(award, { id: 'a', title: { en: '', ar: 'جائزة' } })).toBeUndefined()
  expect(firstToFill(award, { id: 'a', image: '/uploads/a.webp' })).toBeUndefined()
})
