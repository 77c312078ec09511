import { expect, test } from 'vitest'
import { isKnownPath } from './is-known-path.ts'

const pages = ['/', '/about', '/resources'].map((en) => ({ path: { en } }))

test.each([
  '/',
  '/about',
  '/about#team',
  '/resources?filter=blog',
  '/resources/a-post',
  '/customer-stories/sahab-air',
  '/feed.xml',
  '/search?q=words',
])('%s is a known path', (path) => expect(isKnownPath(path, pages)).toBe(true))

test.each(['/abuot', '/ar/about', '/resources/a/b', '/about/'])('%s is not a known path', (path) =>
  expect(isKnownPath(path, pages)).toBe(false),
)
