import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import KeyMessages from './view.tsx'

const content: ContentInput<'KEY_MESSAGES'> = {
  title: { en: 'Five reasons', ar: 'خمسة أسباب' },
  messages: [
    {
      id: 'audit',
      accent: 'saffron',
      figure: { en: '61', ar: '٦١' },
      title: { en: 'Ready for auditors', ar: 'جاهزون للتدقيق' },
      text: { en: 'Nobody was nervous.', ar: 'لم يقلق أحد.' },
      image: { en: '/uploads/audit.en-1600x1050.webp', ar: '/uploads/audit.ar-1600x1050.webp' },
      image_alt: { en: 'A signed record', ar: 'سجلّ موقّع' },
    },
  ],
}

describe('the key messages', () => {
  test('are in a focusable row that is labelled with the section’s title', () => {
    expect(renderView(KeyMessages, 'KEY_MESSAGES', content, 'ar')).toMatch(
      /<section class="key-messages-lane" tabindex="0" aria-label="خمسة أسباب"/,
    )
  })

  test('have button labels in the page’s language', () => {
    const html = renderView(KeyMessages, 'KEY_MESSAGES', content, 'ar')
    expect(html).toContain('data-previous="السابق" data-next="التالي"')
  })

  test('show figure, title, text and the picture of the page’s language, in their accent', () => {
    const html = renderView(KeyMessages, 'KEY_MESSAGES', content, 'ar')
    expect(textOf(html)).toContain('٦١ جاهزون للتدقيق لم يقلق أحد.')
    expect(html).toContain('/uploads/audit.ar-1600x1050.webp')
    expect(html).toContain('alt="سجلّ موقّع"')
    expect(html).toContain('data-accent="saffron"')
  })
})
