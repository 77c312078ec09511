import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { BilingualText } from '#content/locale.ts'
import { pageKeys } from '#content/page-keys.ts'
import { isShownAt, pages } from '#content/pages.ts'
import { seedPages } from './index.ts'

type Found<T> = { at: string; value: T }

const blocks = seedPages.flatMap(({ slug, blocks }) => blocks.map((block) => ({ slug, ...block })))

/** Every value inside `value` that `wanted` accepts, with its path. */
function find<T>(value: unknown, wanted: (value: unknown) => value is T, at: string): Found<T>[] {
  if (wanted(value)) return [{ at, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => find(inner, wanted, `${at}.${key}`))
}

const isText = (value: unknown): value is BilingualText =>
  typeof value === 'object' && value !== null && typeof (value as BilingualText).en === 'string'
const isString = (value: unknown): value is string => typeof value === 'string'
/** A list of objects; excludes the policy's list of keys, which are strings. */
const isList = (value: unknown): value is { id?: string }[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'object')

const texts = blocks.flatMap(({ slug, order, content }) => find(content, isText, `${slug} ${order}`))

describe('the start content', () => {
  test('fills every page of the route table and no other', () => {
    expect(seedPages.map(({ slug }) => slug).sort()).toEqual([...pageKeys].sort())
  })

  test('has the block numbers of the route table: every block is shown and every number that a page names exists', () => {
    expect(blocks.filter(({ slug, order }) => !isShownAt(slug, order))).toEqual([])
    for (const { key, shows } of pages.filter(({ shows }) => shows)) {
      expect([key, blocks.filter(({ slug }) => slug === key).map(({ order }) => order)]).toEqual([key, shows])
    }
  })

  test.each(blocks)('$slug $order fits the schema of $block_type', ({ block_type, content }) => {
    expect(catalogue[block_type].content.safeParse(content).error?.issues).toBeUndefined()
  })

  test('has an Arabic text for every English one', () => {
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter(({ value }) => value.en.trim() && !value.ar?.trim()).map(({ at }) => at)).toEqual([])
  })

  test('uses Arabic-Indic digits in Arabic, except in phone numbers, file names and language levels (B1)', () => {
    const latin = texts.filter(({ value }) => /(?<!\b[ABC])\d/.test(value.ar ?? '') && !/^[+/]/.test(value.ar ?? ''))
    expect(latin.map(({ at }) => at)).toEqual([])
  })

  test('refers only to pictures and videos that exist', () => {
    const files = blocks.flatMap(({ content }) => find(content, isString, '')).map(({ value }) => value)
    const used = [...new Set(files.filter((value) => value.startsWith('/seed-media/')))]
    expect(used.length).toBeGreaterThan(30)
    expect(used.filter((url) => !existsSync(new URL(`media/${url.slice(12)}`, import.meta.url)))).toEqual([])
  })

  test('has unique ids in each list and unique order numbers on each page', () => {
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

/** Every list inside `value`, including nested lists. */
function findLists(value: unknown): Found<{ id?: string }[]>[] {
  return find(value, isList, '').flatMap((list) => [list, ...list.value.flatMap((item) => findLists({ ...item }))])
}
