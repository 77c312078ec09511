import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import Awards from './view.tsx'

const award = (number: number) => ({
  id: `award-${number}`,
  title: { en: `Award ${number}`, ar: 'جائزة' },
  issuer: { en: 'Dubai Festival of Learning Films', ar: 'مهرجان دبي لأفلام التعلّم' },
  year: { en: '2022', ar: '٢٠٢٢' },
  description: { en: '<p>The jury: “It waits.”</p>', ar: '<p>لجنة التحكيم: «ينتظر».</p>' },
  image: `/uploads/award-${number}-480x480.webp`,
  image_alt: { en: 'A cup', ar: 'كأس' },
})

const content: ContentInput<'AWARDS'> = {
  title: { en: 'What was said', ar: 'ماذا قيل' },
  awards: [award(1), award(2), award(3)],
}

describe('the awards', () => {
  test('show title, year, organisation and jury text in the page’s language', () => {
    const html = renderView(Awards, 'AWARDS', content, 'ar')
    expect(textOf(html)).toContain('٢٠٢٢ جائزة مهرجان دبي لأفلام التعلّم لجنة التحكيم: «ينتظر».')
    expect(html.match(/alt="كأس"/g)).toHaveLength(3)
  })

  test('show the first one large and the others in rows', () => {
    const html = renderView(Awards, 'AWARDS', content)
    expect(html).toMatch(/awards-newest.*Award 1.*class="awards-item".*Award 2.*class="awards-item".*Award 3/s)
    expect(html.match(/awards-newest/g)).toHaveLength(1)
  })
})
