import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import Success from './view.tsx'

const content: ContentInput<'SUCCESS'> = {
  title: { en: 'What happens now', ar: 'ماذا يحدث الآن؟' },
  message: { en: 'A consultant reads it.', ar: 'يقرؤها مستشار.' },
  assistance_title: { en: 'If it cannot wait', ar: 'إن كان الأمر عاجلًا' },
  assistance_call: { en: 'Call us:', ar: 'اتصلوا بنا:' },
  assistance_email: { en: 'Or write:', ar: 'أو اكتبوا:' },
  phone: { en: '+966 11 555 0142' },
  email: { en: 'info@example.com' },
  conclusion: { en: 'Until then.', ar: 'إلى ذلك الحين.' },
  button_text: { en: 'Back to the homepage', ar: 'العودة إلى الصفحة الرئيسية' },
}

describe('the thank-you block', () => {
  test('links to the home page in the page’s language', () => {
    expect(renderView(Success, 'SUCCESS', content)).toMatch(/<a href="\/" class="btn">.*Back to the homepage/)
    expect(renderView(Success, 'SUCCESS', content, 'ar')).toMatch(/<a href="\/ar" class="btn">.*العودة/)
  })

  test('shows a phone number and an e-mail address for urgent questions', () => {
    const html = renderView(Success, 'SUCCESS', content)
    expect(textOf(html)).toContain('If it cannot wait Call us: +966 11 555 0142 Or write: info@example.com')
    expect(html).toContain('href="tel:+966115550142"')
    expect(html).toContain('href="mailto:info@example.com"')
  })
})
