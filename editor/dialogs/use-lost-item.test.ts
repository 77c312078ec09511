import { expect, test } from 'vitest'
import type { Client } from '#api/client.ts'
import { isLostItem } from './use-lost-item.ts'

const client = {
  page: async () => [{ id: 'list', block_type: 'RESOURCES' }],
  items: async () => [{ id: 'a-post' }],
} as unknown as Client

test('a link to a post that does not exist is found out', async () => {
  expect(await isLostItem(client, '/resources/no-such-post')).toBe(true)
  expect(await isLostItem(client, '/resources/a-post#top')).toBe(false)
})

test('pages and addresses elsewhere are not asked for', async () => {
  expect(await isLostItem(client, '/about')).toBe(false)
  expect(await isLostItem(client, 'https://example.com/resources/no-such-post')).toBe(false)
})
