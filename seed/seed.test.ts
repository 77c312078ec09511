import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { catalogue } from '#blocks/catalogue.ts'
import { kindOf } from '#content/schema/show.ts'
import type { LocalizedText } from '#content/text.ts'
import arabic from '#locales/ar/translation.json' with { type: 'json' }
import english from '#locales/en/translation.json' with { type: 'json' }
import { seedPages } from './index.ts'

type Found<T> = { at: string; value: T }

const blocks = seedPages.flatMap(({ slug, blocks }) => blocks.map((block) => ({ slug, ...block })))

/** Every value below `value` that `wanted` accepts, with where it stands. */
function find<T>(value: unknown, wanted: (value: unknown) => value is T, at: string): Found<T>[] {
  if (wanted(value)) return [{ at, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => find(inner, wanted, `${at}.${key}`))
}

const isText = (value: unknown): value is LocalizedText =>
  typeof value === 'object' && value !== null && typeof (value as LocalizedText).en === 'string'
const isString = (value: unknown): value is string => typeof value === 'string'
const isList = (value: unknown): value is { id?: string }[] => Array.isArray(value)

/** The keys of all values that an editor can change, wherever they stand in a block's schema. */
function editableKeys(schema: z.ZodType, key: string, seen = new Set<z.ZodType>()): string[] {
  if (kindOf(schema)) return [key]
  if (seen.has(schema)) return []
  seen.add(schema)
  if ('innerType' in schema.def) return editableKeys(schema.def.innerType as z.ZodType, key, seen)
  if (schema instanceof z.ZodArray) return editableKeys(schema.element as z.ZodType, key, seen)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((o) => editableKeys(o as z.ZodType, key, seen))
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([inner, field]) => editableKeys(field as z.ZodType, inner, seen))
}

const texts = blocks.flatMap(({ slug, order, content }) => find(content, isText, `${slug} ${order}`))
const words = (language: object) => find(language, isString, '')

describe('the start content', () => {
  test.each(blocks)('$slug $order fits the schema of $block_type', ({ block_type, content }) => {
    expect(catalogue[block_type].content.safeParse(content).error?.issues).toBeUndefined()
  })

  test('has an Arabic text wherever it has an English one', () => {
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter(({ value }) => value.en.trim() && !value.ar?.trim()).map(({ at }) => at)).toEqual([])
  })

  test('writes Arabic with Arabic-Indic digits; phone numbers and file names stay Latin', () => {
    const latin = texts.filter(({ value }) => /\d/.test(value.ar ?? '') && !/^[+/]/.test(value.ar ?? ''))
    expect(latin.map(({ at }) => at)).toEqual([])
  })

  test('names only pictures and films that are there', () => {
    const files = blocks.flatMap(({ content }) => find(content, isString, '')).map(({ value }) => value)
    const used = [...new Set(files.filter((value) => value.startsWith('/seed-media/')))]
    expect(used.length).toBeGreaterThan(30)
    expect(used.filter((url) => !existsSync(new URL(`media/${url.slice(12)}`, import.meta.url)))).toEqual([])
  })

  test('gives each item of a list an id of its own, and each block of a page an order number of its own', () => {
    for (const { slug, blocks } of seedPages) {
      const orders = blocks.map(({ order }) => order)
      expect(orders, slug).toEqual([...new Set(orders)].sort((a, b) => a - b))
    }
    for (const { value } of blocks.flatMap(({ content }) => findLists(content))) {
      const ids = value.map(({ id }) => id)
      expect(new Set(ids).size, ids.join(', ')).toBe(ids.length)
    }
  })
})

/** Every list below `value`, lists inside lists included. */
function findLists(value: unknown): Found<{ id?: string }[]>[] {
  return find(value, isList, '').flatMap((list) => [list, ...list.value.flatMap((item) => findLists({ ...item }))])
}

describe("the interface's words", () => {
  test('have the same keys in both languages, and none is empty', () => {
    expect(words(arabic).map(({ at }) => at)).toEqual(words(english).map(({ at }) => at))
    expect([...words(english), ...words(arabic)].filter(({ value }) => !value.trim())).toEqual([])
  })

  test('take the same values in both languages', () => {
    const slots = (language: object) => words(language).map(({ at, value }) => [at, value.match(/{{\w+}}/g)?.sort()])
    expect(slots(arabic)).toEqual(slots(english))
  })

  test('name every block type and every text, picture and link that can be edited', () => {
    expect(Object.keys(english.blocks).sort()).toEqual(Object.keys(catalogue).sort())
    const keys = Object.values(catalogue).flatMap(({ content }) => editableKeys(content, ''))
    expect(new Set(keys).size).toBeGreaterThan(40)
    expect([...new Set(keys)].filter((key) => !(key in english.fields))).toEqual([])
  })

  test.each([
    'Loading...',
    'Failed to load page content.',
    'Failed to load global content.',
    'No content found.',
    'Story content not found!',
    'Vacancy content not found!',
    'Resource content not found!',
    'Privacy Policy content not found!',
    'Page not found',
    "The page you're looking for cannot be found. It may have been moved or no longer exists.",
    'Go to homepage',
    'Go to Edit Mode',
    'Exit Edit Mode',
    'Forgot password?',
    'Remember me',
    'Logging in...',
    'Failed to log in. Please check your credentials.',
    'A link has been sent to your email address',
    'Your password has been changed successfully. Use your new password to log in.',
    'Please enter a valid email address.',
    'Title is required.',
    'A post with the ID "{{id}}" already exists. Please choose a different title.',
    'Are you sure you want to remove this post from this section?',
    'Delete this post? This action will remove it permanently.',
    'Are you sure you want to delete this block?',
    'Delete this item?',
    'Failed to save changes.',
    'Save failed',
    'Failed to save CTA changes.',
    'Failed to save template changes.',
    'Failed to save policy changes.',
    'Uploading file...',
    'File uploaded successfully!',
    'File upload failed.',
    'Saving changes...',
    'Changes saved successfully!',
    'Saving content...',
    'Content saved!',
    'Failed to save content.',
    'Saving sidebar...',
    'Sidebar saved!',
    'Failed to save sidebar.',
    'Uploading image...',
    'Saving image...',
    'Image updated successfully!',
    'Image upload failed.',
    'Adding new block...',
    'Deleting block...',
    'Creating post...',
    'Post created!',
    'Creation failed.',
  ])('say %s as the specification does', (sentence) => {
    expect(words(english).map(({ value }) => value)).toContain(sentence)
  })
})
