import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { english, startStore } from '../testing/start-store.ts'

const { notices } = english

// An upload asks before the page is left.
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('removeEventListener', () => {})

test.each([
  ['tour.mp4', 'film', notices.fileFailed],
  ['team.png', 'picture', notices.imageFailed],
] as const)('a failed upload of %s is named by its kind', async (name, accepts, text) => {
  const { store, server, alerts } = await startStore()
  server.client.upload = async () => {
    throw new ApiError(500, {})
  }
  store.uploads.upload(new File(['x'], name), { accepts, arrived: () => {} })
  await expect.poll(alerts).toMatchObject([{ text }])
})
