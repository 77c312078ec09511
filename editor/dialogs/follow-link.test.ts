import { expect, test } from 'vitest'
import { wayTo } from './follow-link.tsx'

test('a page of the site is opened here, in the language that is shown', () => {
  expect(wayTo('/about', 'ar', '/api')).toEqual({ href: '/ar/about', isElsewhere: false })
})

test('an uploaded file is opened from the API, in a tab of its own', () => {
  expect(wayTo('/uploads/film.mp4', 'ar', '/api')).toEqual({ href: '/api/uploads/film.mp4', isElsewhere: true })
  expect(wayTo('/api/uploads/film.mp4', 'en', '/api')).toEqual({ href: '/api/uploads/film.mp4', isElsewhere: true })
})

test('another site is opened in a tab of its own, and a mere heading leads nowhere', () => {
  expect(wayTo('https://example.com', 'en', '/api')).toEqual({ href: 'https://example.com', isElsewhere: true })
  expect(wayTo('#', 'en', '/api')).toBeUndefined()
})
