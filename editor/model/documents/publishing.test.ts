import { expect, test, vi } from 'vitest'
import type { StoredSettings } from '#api/pages.ts'
import { catalogue } from '#blocks/catalogue.ts'
import { startStore } from '../testing/start-store.ts'
import { schemaOf } from './field-schema.ts'
import { isInDraft } from './pages.ts'
import { publishingOf, sampleFields } from './publishing.ts'

const { blank } = catalogue.RESOURCES.collection ?? {}
const shape = schemaOf({ type: 'RESOURCES', item: 'new' })

test('the samples of a new post are its description, picture and body, until they are replaced', () => {
  const post = blank?.({ en: 'New', ar: 'جديد' }, 'new', '2026-12-01', 'blog') as Record<string, unknown>
  expect(sampleFields(shape, post)).toEqual(['description', 'image', 'body'])
  const description = { en: 'What we learned.', ar: 'ما تعلّمناه.' }
  expect(sampleFields(shape, { ...post, description, image: '/uploads/a.webp' })).toEqual(['body'])
})

/** Starts a store whose home page has the sample `subtitle` in its hero if `hasSamples`. */
async function publishing(hasSamples: boolean) {
  const started = await startStore()
  const { store, server } = started
  const changes: Partial<StoredSettings>[] = []
  server.client.saveSettings = async (_slug, change) => {
    changes.push(change as Partial<StoredSettings>)
    return {} as never
  }
  const [hero] = (await server.client.page?.('home')) ?? []
  const content = hasSamples ? catalogue.HERO.blank : hero?.content
  server.client.page = async () => [{ ...hero, content }] as never
  const question = () => store.getState().questions[0]
  return { ...started, changes, question, publish: () => publishingOf(store).setPublic(true, 'offer') }
}

test('a page without samples is published at once', async () => {
  const { changes, publish } = await publishing(false)
  await publish()
  await vi.waitFor(() => expect(changes).toEqual([{ state: 'public' }]))
})

test('publishing a page asks first, naming the blocks with samples', async () => {
  const { changes, question, publish } = await publishing(true)
  const asked = publish()
  await vi.waitFor(() => expect(question()?.text).toContain('• Hero'))
  question()?.answer(false)
  await asked
  expect(changes).toEqual([])
})

test('a document is in a draft if it, its block or its page is one', () => {
  const pages = [
    { slug: 'offer', state: 'hidden' },
    { slug: 'home', state: 'public' },
  ]
  const isDraft = (page: string, edited: object) => isInDraft({ pages } as never, { page, edited } as never)
  expect([
    isDraft('home', {}),
    isDraft('home', { draft: true }),
    isDraft('home', { hidden: true }),
    isDraft('offer', {}),
  ]).toEqual([false, true, true, true])
})
