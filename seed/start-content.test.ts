import { describe, expect, test } from 'vitest'
import type { BilingualText } from '#content/locale.ts'
import { pageKeys } from '#content/page-keys.ts'
import { isShownAt, routeTable } from '#content/pages.ts'
import { startPages } from './testing/start-content.ts'

type Found = { at: string; value: BilingualText }

const blocks = startPages.flatMap(({ slug, blocks }) => blocks.map((block) => ({ slug, ...block })))

const isText = (value: object): value is BilingualText => 'en' in value && typeof value.en === 'string'

/** Returns all bilingual texts inside `value` with their paths. */
function textsIn(value: unknown, at: string): Found[] {
  if (typeof value !== 'object' || value === null) return []
  if (isText(value)) return [{ at, value }]
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${at}.${key}`))
}

const texts = blocks.flatMap(({ slug, order, content }) => textsIn(content, `${slug} ${order}`))

describe('the start content', () => {
  test('fills every page of the route table and no other', () => {
    expect(startPages.map(({ slug }) => slug).sort()).toEqual([...pageKeys].sort())
  })

  test('has exactly the block numbers that the route table shows on each page', () => {
    expect(blocks.filter(({ slug, order }) => !isShownAt(slug, order))).toEqual([])
    for (const { key, shows } of routeTable.filter(({ shows }) => shows)) {
      expect([key, blocks.filter(({ slug }) => slug === key).map(({ order }) => order)]).toEqual([key, shows])
    }
  })

  test('has an Arabic text for every English one', () => {
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter(({ value }) => value.en.trim() && !value.ar?.trim()).map(({ at }) => at)).toEqual([])
  })

  test('uses Arabic-Indic digits in Arabic, except in phone numbers, file names and language levels (B1)', () => {
    const isFileOrPhone = (arabic: string) => /^([+/]|media\/)/.test(arabic)
    const latin = texts.filter(({ value: { ar = '' } }) => /(?<!\b[ABC])\d/.test(ar) && !isFileOrPhone(ar))
    expect(latin.map(({ at }) => at)).toEqual([])
  })
})
