import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import LogoWall from './view.tsx'

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

describe('the logo wall', () => {
  test('shows a logo with a description on a card that links to its page in the page’s language', () => {
    const html = renderView(LogoWall, 'LOGO_WALL', content, 'ar')
    expect(textOf(html)).toContain('منظومة واحدة. حلول Totara')
    expect(html).toMatch(/logo-wall-card" data-accent="teal".*href="\/ar\/solutions\/totara-suite"/s)
  })

  test('shows a logo without a description as a picture only, with alt text in the page’s language', () => {
    const html = renderView(LogoWall, 'LOGO_WALL', content, 'ar')
    expect(html).toMatch(/<li class="logo-wall-logo"><img [^>]*alt="ترجمان"/)
    expect(textOf(html)).not.toContain('ترجمان')
  })

  test('shows the name of a logo without a picture', () => {
    expect(textOf(renderView(LogoWall, 'LOGO_WALL', content))).toContain('Unseen')
  })
})
