import { expect, test } from 'vitest'
import { routeTable } from '#content/pages.ts'
import { startFakeServer } from '../testing/fake-server.ts'
import { createStoreFor } from '../testing/start-store.ts'
import { pageName } from './pages.ts'

/** Loads a list of one page with the English name `en` (default: the route table's). Returns the page's name. */
async function named(key: string, en?: string) {
  const server = startFakeServer()
  const store = await createStoreFor(server)
  const page = routeTable.find((each) => each.key === key)
  if (!page) throw new Error(key)
  const items = [
    {
      slug: key,
      path: { en: '/', ar: '/ar' },
      name: en ? { en } : page.name,
      state: 'public' as const,
      updated_at: '',
    },
  ]
  server.client.pages = async () => ({ items })
  await store.documents.pages.load()
  return pageName(store.t, 'en', key)
}

test('a page has the name from its settings', async () => {
  expect(await named('about', 'Who we are')).toBe('Who we are')
})

test('a page has a short name', async () => {
  expect(await named('solutions-totara-learn')).toBe('Totara Learn')
  expect(await named('home')).toBe('Home')
  expect(await named('home', 'Start')).toBe('Start')
})
