import { describe, expect, test } from 'vitest'
import { hrefInLanguage, isApplication, isEditMode, localizeHref, splitLocale } from './address.ts'

describe('a page of the site', () => {
  test.each([
    ['/', '/ar'],
    ['/about', '/ar/about'],
    ['/resources?filter=blog#list', '/ar/resources?filter=blog#list'],
    ['/#form', '/ar#form'],
    ['/?filter=blog', '/ar?filter=blog'],
    ['/articles', '/ar/articles'],
    ['/about#a.b', '/ar/about#a.b'],
    ['/feed.xml', '/ar/feed.xml'],
  ])('“%s” is at “%s” in Arabic, and unchanged in English', (english, arabic) => {
    expect(localizeHref(english, 'en')).toBe(english)
    expect(localizeHref(english, 'ar')).toBe(arabic)
  })

  test.each([
    ['/', 'en', '/'],
    ['/about', 'en', '/about'],
    ['/ar', 'ar', '/'],
    ['/ar/', 'ar', '/'],
    ['/ar/about', 'ar', '/about'],
    ['/articles', 'en', '/articles'],
    ['/about/ar', 'en', '/about/ar'],
  ])('the address “%s” has the locale %s and the path “%s”', (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path })
  })
})

test('only edit=true requests edit mode', () => {
  expect(isEditMode('?edit=true')).toBe(true)
  expect(isEditMode('?edit=1')).toBe(false)
  expect(isEditMode('')).toBe(false)
})

test('a link to the other language keeps the filter, the page of a list and edit mode', () => {
  expect(hrefInLanguage('/resources', '?edit=true&filter=event&page=2', 'ar')).toBe(
    '/ar/resources?edit=true&filter=event&page=2',
  )
  expect(hrefInLanguage('/resources', '?edit=1&filter=none&page=0&mail=me', 'en')).toBe('/resources')
})

test.each([
  'https://a.example/x',
  '//a.example/x',
  'mailto:a@b.example',
  'tel:+966',
  '#form',
  '#',
  '',
  '/ar/about',
  '/ar#form',
  '/ar?filter=blog',
  '/uploads/a.webp',
  '/sitemap.xml',
  '/robots.txt',
  '/default/picture-1200x900.svg',
  '/social/en.png?v=2',
])('the address “%s” is the same in both languages', (href) => {
  expect(localizeHref(href, 'ar')).toBe(href)
})

describe('the application is needed', () => {
  test.each(['/?edit=true', '/ar/about?a=1&edit=true', '/login', '/ar/login', '/login/forgot-password'])(
    'at “%s”',
    (address) => {
      expect(isApplication(new URL(address, 'http://site'))).toBe(true)
    },
  )

  test.each(['/', '/about?edit=false', '/about?edit', '/logins', '/about/login', '/ar/login-help'])(
    'not at “%s”',
    (address) => {
      expect(isApplication(new URL(address, 'http://site'))).toBe(false)
    },
  )
})
