import { expect, test } from 'vitest'
import { linkTarget } from './follow-link.tsx'

test('a page of the site opens in the same tab and in the current language', () => {
  expect(linkTarget('/about', 'ar', '/api')).toEqual({ href: '/ar/about', isElsewhere: false })
})

test('an uploaded file opens from the API in a new tab', () => {
  expect(linkTarget('/uploads/film.mp4', 'ar', '/api')).toEqual({ href: '/api/uploads/film.mp4', isElsewhere: true })
  expect(linkTarget('/api/uploads/film.mp4', 'en', '/api')).toEqual({
    href: '/api/uploads/film.mp4',
    isElsewhere: true,
  })
})

test('another site opens in a new tab, and “#” has no target', () => {
  expect(linkTarget('https://example.com', 'en', '/api')).toEqual({ href: 'https://example.com', isElsewhere: true })
  expect(linkTarget('#', 'en', '/api')).toBeUndefined()
})
