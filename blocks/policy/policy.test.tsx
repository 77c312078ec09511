import { describe, expect, test } from 'vitest'
import type { Locale } from '#content/locale.ts'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import Policy from './view.tsx'

const content: ContentInput<'TEXT'>['content'] = {
  title: { en: 'How we treat your data', ar: 'كيف نتعامل مع بياناتكم' },
  lastUpdated: { en: 'Last updated: 1 October 2026', ar: 'آخر تحديث: ١ أكتوبر ٢٠٢٦' },
  dataTitle: { en: 'What we keep', ar: 'ما نحتفظ به' },
  dataList: { en: '• your name\n• your e-mail', ar: '• الاسم\n• البريد' },
  dataText: { en: 'And nothing else.', ar: 'ولا شيء غير ذلك.' },
  contactUsEmail: { en: 'privacy@example.com' },
}

const render = (text: ContentInput<'TEXT'>, locale: Locale = 'en') =>
  renderView(Policy, 'TEXT', text, locale, { page: 'privacy-policy', isFirst: true })

describe('the privacy policy', () => {
  test('has its own title as the page’s heading, or else the default one', () => {
    expect(render({ content })).toMatch(/<h1[^>]*>How we treat your data<\/h1>/)
    const { title, ...untitled } = content
    expect(render({ content: untitled })).toMatch(/<h1[^>]*>Privacy Policy<\/h1>/)
    expect(render({ content: untitled }, 'ar')).toMatch(/<h1[^>]*>سياسة الخصوصية<\/h1>/)
  })

  test('shows headings, lists, the date, paragraphs and a mail link', () => {
    const html = render({ content }, 'ar')
    expect(html).toContain('<h2 id="dataTitle">ما نحتفظ به</h2>')
    expect(html).toContain('<ul><li>الاسم</li><li>البريد</li></ul>')
    expect(html).toContain('<p class="policy-updated">آخر تحديث: ١ أكتوبر ٢٠٢٦</p>')
    expect(html).toContain('<p>ولا شيء غير ذلك.</p>')
    expect(html).toMatch(/<a href="mailto:privacy@example.com"><span[^>]*><bdo dir="ltr">/)
  })

  test('keeps the stored order', () => {
    const html = render({ content, order: ['dataTitle', 'dataText', 'dataList'] })
    expect(textOf(html)).toMatch(/What we keep And nothing else\. your name your e-mail Last updated/)
  })

  test('has a table of contents with links to its headings if it has more than two', () => {
    const chapters = { oneTitle: { en: 'One' }, twoTitle: { en: 'Two' }, threeTitle: { en: 'Three' } }
    expect(render({ content: chapters })).toContain('<a href="#twoTitle"><span>Two</span></a>')
    expect(render({ content })).not.toContain('<nav')
  })
})

test('a text further down on a page is a section with headings below the page’s own, and no anchors', () => {
  const html = renderView(Policy, 'TEXT', { content })
  expect(html).toMatch(/<h2[^>]*>How we treat your data<\/h2>/)
  expect(html).toContain('<h3>What we keep</h3>')
  expect(html).not.toMatch(/<h1| id=/)
  const { title, ...untitled } = content
  expect(renderView(Policy, 'TEXT', { content: untitled })).not.toContain('Privacy Policy')
})

test('a text that a new page begins with has the page’s heading, without a default one', () => {
  const first = { page: 'terms', isFirst: true }
  expect(renderView(Policy, 'TEXT', { content }, 'en', first)).toMatch(/<h1[^>]*>How we treat your data<\/h1>/)
  const { title, ...untitled } = content
  expect(renderView(Policy, 'TEXT', { content: untitled }, 'en', first)).not.toContain('Privacy Policy')
})

test('paragraphs and lists keep bold text; a list may be stored as a list or as lines in paragraphs', () => {
  const html = render({
    content: {
      text: { en: '<p>Only <strong>you</strong></p>' },
      oneList: { en: '<p>• <strong>one</strong></p><p>two</p>' },
      otherList: { en: '<ul><li>three</li></ul>' },
    },
  })
  expect(html).toContain('<p>Only <strong>you</strong></p>')
  expect(html).toContain('<ul><li><strong>one</strong></li><li>two</li></ul>')
  expect(html).toContain('<ul><li>three</li></ul>')
})
