import { describe, expect, test } from 'vitest'
import type { Locale } from '#content/locale.ts'
import { localize } from '#content/schema/localize-by-schema.ts'
import type { ContentInput } from '../catalogue.ts'
import { post } from '../resources/content.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import Insights from './view.tsx'

const content: ContentInput<'INSIGHTS'> = {
  title: { en: 'Insights and events', ar: 'مقالات وفعاليات' },
  buttonText: { en: 'All resources', ar: 'كل المصادر' },
  buttonLink: '/resources',
}

const stored = [
  {
    id: 'breakfast-in-riyadh',
    type: 'event',
    title: { en: 'Breakfast in Riyadh', ar: 'فطور عمل في الرياض' },
    day: '2026-12-09',
    note: { en: 'King Fahd Road, 8:30', ar: 'طريق الملك فهد، ٨:٣٠' },
  },
  {
    id: 'the-wrong-number',
    type: 'blog',
    title: { en: 'The wrong number', ar: 'رقم خادع' },
    description: { en: 'What they put in its place.', ar: 'ما وضعوه مكانه.' },
    day: '2026-11-12',
    date: { en: '12 November 2026', ar: '١٢ نوفمبر ٢٠٢٦' },
    image: '/uploads/number-640x424.webp',
  },
]

const render = (locale: Locale) => {
  const posts = stored.map((each) => localize(post, post.parse(each), { locale, apiBase: '/api' }))
  return renderView(Insights, 'INSIGHTS', content, locale, { posts })
}

describe('the insights and events', () => {
  test('show the newest article large, with its description', () => {
    const text = textOf(render('en'))
    expect(text.indexOf('The wrong number')).toBeLessThan(text.indexOf('Breakfast in Riyadh'))
    expect(text).toContain('What they put in its place.')
  })

  test('show an event’s day with the digits and month names of the language', () => {
    expect(textOf(render('en'))).toContain('9 Dec')
    expect(textOf(render('ar'))).toContain('٩ ديسمبر')
  })

  test('link to each post in the page’s language', () => {
    expect(render('en')).toContain('href="/resources/the-wrong-number"')
    expect(render('ar')).toContain('href="/ar/resources/breakfast-in-riyadh"')
  })

  test('are only a heading if there are no posts', () => {
    expect(textOf(renderView(Insights, 'INSIGHTS', content))).toBe('Insights and events All resources')
  })
})
