import { expect, test } from 'vitest'
import { missingInArabic } from './missing-in-arabic.ts'

test.each([
  ['Over 1,200 courses in 24 languages', 'أكثر من ١٬٢٠٠ دورة بـ٢٤ لغة', []],
  ['Over 1200 courses', 'أكثر من 1,200 دورة', []],
  ['Open 24/7, from 99.5 %', 'متاح على مدار الساعة، من ٩٩٫٥٪', ['24', '7']],
  ['In 2026 and 2027', 'في ٢٠٢٧', ['2026']],
  ['B2B and H5P for the 1st time', 'للمرة الأولى', []],
  ['Version 4.5', 'الإصدار ٤', ['4.5']],
  ['10 or 10 or 100', 'لا شيء', ['10', '100']],
  ['Within 5GB, 10.', 'ضمن ۵ غيغابايت و10', []],
])('%j in Arabic as %j lacks %j', (english, arabic, lacking) => {
  expect(missingInArabic(arabic, english, false)).toEqual(lacking)
})

test('a link is named by its text unless the Arabic has the same target', () => {
  const link = (href: string, text: string) => `<p><a href="${href}" rel="x">${text}</a></p>`
  const english = `${link('/about', 'About <strong>us</strong>')}${link('https://example.com/7', 'Seven')}`
  expect(missingInArabic('<p>من نحن</p>', english, true)).toEqual(['About us', 'Seven'])
  expect(missingInArabic(link('/ar/about', 'من نحن'), english, true)).toEqual(['Seven'])
})

test('a plain text has no links', () => {
  expect(missingInArabic('نص', 'A <a href="/about">text</a>', false)).toEqual([])
})
