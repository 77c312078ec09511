import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import { Resources } from './view.tsx'

const content: ContentInput<'RESOURCES'> = {
  title: { en: 'All resources', ar: 'كل المصادر' },
  filters: { all: { en: 'All' }, blog: { en: 'Blog' }, events: { en: 'Events' } },
  posts: [
    {
      id: 'open-house',
      type: 'event',
      title: { en: 'Open house in Amman', ar: 'يوم مفتوح في عمّان' },
      day: '2026-10-21',
      date: { en: '21 October 2026', ar: '٢١ أكتوبر ٢٠٢٦' },
      image: '/uploads/house-640x400.webp',
    },
    {
      id: 'arabic-first',
      type: 'blog',
      title: { en: 'Write it in Arabic first', ar: 'اكتبوها بالعربية أوّلًا' },
      date: { en: '3 November 2026', ar: '٣ نوفمبر ٢٠٢٦' },
      image: '/uploads/arabic-640x400.webp',
    },
  ],
}

describe('the resources grid', () => {
  test('shows an event’s day instead of a picture', () => {
    const html = renderView(Resources, 'RESOURCES', content)
    expect(textOf(html)).toContain('21 Oct')
    expect(html).not.toContain('house-640x400')
  })

  test('shows a post’s picture and date', () => {
    const html = renderView(Resources, 'RESOURCES', content, 'ar')
    expect(html).toContain('arabic-640x400')
    expect(textOf(html)).toContain('٣ نوفمبر ٢٠٢٦')
  })
})
