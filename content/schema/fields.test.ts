import { describe, expect, test } from 'vitest'
import { icon, link, media } from './fields.ts'

describe('the address of a picture or video', () => {
  test.each(['/uploads/a-8x6.webp', 'https://media.example/a.mp4?b=1', ''])('may be “%s”', (address) => {
    expect(media.safeParse(address).success).toBe(true)
    expect(media.safeParse({ en: address, ar: address }).success).toBe(true)
  })

  test.each([
    'https://[',
    'https://:80/a.webp',
    '//media.example/a.webp',
    '/\\media.example/a.webp',
    'http://a.example/a',
  ])('cannot be “%s”', (address) => {
    expect(media.safeParse(address).success).toBe(false)
    expect(media.safeParse({ en: '/uploads/a.webp', ar: address }).success).toBe(false)
  })
})

describe('the address of an icon', () => {
  test.each(['/uploads/a-8x6.svg', 'https://media.example/a.SVG?b=1', ''])('may be “%s”', (address) => {
    expect(icon.safeParse(address).success).toBe(true)
    expect(icon.safeParse({ en: address, ar: address }).success).toBe(true)
  })

  test.each(['/uploads/a-8x6.png', '/uploads/a.mp4', 'https://media.example/a?b=.svgz'])(
    'cannot be “%s”',
    (address) => {
      expect(icon.safeParse(address).error?.issues).toMatchObject([{ message: 'must be a drawing (.svg)' }])
      expect(icon.safeParse({ en: '/uploads/a.svg', ar: address }).success).toBe(false)
    },
  )
})

describe('the target of a link', () => {
  test.each([
    ...['/', '/about?a=1#b', 'https://a.example', 'http://a.example/%D8%B9', 'mailto:a@b.example', 'tel:+966 11 (0) 1'],
    ...['#form', '#', ''],
  ])('may be “%s”', (address) => {
    expect(link.safeParse(address).success).toBe(true)
  })

  test.each(['https://[', 'http://a.example:port/', '//a.example', '/\\a.example', 'javascript:alert(1)', 'about'])(
    'cannot be “%s”',
    (address) => {
      expect(link.safeParse(address).success).toBe(false)
    },
  )
})
