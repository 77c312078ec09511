import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView } from '../testing/render-view.tsx'
import Logos from './view.tsx'

const content: ContentInput<'LOGOS'> = {
  title: { en: '300 organisations learn with us', ar: '٣٠٠ جهة تتعلّم معنا' },
  logos: [
    { id: 'sahab', src: '/uploads/sahab-400x88.webp', alt: { en: 'Sahab Air', ar: 'سحاب للطيران' } },
    { id: 'rimal', src: '/uploads/rimal-400x88.webp', alt: { en: 'Rimal Energy', ar: 'رمال للطاقة' } },
  ],
}

describe('the logo slider', () => {
  test('exposes each customer to screen readers once and hides the copy that closes the loop', () => {
    const [heard, hidden] = renderView(Logos, 'LOGOS', content, 'ar').split('aria-hidden="true" inert')
    expect(heard?.match(/alt="سحاب للطيران"/g)).toHaveLength(1)
    expect(hidden?.match(/alt="سحاب للطيران"/g)).toHaveLength(1)
  })

  test('can be paused and played, with labels in the page’s language', () => {
    expect(renderView(Logos, 'LOGOS', content)).toMatch(/aria-label="Pause".*aria-label="Play"/s)
    expect(renderView(Logos, 'LOGOS', content, 'ar')).not.toContain('aria-label="Pause"')
  })
})
