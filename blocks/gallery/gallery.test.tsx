import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
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
})
