import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type BilingualText, locales } from '#content/locale.ts'
import { pageKeys } from '#content/page-keys.ts'
import { type BlockDefinition, isAllowedOn } from '#content/schema/block-definition.ts'
import { localize } from '#content/schema/localize-by-schema.ts'
import type { LocalizedBlock } from './block.ts'
import { type BlockType, catalogue } from './catalogue.ts'
import { itemViewOf } from './item-views.tsx'
import { renderView, textOf } from './testing/render-view.tsx'
import { viewOf } from './views.tsx'

const viewFor = (type: BlockType, opened?: boolean) =>
  (opened ? itemViewOf({ type, opened } as LocalizedBlock) : viewOf({ type })) ?? (() => 'It has no view.')

const types = Object.keys(catalogue) as BlockType[]
const blocks = types.map((type) => ({ type, ...(catalogue[type] as BlockDefinition) }))
const title = { en: 'A new title', ar: 'عنوان جديد' }
/** For each type with a collection: its blank content with one new item. */
const withNewItem = blocks.flatMap(({ type, blank, collection }) =>
  collection
    ? [{ type, content: { ...blank, [collection.key]: [collection.blank(title, 'a-new-title', '2026-11-03')] } }]
    : [],
)
const all = [...blocks.map(({ type, blank }) => ({ type, content: blank })), ...withNewItem]

const headingsOf = (html: string) => (html.match(/<h[1-6].*?<\/h[1-6]>/gs) ?? []).map(textOf)

function textsOf(value: unknown): BilingualText[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value) return [value as BilingualText]
  return Object.values(value).flatMap(textsOf)
}

const mediaOf = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/"(\/default\/[^"]+)"/g)].map(([, src = '']) => src)

describe('a new block', () => {
  test.each(all)('of the type $type fits its schema', ({ type, content }) => {
    expect(catalogue[type].content.safeParse(content).error?.issues).toBeUndefined()
  })

  test.each(blocks)('of the type $type has headings in both languages', ({ type, blank }) => {
    for (const locale of locales) {
      const headings = headingsOf(renderView(viewFor(type), type, blank as never, locale))
      if (type !== 'HEADER') expect(headings.length).toBeGreaterThan(0)
      expect(headings).not.toContain('')
    }
  })

  test.each(all)('of the type $type has texts in both languages, with the digits of each', ({ content }) => {
    for (const { en, ar } of textsOf(content)) {
      expect(Boolean(ar), en).toBe(Boolean(en))
      if (!en.startsWith('+')) expect(ar).not.toMatch(/\d/)
      expect(en).not.toContain('!')
    }
  })

  test('uses only default pictures that exist and have a known size', () => {
    const used = [...new Set(all.flatMap(({ content }) => mediaOf(content)))]
    expect(used).toHaveLength(6)
    for (const src of used) expect(existsSync(`public${src}`), src).toBe(true)
    const { content, blank } = catalogue.HERO
    expect(localize(content, content.parse(blank), { locale: 'en', apiBase: '/api' }).mainImage).toMatchObject({
      width: 1200,
      height: 900,
    })
  })

  test('is allowed on at least one page, and only on its allowed pages if it lists any', () => {
    for (const { allowedPages = [] } of blocks) expect(pageKeys).toEqual(expect.arrayContaining(allowedPages))
    const mayAdd = (page: string) => types.filter((type) => isAllowedOn(catalogue[type], page))
    expect(mayAdd('header')).toContain('HEADER')
    expect(mayAdd('about')).not.toContain('HEADER')
    expect(mayAdd('about')).toContain('FAQ')
  })
})

describe('a new item', () => {
  test.each(withNewItem)('in the list of $type has a detail page in both languages', ({ type, content }) => {
    for (const locale of locales) {
      const html = renderView(viewFor(type, true), type, content as never, locale, { opened: true })
      expect(headingsOf(html)[0]).toContain(title[locale])
      expect(headingsOf(html)).not.toContain('')
      expect(textOf(renderView(viewFor(type), type, content as never, locale))).toContain(title[locale])
    }
  })

  test('in the list of posts has its date in both languages and a reading time of one minute', () => {
    expect(catalogue.RESOURCES.collection?.blank(title, 'a-new-title', '2026-11-03')).toMatchObject({
      type: 'blog',
      layoutType: 'article',
      day: '2026-11-03',
      date: { en: '3 November 2026', ar: '٣ نوفمبر ٢٠٢٦' },
      note: { en: '1 minute', ar: 'دقيقة واحدة' },
    })
  })

  test('of the type event has the event tag and no reading time', () => {
    const event = catalogue.RESOURCES.collection?.blank(title, 'a-new-title', '2026-11-03', 'event')
    expect(event).toMatchObject({ type: 'event', tag: { en: 'Event', ar: 'فعالية' } })
    expect(event).not.toHaveProperty('note')
  })
})
