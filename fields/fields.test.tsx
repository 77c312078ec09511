import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { RichText, Text } from './fields.tsx'

const drawn = (text: string, as: 'h2' | 'option' = 'h2') => renderToStaticMarkup(<Text field={{ text }} as={as} />)

const contacts = [
  '+966 11 555 0142',
  '(011) 555-0142',
  '920\u00A0012\u00A0345',
  '+٩٦٦ ١١ ٥٥٥ ٠١٤٢',
  'info@ilearn.example',
  'e-mail@a.example',
  '2011 555 0142',
  '+966\u201111\u2009555\u202F0142',
  '+966–11–555–0142',
  '۰۲۱ ۱۲۳ ۴۵۶۷',
]

describe('e-mail addresses and phone numbers are shown from left to right', () => {
  test.each(contacts)('in a text: %s', (contact) => {
    const html = drawn(`اتصلوا بنا على ${contact}، أو راسلونا.`)
    expect(html).toBe(`<h2>اتصلوا بنا على <bdo dir="ltr">${contact}</bdo>، أو راسلونا.</h2>`)
  })

  test.each(contacts)('in a formatted text: %s', (contact) => {
    const link = `<a href="tel:+966115550142">${contact}</a>`
    const html = renderToStaticMarkup(<RichText field={{ html: `<p dir="rtl">اتصلوا ${link}.</p>` }} />)
    expect(html).toBe(
      `<div><p dir="rtl">اتصلوا <a href="tel:+966115550142"><bdo dir="ltr">${contact}</bdo></a>.</p></div>`,
    )
  })

  test('without the parentheses around them', () => {
    expect(drawn('الهاتف (011 555 0142)')).toBe('<h2>الهاتف (<bdo dir="ltr">011 555 0142</bdo>)</h2>')
  })

  const others = [
    'بين 2019 و2024',
    '٢٠٢٥-٢٠٢٦',
    '(2024/2025)',
    '2019–2024',
    '١٤٤٦-١٤٤٧',
    '2024 2025 2026',
    '300000',
    '12.5 %',
    'ISO 27001',
    'a@b',
  ]
  test.each([...others, '@ilearn'])('but no other number or word: %s', (text) => {
    expect(drawn(text)).toBe(`<h2>${text}</h2>`)
  })

  test('in time, however long the text is', () => {
    const begun = performance.now()
    for (const piece of ['a', '1', '1 ', '2020 ', 'a.', '(1', '<'])
      renderToStaticMarkup(<RichText field={{ html: piece.repeat(50_000 / piece.length) }} />)
    expect(performance.now() - begun).toBeLessThan(1_000)
  })
})

describe('a text', () => {
  test('keeps short hyphenated words on one line without changing the text', () => {
    const html = drawn('From the first sign-in to a set-up by e-mail.')
    expect(html.match(/<bdi class="whole">[^<]+/g)).toEqual([
      '<bdi class="whole">sign-in',
      '<bdi class="whole">set-up',
      '<bdi class="whole">e-mail.',
    ])
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('From the first sign-in to a set-up by e-mail.')
  })

  test('has no markup in an option, which cannot contain elements', () => {
    expect(drawn('Ready-made courses', 'option')).toBe('<option>Ready-made courses</option>')
  })

  test('may break a long hyphenated word, and has no markup without hyphens', () => {
    expect(drawn('A one-hundred-and-twenty-minute lesson')).not.toContain('<bdi')
    expect(drawn('Plain words – and a dash')).toBe('<h2>Plain words – and a dash</h2>')
  })
})
