import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type BlockType, catalogue } from '#blocks/catalogue.ts'
import { unwrap } from '#content/schema/show.ts'
import arabic from '#locales/ar/translation.json' with { type: 'json' }
import english from '#locales/en/translation.json' with { type: 'json' }
import { definitionOf } from '../field-kind.ts'
import { fieldsOf, partsOf } from './form-fields.ts'

/** Ids are made, a policy's sequence is that of its rows, and posts are hidden by the tools of their section. */
const elsewhere = ['id', 'order', 'hiddenPosts']

type Known = { path: string; key: string; schema: z.ZodType }

/** Every key of a schema, in whatever it holds; a list of its own kind is walked once. */
function keysOf(schema: z.ZodType, path: string, but?: string, seen = new Set<z.ZodType>()): Known[] {
  const inner = unwrap(schema)
  if (seen.has(inner)) return []
  seen.add(inner)
  if (inner instanceof z.ZodArray) return keysOf(inner.element as z.ZodType, path, undefined, seen)
  if (!(inner instanceof z.ZodObject) || isText(inner)) return []
  const edited = new Set(fieldsOf(inner, but).map(({ key }) => key))
  return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([key, part]) => {
    if (key === but || elsewhere.includes(key)) return []
    const at = `${path}.${key}`
    const mine = { path: edited.has(key) ? at : `${at} has no editor`, key, schema: unwrap(part) }
    return [mine, ...keysOf(part, at, undefined, new Set(seen))]
  })
}
const isText = (schema: z.ZodObject) => 'en' in schema.shape

const all = (Object.keys(catalogue) as BlockType[]).flatMap((type) => {
  const { content, collection } = definitionOf(type)
  return [...keysOf(content, type, collection?.key), ...(collection ? keysOf(collection.item, `${type} item`) : [])]
})

test('nothing that any block or item holds is without an editor', () => {
  expect(all.length).toBeGreaterThan(250)
  expect(all.filter(({ path }) => path.endsWith('has no editor'))).toEqual([])
})

test.each([
  ['English', english],
  ['Arabic', arabic],
])('every field and every option has its own word in %s', (_, { fields, options }) => {
  expect(all.filter(({ key }) => !(key in fields)).map(({ path }) => path)).toEqual([])
  const chosen = all.flatMap(({ schema }) => (schema instanceof z.ZodEnum ? schema.options.map(String) : []))
  expect(chosen.filter((option) => !(option in options))).toEqual([])
})

describe('a form shows', () => {
  const keysOfParts = (type: BlockType, value: object) => {
    const { main, more } = partsOf(fieldsOf(definitionOf(type).content), value)
    return { main: main.map(({ key }) => key), more: more.map(({ key }) => key) }
  }

  test('of a hero what it holds first, its colours last, and the rest a step away', () => {
    const { main, more } = keysOfParts('HERO', {
      ...catalogue.HERO.blank,
      sliderImages: [{ id: 'a', src: '/uploads/a' }],
    })
    expect(main.slice(0, 2)).toEqual(['title', 'subtitle'])
    expect(main.indexOf('sliderImages')).toBeLessThan(main.indexOf('backgroundColor'))
    expect(more).toContain('eyebrow')
    expect(more).not.toContain('title')
  })

  test('everything where few fields are empty', () => {
    expect(keysOfParts('TABS', catalogue.TABS.blank).more).toEqual([])
  })

  test('everything where nothing is written yet', () => {
    expect(keysOfParts('CTA', { title: { en: '', ar: '' } }).more).toEqual([])
    expect(keysOfParts('CTA', { title: { en: 'Talk to us' } }).more).toContain('buttonText')
  })
})
