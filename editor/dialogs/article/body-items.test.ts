import { Node } from '@tiptap/pm/model'
import { getSchema } from '@tiptap/react'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BodyItem } from '#content/article-body.ts'
import { type BilingualText, locales } from '#content/locale.ts'
import { article } from '#content/schema/article.ts'
import { rowExtensions } from './article-extensions.ts'
import { type Documents, toDocuments, toItems } from './body-items.ts'
import { htmlOf, wordsOf } from './tiptap-json.ts'

const schema = getSchema(
  rowExtensions({ other: () => undefined, placeholder: () => '', addressOf: String, inLanguage: String }),
)

/** Returns the documents of a body with all attributes, as in the editor. Throws if the schema does not allow them. */
function opened(items: BodyItem[]): Documents {
  const documents = toDocuments(items)
  const inSchema = (locale: 'en' | 'ar') => {
    const node = Node.fromJSON(schema, documents[locale])
    node.check()
    return node.toJSON()
  }
  return { en: inSchema('en'), ar: inSchema('ar') }
}

const word = fc.constantFrom('One idea', 'a < b & c', 'كلمة', '“q” \u00A0 x', "it's", '1. not a list', '&amp;')
const html = word.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
const inline = fc
  .array(
    fc.oneof(
      html,
      html.map((text) => `<strong>${text}</strong>`),
      html.map((text) => `<em>${text}</em> `),
      html.map((text) => `<a href="/about?a=1&amp;b=2">${text}</a>`),
      html.map((text) => `${text}<br>${text}`),
      html.map((text) => `<bdi dir="ltr">${text}</bdi> <bdi>${text}</bdi>`),
      html.map((text) => `<a href="/" dir="ltr">${text}</a>`),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join(''))
const lineOf = fc.oneof(
  inline,
  inline.map((each) => `<p>${each}</p>`),
)
const list = fc
  .tuple(fc.constantFrom('ul', 'ol'), fc.array(inline, { minLength: 1, maxLength: 3 }))
  .map(([tag, lines]) => `<${tag}>${lines.map((each) => `<li>${each}</li>`).join('')}</${tag}>`)
const blocks = fc
  .array(
    fc.oneof(
      inline.map((each) => `<p>${each}</p>`),
      inline.map((each) => `<p dir="rtl">${each}</p><ul dir="auto"><li dir="ltr">${each}</li></ul>`),
      list,
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((each) => each.join(''))

const inBoth = (text: fc.Arbitrary<string>) =>
  fc.record({ en: fc.oneof(text, fc.constant('')), ar: text }, { requiredKeys: ['en'] }) as fc.Arbitrary<BilingualText>
const plain = inBoth(word)
const media = fc.oneof(fc.constant('/uploads/a.webp#focus=30,70'), fc.constant({ en: '/uploads/b.webp', ar: '' }))
const entry = fc.record({ content: plain, extra: fc.constant(1) }, { requiredKeys: ['content'] })

const item = fc.oneof(
  fc.record({ content: inBoth(fc.oneof(blocks, inline)), note: fc.constant('kept') }, { requiredKeys: [] }),
  fc.record({ type: fc.constant('paragraph'), content: inBoth(fc.oneof(blocks, inline)) }, { requiredKeys: ['type'] }),
  fc.record({ type: fc.constantFrom('heading', 'subheading', 'quote'), content: inBoth(lineOf) }),
  fc.record({ type: fc.constantFrom('list', 'numbered-list'), items: fc.array(entry, { maxLength: 3 }) }),
  fc.record(
    { type: fc.constant('image'), imageSrc: media, imageAlt: plain, content: inBoth(lineOf) },
    { requiredKeys: ['type', 'imageSrc'] },
  ),
  fc.record(
    { type: fc.constant('video'), videoSrc: fc.constant('https://youtu.be/abc'), content: inBoth(lineOf) },
    { requiredKeys: ['type', 'videoSrc'] },
  ),
)
const body = fc.array(item, { maxLength: 6 }).map((items) =>
  items.map((each, index) => ({
    id: `item-${index}`,
    ...each,
    ...('items' in each && { items: each.items.map((line, at) => ({ id: `line-${at}`, ...line })) }),
  })),
) as fc.Arbitrary<BodyItem[]>

describe('a body', () => {
  test('is opened and saved without a change as it is stored', () => {
    fc.assert(
      fc.property(body, (items) => {
        expect(article.safeParse({ body: items }).error).toBeUndefined()
        const documents = opened(items)
        expect(toItems(documents, documents, items)).toEqual(items)
      }),
    )
  })

  test('has the same documents after it was saved', () => {
    fc.assert(
      fc.property(body, (items) => {
        const documents = withoutEmptyRows(opened(items))
        fc.pre(documents.en.content?.length !== 0)
        const saved = toItems(documents, { en: { type: 'doc' }, ar: { type: 'doc' } }, [])
        expect(article.safeParse({ body: saved }).error).toBeUndefined()
        expect(comparable(opened(saved))).toEqual(comparable(documents))
      }),
    )
  })

  test('keeps ids, unknown keys and the other language of a changed item', () => {
    const stored = [
      { id: 'a', content: { en: '<p>First</p>', ar: '<p>أول</p>\n' }, note: 1 },
      { id: 'b', type: 'list' as const, items: [{ id: 'x', content: { en: 'One', ar: 'واحد' } }] },
    ]
    const loaded = opened(stored)
    const now = structuredClone(loaded)
    Object.assign(now.en, opened([{ id: 'a', content: { en: '<p>Changed</p>' } }, stored[1] as BodyItem]).en)
    expect(toItems(now, loaded, stored)).toEqual([
      { ...stored[0], content: { en: '<p>Changed</p>', ar: '<p>أول</p>\n' } },
      stored[1],
    ])
  })

  test('pairs the lines of a list by id, and new ones by position', () => {
    const list = (lines: [string, string][]) => ({
      id: 'b',
      type: 'list' as const,
      items: lines.map(([id, text]) => ({ id, content: { en: text, ar: text } })),
    })
    const stored = [
      list([
        ['1', 'a'],
        ['2', 'b'],
        ['3', 'c'],
      ]),
    ]
    const loaded = opened(stored)
    const now = {
      en: opened([
        list([
          ['2', 'b'],
          ['3', 'c'],
          ['4', 'd'],
        ]),
      ]).en,
      ar: opened([
        list([
          ['1', 'ا'],
          ['3', 'ج'],
          ['5', 'د'],
        ]),
      ]).ar,
    }
    expect(toItems(now, loaded, stored)[0]?.items).toEqual([
      { id: '2', content: { en: 'b', ar: 'ا' } },
      { id: '3', content: { en: 'c', ar: 'ج' } },
      { id: '4', content: { en: 'd', ar: 'د' } },
    ])
  })
})

function withoutEmptyRows(documents: Documents): Documents {
  const isFilled = (index: number) =>
    locales.some((locale) => {
      const row = documents[locale].content?.[index]
      return row?.attrs?.src || (row && wordsOf(row).trim())
    })
  const filled = (locale: 'en' | 'ar') => ({
    ...documents[locale],
    content: (documents[locale].content ?? []).filter((_, index) => isFilled(index)),
  })
  return { en: filled('en'), ar: filled('ar') }
}

/** Removes the attributes that are derived when a body is opened, and the ids of the lines of lists. */
const comparable = (documents: Documents) =>
  JSON.parse(
    JSON.stringify(documents, (key, value) => (['entry', 'isCompound', 'isIntro'].includes(key) ? undefined : value)),
  )

test('a direction is written only if it is one', () => {
  const paragraph = (dir: string) =>
    htmlOf([{ type: 'paragraph', attrs: { dir }, content: [{ type: 'text', text: 'a' }] }])
  expect([paragraph('rtl'), paragraph('x"><img src="y')]).toEqual(['<p dir="rtl">a</p>', '<p>a</p>'])
})
