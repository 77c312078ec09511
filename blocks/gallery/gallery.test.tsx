import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import { StoryPage } from './story-page.tsx'
import { Gallery } from './view.tsx'

const story = (id: string) => ({
  id,
  title: { en: `of the staff of ${id} certified`, ar: `من موظفي ${id} نالوا الشهادة` },
  company: { en: `Company ${id}`, ar: `شركة ${id}` },
  quote: { en: `${id} was never late.`, ar: `لم تتأخّر ${id} قطّ.` },
  figure: { en: '98%', ar: '٩٨٪' },
})

const content: ContentInput<'GALLERY'> = {
  title: { en: 'What changed for them', ar: 'ما الذي تغيّر عندهم' },
  subtitle: { en: 'In their own numbers.', ar: 'بأرقامهم.' },
  buttonText: { en: 'All customer stories', ar: 'كل قصص العملاء' },
  buttonLink: '/customer-stories',
  stories: [story('sahab'), story('tilal'), story('qamra')],
}

describe('the success stories', () => {
  test('tell the first story in words and the next two in a number', () => {
    const html = textOf(renderView(Gallery, 'GALLERY', content, 'en', { borrowed: true }))
    expect(html).toContain('sahab was never late.')
    expect(html).toContain('98% of the staff of tilal certified')
    expect(html).toContain('98% of the staff of qamra certified')
    expect(html).not.toContain('tilal was never late.')
  })

  test('lead to each story and to all of them, in the language of the page', () => {
    const html = renderView(Gallery, 'GALLERY', content, 'ar', { borrowed: true })
    expect(html).toContain('href="/ar/customer-stories/tilal"')
    expect(html).toContain('href="/ar/customer-stories"')
  })

  test('say whose story a link leads to', () => {
    expect(renderView(Gallery, 'GALLERY', content)).toContain('aria-label="Read the story of Company sahab"')
  })

  test('have no link to all of them on their own page, but a subtitle', () => {
    const html = textOf(renderView(Gallery, 'GALLERY', content))
    expect(html).not.toContain('All customer stories')
    expect(html).toContain('In their own numbers.')
  })

  test('stand without subtitle or button where a page borrows them bare', () => {
    const html = textOf(renderView(Gallery, 'GALLERY', content, 'en', { borrowed: true, bare: true }))
    expect(html).toContain('What changed for them')
    expect(html).not.toContain('All customer stories')
    expect(html).not.toContain('In their own numbers.')
  })
})

describe('a story’s own page', () => {
  const opened: ContentInput<'GALLERY'> = {
    ...content,
    stories: [
      {
        ...story('tilal'),
        detailContent: {
          backLinkText: { en: 'Back to the stories', ar: 'العودة إلى القصص' },
          intro: { en: 'Forty branches, one auditor.', ar: 'أربعون فرعًا ومدقّقة واحدة.' },
          body: [
            { id: 'spreadsheets', type: 'subheading', content: { en: '<p>Forty spreadsheets</p>' } },
            { id: 'before', type: 'paragraph', content: { en: '<p>Each branch kept a list.</p>' } },
          ],
        },
      },
    ],
  }

  test('has an intro with the back link to /customer-stories, then its body', () => {
    const html = renderView(StoryPage, 'GALLERY', opened, 'ar', { opened: true })
    expect(html).toMatch(/<a href="\/ar\/customer-stories"[^>]*>.*?العودة إلى القصص/)
    const text = textOf(renderView(StoryPage, 'GALLERY', opened, 'en', { opened: true }))
    expect(text.indexOf('98% of the staff of tilal certified')).toBeLessThan(text.indexOf('Forty branches'))
    expect(text.indexOf('Forty branches')).toBeLessThan(text.indexOf('Each branch kept a list.'))
  })

  test('has one h1, and headings without paragraphs inside', () => {
    const html = renderView(StoryPage, 'GALLERY', opened)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('<h2 id="spreadsheets" class="h3">Forty spreadsheets</h2>')
  })
})
