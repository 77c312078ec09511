import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import Faq from './view.tsx'

const content: ContentInput<'FAQ'> = {
  title: { en: 'Asked before signing', ar: 'أسئلة ما قبل التوقيع' },
  questions: [
    {
      id: 'start',
      question: { en: 'How long until people can log in?', ar: 'متى يبدأ الدخول؟' },
      answer: { en: '<p>Eight to twelve weeks.</p>', ar: '<p>من ٨ إلى ١٢ أسبوعًا.</p>' },
    },
    { id: 'data', question: { en: 'Where is our data kept?' }, answer: { en: '<p>In Riyadh or Dubai.</p>' } },
  ],
}

describe('the FAQ block', () => {
  test('opens one question at a time, without a script, and shows the first one open', () => {
    const html = renderView(Faq, 'FAQ', content)
    expect(html.match(/<details name="faq-tested"/g)).toHaveLength(2)
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1)
    expect(html.indexOf('open=""')).toBeLessThan(html.indexOf('How long'))
  })

  test('has the question in the summary and the answer below it', () => {
    const html = renderView(Faq, 'FAQ', content, 'ar')
    expect(html).toMatch(/<summary><h3>متى يبدأ الدخول؟<\/h3>/)
    expect(textOf(html)).toContain('من ٨ إلى ١٢ أسبوعًا.')
  })

  test('shows an untranslated question in English, marked as English', () => {
    expect(renderView(Faq, 'FAQ', content, 'ar')).toContain('<h3 lang="en" dir="ltr">Where is our data kept?</h3>')
  })
})
