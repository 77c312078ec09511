import { expect, test } from 'vitest'
import type { Client } from '#api/client.ts'
import { isMissingItem, linkTarget } from './link-target-box.tsx'

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

const client = {
  page: async () => [{ id: 'list', block_type: 'RESOURCES' }],
  items: async () => [{ id: 'a-post' }],
} as unknown as Client

test('a link to a post that does not exist is detected', async () => {
  expect(await isMissingItem(client, '/resources/no-such-post')).toBe(true)
  expect(await isMissingItem(client, '/resources/a-post#top')).toBe(false)
})

test('pages and external addresses are not requested', async () => {
  expect(await isMissingItem(client, '/about')).toBe(false)
  expect(await isMissingItem(client, 'https://example.com/resources/no-such-post')).toBe(false)
})
