import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import { LogoWall } from './view.tsx'

const content: ContentInput<'LOGO_WALL'> = {
  title: { en: 'Who we work with', ar: 'من نعمل معهم' },
  groups: [
    {
      id: 'products',
      title: { en: 'Products', ar: 'منتجات' },
      logos: [
        {
          id: 'totara',
          name: { en: 'Totara' },
          src: '/uploads/totara-204x96.webp',
          description: { en: 'One suite.', ar: 'منظومة واحدة.' },
          linkText: { en: 'Totara from iLearn', ar: 'حلول Totara' },
          path: '/solutions/totara-suite',
          accent: 'teal',
        },
        {
          id: 'tarjuman',
          name: { en: 'Tarjuman', ar: 'ترجمان' },
          src: '/uploads/tarjuman-300x96.webp',
          description: { en: '', ar: '' },
        },
        { id: 'unseen', name: { en: 'Unseen', ar: 'بلا شعار' } },
      ],
    },
  ],
}

describe('the wall of logos', () => {
  test('describes a mark on a card that leads to its page in the language', () => {
    const html = renderView(LogoWall, 'LOGO_WALL', content, 'ar')
    expect(textOf(html)).toContain('منظومة واحدة. حلول Totara')
    expect(html).toMatch(/mark-card" data-accent="teal".*href="\/ar\/solutions\/totara-suite"/s)
  })

  test('shows a mark without a description by its picture alone, named in the language', () => {
    const html = renderView(LogoWall, 'LOGO_WALL', content, 'ar')
    expect(html).toMatch(/<li class="mark"><img [^>]*alt="ترجمان"/)
    expect(textOf(html)).not.toContain('ترجمان')
  })

  test('says the name of a mark that has no picture', () => {
    expect(textOf(renderView(LogoWall, 'LOGO_WALL', content))).toContain('Unseen')
  })
})
