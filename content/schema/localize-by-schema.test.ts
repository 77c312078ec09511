import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { LocalizeOptions } from '../localize-by-shape.ts'
import { icon, itemId, link, media, richText, text } from './fields.ts'
import { kindOf, localize } from './localize-by-schema.ts'

const card = z.looseObject({ id: itemId, title: text, body: richText.optional() })
const schema = z.looseObject({
  title: text,
  picture: media.optional(),
  button: link.optional(),
  columns: z.number().default(3),
  card: card.optional(),
  cards: z.array(card).optional(),
})
const english = { locale: 'en', apiBase: '/api' } as const
const arabic = { locale: 'ar', apiBase: '/api' } as const
const title = { en: 'Hello', ar: 'مرحبًا' }
const content = (rest: object) => schema.parse({ title, ...rest })

describe('a text', () => {
  test('is shown only in the language of the page', () => {
    expect(localize(schema, content({}), english).title).toEqual({ text: 'Hello' })
    expect(localize(schema, content({}), arabic).title).toEqual({ text: 'مرحبًا' })
  })

  test('without Arabic is shown in English and marked as English', () => {
    const localized = localize(
      schema,
      content({ title: { en: 'Hello', ar: '' }, card: { id: 'a', title: { en: 'A' } } }),
      arabic,
    )
    expect(localized.title).toEqual({ text: 'Hello', lang: 'en' })
    expect(localized.card?.title).toEqual({ text: 'A', lang: 'en' })
  })

  test('with paragraphs is HTML', () => {
    const body = { en: '<p>A</p>' }
    expect(localize(schema, content({ card: { id: 'a', title, body } }), arabic).card?.body).toEqual({
      html: '<p>A</p>',
      lang: 'en',
    })
  })
})

describe('a link', () => {
  test('leads to a page in the language of the current page', () => {
    expect(localize(schema, content({ button: '/about' }), english).button).toEqual({ href: '/about' })
    expect(localize(schema, content({ button: '/about' }), arabic).button).toEqual({ href: '/ar/about' })
  })

  test('to an uploaded file leads below the API base', () => {
    expect(localize(schema, content({ button: '/uploads/a.mp4#t=5' }), arabic).button).toEqual({
      href: '/api/uploads/a.mp4#t=5',
    })
  })

  test('in a formatted text is localized too', () => {
    const links = (...hrefs: string[]) => hrefs.map((href) => `<p>/about <a href="${href}">/about</a></p>`).join('')
    const hrefs = ['/about?a=1&amp;b=2', '/uploads/a.pdf', 'https://a.example/about', '#form', '/']
    const html = links(...hrefs)
    const localized = (ar: string | undefined, options: LocalizeOptions) =>
      localize(schema, content({ card: { id: 'a', title, body: { en: html, ar } } }), options).card?.body?.html
    expect(localized(html, english)).toBe(links(hrefs[0] ?? '', '/api/uploads/a.pdf', ...hrefs.slice(2)))
    const inArabic = links('/ar/about?a=1&amp;b=2', '/api/uploads/a.pdf', 'https://a.example/about', '#form', '/ar')
    expect([localized(html, arabic), localized(undefined, arabic)]).toEqual([inArabic, inArabic])
  })
})

describe('a picture', () => {
  test('has the focal point of each language', () => {
    const picture = { en: '/uploads/0123456789abcdef-800x600.webp#focus=30,70', ar: '/uploads/fedcba9876543210.webp' }
    expect(localize(schema, content({ picture }), english).picture).toEqual({
      src: '/api/uploads/0123456789abcdef-800x600.webp',
      width: 800,
      height: 600,
      focalPoint: { x: 30, y: 70 },
      isPerLanguage: true,
    })
    expect(localize(schema, content({ picture }), arabic).picture).not.toHaveProperty('focalPoint')
  })

  test('that was uploaded is below the API base and has the size in its name', () => {
    const picture = '/uploads/0123-1600x900.webp'
    expect(localize(schema, content({ picture }), english).picture).toEqual({
      src: '/api/uploads/0123-1600x900.webp',
      width: 1600,
      height: 900,
    })
  })

  test('of another site keeps its address, and may differ between the languages', () => {
    const picture = { en: 'https://a.example/en.webp', ar: 'https://a.example/ar.webp' }
    const [inEnglish, inArabic] = [english, arabic].map(
      (options) => localize(schema, content({ picture }), options).picture,
    )
    expect(inEnglish).toEqual({ src: 'https://a.example/en.webp', isPerLanguage: true })
    expect(inArabic).toEqual({ src: 'https://a.example/ar.webp', isPerLanguage: true })
    const focused = { en: '/uploads/a.webp#focus=30,70', ar: '/uploads/a.webp#focus=70,30' }
    expect(localize(schema, content({ picture: focused }), english).picture).not.toHaveProperty('isPerLanguage')
  })
})

test('a visitor receives no keys outside the schema, and none for missing values', () => {
  const localized = localize(schema, content({ secret: 'note', cards: [{ id: 'a', title, draft: true }] }), english)
  expect(localized).toEqual({
    title: { text: 'Hello' },
    columns: 3,
    cards: { items: [{ id: 'a', title: { text: 'Hello' } }] },
  })
})

test('an editor receives the path of each value, a visitor does not', () => {
  const rest = {
    picture: '/uploads/a.webp',
    button: '/about',
    cards: [
      { id: 'a', title },
      { id: 'b', title },
    ],
  }
  const localized = localize(schema, content(rest), { ...english, paths: true })
  expect([localized.title.path, localized.picture?.path, localized.button?.path]).toEqual([
    'title',
    'picture',
    'button',
  ])
  expect(localized.cards?.path).toBe('cards')
  expect(localized.cards?.items.map((item) => item.title.path)).toEqual(['cards.0.title', 'cards.1.title'])
  expect(JSON.stringify(localize(schema, content(rest), english))).not.toContain('path')
})

test('an editor receives which pictures are icons, a visitor does not', () => {
  const benefit = z.looseObject({ drawing: icon.optional(), picture: media })
  const stored = benefit.parse({ drawing: '/uploads/a-8x8.svg', picture: '/uploads/b.webp' })
  const localized = localize(benefit, stored, { ...english, paths: true })
  expect([localized.drawing?.icon, localized.picture.icon]).toEqual([true, undefined])
  expect(localize(benefit, stored, english).drawing).not.toHaveProperty('icon')
})

test('texts of a record are localized like any other', () => {
  const policy = z.looseObject({ content: z.record(z.string(), text) })
  const stored = { content: { rightsTitle: { en: 'Your rights', ar: 'حقوقكم' } } }
  expect(localize(policy, stored, { ...arabic, paths: true }).content).toEqual({
    rightsTitle: { text: 'حقوقكم', path: 'content.rightsTitle' },
  })
})

test('the kind of a field is found inside optional, nullable and default schemas', () => {
  expect(kindOf(text.optional())).toBe('text')
  expect(kindOf(richText.nullable().optional())).toBe('rich')
  expect(kindOf(media.optional())).toBe('media')
  expect(kindOf(link.default('/' as never))).toBe('link')
  expect(kindOf(itemId)).toBeUndefined()
})
