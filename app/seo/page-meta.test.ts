import { describe, expect, test } from 'vitest'
import type { LocalizedBlock } from '#blocks/block.ts'
import type { Locale } from '#content/locale.ts'
import { describedPages } from '#content/page-descriptions.ts'
import type { MissingPart } from '../backend.ts'
import { pageMeta } from './page-meta.ts'
import { localizedBlock, readHead, site } from './testing/read-head.ts'

function headOf(path: string, locale: Locale, blocks: LocalizedBlock[] = [], missing?: MissingPart) {
  const page = describedPages.find((each) => each.path === path)
  if (!page) throw new Error(`There is no page at ${path}`)
  return readHead(pageMeta({ page, locale, blocks, missing, site }))
}

describe('the head of a page', () => {
  test('has the title “page name - brand”, a description, a canonical address and both languages', () => {
    const { title, meta, links } = headOf('/about', 'ar')
    expect(title).toBe('من نحن - Brand')
    expect(meta('description')).toMatch(/\p{Script=Arabic}/u)
    expect(links).toEqual([
      'canonical https://www.example.com/ar/about',
      'alternate en https://www.example.com/about',
      'alternate ar https://www.example.com/ar/about',
      'alternate x-default https://www.example.com/about',
      'alternate application/rss+xml https://www.example.com/ar/feed.xml',
    ])
  })

  test.each([
    ['en', 'en_GB', 'ar_SA', 'About us'],
    ['ar', 'ar_SA', 'en_GB', 'من نحن'],
  ] as const)(
    'has Open Graph data in %s with the title, the type and the social picture of the page',
    (locale, own, other, name) => {
      const { meta } = headOf('/about', locale)
      expect([meta('og:title'), meta('og:type'), meta('og:locale')]).toEqual([`${name} - Brand`, 'website', own])
      expect(meta('og:locale:alternate')).toBe(other)
      expect(meta('og:image')).toMatch(`https://www.example.com/social/${locale}/about.jpg?v=`)
      expect(meta('twitter:card')).toBe('summary_large_image')
      expect([meta('og:image:width'), meta('og:image:height'), meta('og:image:alt')]).toEqual(['1200', '630', name])
    },
  )

  test('keeps filter and page of the resources in its canonical address', () => {
    const listing = {
      filter: 'event',
      page: 2,
      pages: 3,
      counts: { all: 30, blog: 0, event: 30 },
      highlight: [],
    } as const
    const content = { title: { en: 'All' }, filters: { all: { en: 'All' }, blog: { en: 'B' }, events: { en: 'E' } } }
    const block = localizedBlock('RESOURCES', { ...content, posts: [] }, 'en', {
      listing: { ...listing, highlight: [] },
    })
    const { links } = headOf('/resources', 'en', [block])
    expect(links[0]).toBe('canonical https://www.example.com/resources?filter=event&page=2')
    expect(links[2]).toBe('alternate ar https://www.example.com/ar/resources?filter=event&page=2')
  })

  test('asks search engines not to index the thank-you page, missing pages and emptied ones', () => {
    expect(headOf('/success', 'en').meta('robots')).toBe('noindex')
    expect(headOf('/privacy-policy', 'en', [], 'policy').meta('robots')).toBe('noindex')
    const block = localizedBlock('CTA', { title: { en: 'Talk to us' } }, 'en')
    expect(headOf('/privacy-policy', 'en', [block]).meta('robots')).toBeUndefined()
    for (const emptied of [[], [{ ...block, leftOut: 4 }]])
      expect(headOf('/privacy-policy', 'en', emptied).meta('robots')).toBe('noindex')
  })
})

describe('the structured data of a page', () => {
  test('has the company and the site on the home page, the same in both languages', () => {
    const { types, thing } = headOf('/', 'en')
    expect(types).toEqual(['Organization', 'WebSite'])
    expect(thing('Organization')).toMatchObject({ name: 'Brand', url: 'https://www.example.com/' })
    expect(thing('WebSite')).toMatchObject({ publisher: { '@id': thing('Organization')?.['@id'] } })
    expect(headOf('/', 'ar').thing('WebSite')).toEqual(thing('WebSite'))
  })

  test('has breadcrumbs from the home page on all other pages', () => {
    expect(headOf('/solutions/totara-learn', 'ar').thing('BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'الرئيسية', item: 'https://www.example.com/ar' },
        { position: 2, item: 'https://www.example.com/ar/solutions/totara-learn' },
      ],
    })
  })

  test('has every answered question as plain text', () => {
    const question = (id: string, en: string, answer: string) => ({ id, question: { en }, answer: { en: answer } })
    const questions = [
      question('a', 'How long?', '<p>About <strong>nine</strong>.</p><p>Weeks.</p>'),
      question('b', 'Why?', ''),
    ]
    const block = localizedBlock('FAQ', { title: { en: 'Questions' }, questions }, 'en')
    expect(headOf('/about', 'en', [block]).thing('FAQPage')).toEqual({
      '@type': 'FAQPage',
      inLanguage: 'en',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'How long?',
          acceptedAnswer: { '@type': 'Answer', text: 'About nine. Weeks.' },
        },
      ],
    })
    const unanswered = localizedBlock('FAQ', { title: { en: 'Questions' }, questions: questions.slice(1) }, 'en')
    expect(headOf('/about', 'en', [unanswered]).types).toEqual(['BreadcrumbList'])
  })
})
