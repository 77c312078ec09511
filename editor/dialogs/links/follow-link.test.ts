import { expect, test } from 'vitest'
import { linkTarget } from './follow-link.tsx'

test('a page of the site is opened here, in the language that is shown', () => {
  expect(linkTarget('/about', 'ar', '/api')).toEqual({ href: '/ar/about', isElsewhere: false })
})

test('an uploaded file is opened from the API, in a tab of its own', () => {
  expect(linkTarget('/uploads/film.mp4', 'ar', '/api')).toEqual({ href: '/api/uploads/film.mp4', isElsewhere: true })
  expect(linkTarget('/api/uploads/film.mp4', 'en', '/api')).toEqual({
    href: '/api/uploads/film.mp4',
    isElsewhere: true,
  })
})

test('another site is opened in a tab of its own, and a mere heading leads nowhere', () => {
  expect(linkTarget('https://example.com', 'en', '/api')).toEqual({ href: 'https://example.com', isElsewhere: true })
  expect(linkTarget('#', 'en', '/api')).toBeUndefined()
})
