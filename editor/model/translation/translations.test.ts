import { expect, test } from 'vitest'
import type { Translation } from '#api/translations.ts'
import { startFakeServer } from '../testing/fake-server.ts'
import { edit, startStore, subtitle, title } from '../testing/start-store.ts'
import { openTextsOnPage } from './translations.ts'

const place = { block: 'hero', page: 'home', block_type: 'HERO', path: 'title', kind: 'text' } as const

/** Starts a store that shows the hero of the home page. `known` are the texts that the server lists. */
async function startShown(known: Translation[] = []) {
  const server = startFakeServer()
  server.client.call = async <Answer>(path: string) => {
    if (!path.startsWith('/v1/translations?locale=ar&page=home&noted=true')) throw new Error(path)
    return { items: known } as Answer
  }
  const started = await startStore(server)
  const { store } = started
  store.documents.places.note({ id: 'hero', type: 'HERO', page: 'home', content: {} } as never)
  await store.documents.translations.load()
  const open = () => openTextsOnPage(store.documents).map(({ place, state }) => `${place.path.join('.')} ${state}`)
  return { ...started, open }
}

const inBoth = (text: { en: string; ar: string }) => [{ path: ['title'], value: text, was: { en: 'Old' } }]

test('texts without Arabic are open', async () => {
  const { open, store } = await startShown()
  expect(open()).toEqual(['title missing', 'subtitle missing'])
  await store.open.field(title, null)
  store.open.save(inBoth({ en: 'Old', ar: 'قديم' }))
  expect(open()).toEqual(['subtitle missing'])
})

test('an outdated text is open until its Arabic changes or its English is as it was', async () => {
  const known: Translation = { ...place, state: 'outdated', source: 'New', target: 'قديم', was: 'Old' }
  const { open, store, write } = await startShown([known])
  await store.open.field(title, null)
  store.open.save(inBoth({ en: 'New', ar: 'قديم' }))
  expect(open()).toEqual(['title outdated', 'subtitle missing'])
  await write(title, 'New', 'Old')
  expect(open()).toEqual(['subtitle missing'])
  store.documents.add({ id: 'x', place: title, edits: inBoth({ en: 'New', ar: 'جديد' }), at: 1 })
  expect(open()).toEqual(['subtitle missing'])
})

test('a copy of the English that was approved is not open', async () => {
  const copy = { en: 'Careers', ar: 'Careers' }
  const { open, store } = await startShown([{ ...place, state: 'approved', source: copy.en, target: copy.ar }])
  store.documents.add({ id: 'x', place: title, edits: inBoth(copy), at: 1 })
  expect(open()).toEqual(['subtitle missing'])
  store.documents.add({ id: 'y', place: subtitle, edits: [edit(subtitle, 'Below', 'Next')], at: 1 })
  expect(open()).toEqual(['subtitle missing'])
})
