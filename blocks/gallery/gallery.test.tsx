import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import { StoryPage } from './story-page.tsx'
import Gallery from './view.tsx'

const page = 'customer-stories'

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

describe('the customer stories', () => {
  test('show the first story as a quote and the next two as a number', () => {
    const html = textOf(renderView(Gallery, 'GALLERY', content, 'en', { page, isShared: true }))
    expect(html).toContain('sahab was never late.')
    expect(html).toContain('98% of the staff of tilal certified')
    expect(html).toContain('98% of the staff of qamra certified')
    expect(html).not.toContain('tilal was never late.')
  })

  test('have a heading each, also the one with a quote', () => {
    const html = renderView(Gallery, 'GALLERY', content, 'en', { page })
    const headings = (html.match(/<h3.*?<\/h3>/gs) ?? []).map(textOf)
    expect(headings).toHaveLength(3)
    expect(headings[0]).toBe('98% of the staff of sahab certified')
  })

  test('show the title of a story whose quote is empty', () => {
    const [first] = content.stories
    const html = renderView(Gallery, 'GALLERY', { ...content, stories: [{ ...first, quote: { en: '' } } as never] })
    expect(html.match(/<h3 class="h3">[^<]+/g)).toEqual(['<h3 class="h3">of the staff of sahab certified'])
    expect(html).not.toContain('<blockquote')
  })

  test('link to each story and to the list of all, in the page’s language', () => {
    const html = renderView(Gallery, 'GALLERY', content, 'ar', { page, isShared: true })
    expect(html).toContain('href="/ar/customer-stories/tilal"')
    expect(html).toContain('href="/ar/customer-stories"')
  })

  test('name the company in the link to a story', () => {
    expect(renderView(Gallery, 'GALLERY', content, 'en', { page })).toContain(
      'aria-label="Read the story of Company sahab"',
    )
  })

  test('have no links in a block of another page, where stories have no detail pages', () => {
    const html = renderView(Gallery, 'GALLERY', content, 'en', { page: 'about' })
    expect(textOf(html)).toContain('98% of the staff of tilal certified')
    expect(html).not.toContain('<a ')
  })

  test('link to a story without a company by its title', () => {
    const stories = content.stories.map(({ company, ...story }) => story)
    const html = renderView(Gallery, 'GALLERY', { ...content, stories }, 'en', { page })
    expect(html).toContain('aria-label="Read the story of of the staff of sahab certified"')
  })

  test('have a subtitle and no link to the list on their own page', () => {
    const html = textOf(renderView(Gallery, 'GALLERY', content, 'en', { page }))
    expect(html).not.toContain('All customer stories')
    expect(html).toContain('In their own numbers.')
  })

  test('have neither subtitle nor button in a shared block that shows only the title', () => {
    const html = textOf(renderView(Gallery, 'GALLERY', content, 'en', { page, isShared: true, isTitleOnly: true }))
    expect(html).toContain('What changed for them')
    expect(html).not.toContain('All customer stories')
    expect(html).not.toContain('In their own numbers.')
  })
})

describe('a story’s detail page', () => {
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
    expect(html).toContain('<h2 id="part-spreadsheets" class="h3">Forty spreadsheets</h2>')
  })

  test('separates figure and title with a space in its heading and in share links', () => {
    const html = renderView(StoryPage, 'GALLERY', opened)
    const heading = /<h1.*?<\/h1>/s.exec(html)?.[0].replace(/<[^>]+>/g, '')
    expect(heading).toBe('98% of the staff of tilal certified')
    expect(html).toContain(encodeURIComponent('Company tilal: 98% of the staff of tilal certified'))
    const [tilal] = opened.stories
    const isTitleOnly = renderView(StoryPage, 'GALLERY', {
      ...opened,
      stories: [{ ...tilal, figure: undefined } as never],
    })
    expect(isTitleOnly).toContain(encodeURIComponent('Company tilal: of the staff of tilal certified'))
  })

  test('says that each share link opens in a new tab', () => {
    const html = renderView(StoryPage, 'GALLERY', opened)
    for (const link of html.match(/<a [^>]*target="_blank".*?<\/a>/gs) ?? ['']) {
      expect(textOf(link)).toMatch(/^Share on \w+ \(opens in a new tab\)$/)
    }
  })

  test('loads its picture with high priority and the customer’s logo eagerly', () => {
    const [tilal] = opened.stories
    const pictures = { introImage: '/uploads/tilal-1600x900.webp' }
    const story = { ...tilal, logo: '/uploads/mark.svg', detailContent: { ...tilal?.detailContent, ...pictures } }
    const html = renderView(StoryPage, 'GALLERY', { ...opened, stories: [story as never] })
    expect(html.match(/<img[^>]*fetchPriority="high"[^>]*>/g)).toEqual([expect.stringContaining('tilal-1600x900')])
    expect(html).not.toContain('loading="lazy"')
  })

  test('gives its headings ids that do not collide with those of the page', () => {
    const body = [
      { id: 'content', type: 'heading', content: { en: 'Content' } },
      { id: 'end', type: 'subheading', content: { en: 'End' } },
    ]
    const [tilal] = opened.stories
    const html = renderView(StoryPage, 'GALLERY', {
      ...opened,
      stories: [{ ...tilal, detailContent: { body } } as never],
    })
    expect(html).not.toContain('id="content"')
    for (const name of ['part-content', 'part-end']) {
      expect(html).toContain(`id="${name}"`)
      expect(html).toContain(`href="#${name}"`)
    }
  })
})
