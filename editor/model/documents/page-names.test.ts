import { expect, test } from 'vitest'
import type { Client } from '#api/client.ts'
import { pages } from '#content/pages.ts'
import { interfaceIn } from '../testing/start-store.ts'
import { createPageNames, pageName } from './page-names.ts'

/** The name of a page once its settings contain the name `en`. */
async function named(key: string, en?: string) {
  const i18n = await interfaceIn('en')
  const page = pages.find((each) => each.key === key)
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
  await createPageNames({ pages: async () => ({ items }) } as unknown as Client, i18n, () => {}).load()
  return pageName(i18n.t, 'en', page)
}

test('a page has the name from its settings', async () => {
  expect(await named('about', 'Who we are')).toBe('Who we are')
})

test('a page has a short name', async () => {
  expect(await named('solutions-totara-learn')).toBe('Totara Learn')
  expect(await named('home')).toBe('Home')
  expect(await named('home', 'Start')).toBe('Start')
})
