import { expect, test } from 'vitest'
import { isKnownPath } from './known-path.ts'

test.each([
  '/',
  '/about',
  '/about#team',
  '/resources?filter=blog',
  '/resources/a-post',
  '/customer-stories/sahab-air',
  '/feed.xml',
])('%s leads to something of the site', (path) => expect(isKnownPath(path)).toBe(true))

test.each(['/abuot', '/ar/about', '/resources/a/b', '/about/'])('%s does not', (path) =>
  expect(isKnownPath(path)).toBe(false),
)
