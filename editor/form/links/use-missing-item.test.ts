import { expect, test } from 'vitest'
import type { Client } from '#api/client.ts'
import { isMissingItem } from './use-missing-item.ts'

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
