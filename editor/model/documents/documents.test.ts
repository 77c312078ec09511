import { describe, expect, test } from 'vitest'
import { Offline } from '#api/errors.ts'
import { startFakeServer } from '../testing/fake-server.ts'
import { edit, title } from '../testing/start-store.ts'
import { createDocuments, type EditorDocument } from './documents.ts'

const change = { id: 'a', place: title, edits: [edit(title, 'Old', 'New')], at: 1 }

test('a page that could not be loaded may be asked for again', async () => {
  const server = startFakeServer()
  const documents = createDocuments(server.client)
  server.state.loadError = new Offline('away')
  await expect(documents.loadPage('home')).rejects.toThrow(Offline)
  server.state.loadError = undefined
  await documents.loadPage('home')
  expect(documents.get('hero')?.content.title).toEqual({ en: 'Old' })
})

test('a change on its way is on the screen, over whatever the server says meanwhile', async () => {
  const server = startFakeServer()
  const documents = createDocuments(server.client)
  await documents.loadPage('home')
  documents.add(change)
  expect(documents.get('hero')).toMatchObject({ content: { title: { en: 'Old' } }, edited: { title: { en: 'New' } } })
  documents.settle({ ...change, id: 'b' }, { content: { title: { en: 'Other' } }, version: 2 })
  expect(documents.get('hero')).toMatchObject({ version: 2, edited: { title: { en: 'New' } } })
  documents.settle(change)
  expect(documents.get('hero')?.edited.title).toEqual({ en: 'Other' })
})

test('what a colleague deleted is not offered any more once its page is loaded again', async () => {
  const server = startFakeServer()
  const documents = createDocuments(server.client)
  await documents.loadPage('home')
  await documents.loadItems('gallery')
  expect(documents.all()).toHaveLength(3)
  server.client.items = async () => []
  documents.reload()
  await documents.loadItems('gallery')
  expect(documents.all().map(({ key }) => key)).toEqual(['hero', 'gallery'])
  server.client.page = async () => []
  documents.reload()
  await documents.loadPage('home')
  expect(documents.all()).toEqual([])
})

test('an item that was opened on its own page can be edited in its list again', async () => {
  const documents = createDocuments(startFakeServer().client)
  await documents.loadPage('home')
  const leave = documents.hold('home')
  await documents.loadWholeItem('gallery', 'jane')
  leave()
  documents.reload()
  documents.hold('home')
  await documents.loadItems('gallery')
  expect(documents.isShown(documents.get('gallery/jane') as EditorDocument)).toBe(true)
})

test('what is loaded of a page is not shown any more once its last block has left, until it is loaded again', async () => {
  const server = startFakeServer()
  const documents = createDocuments(server.client)
  const isShown = (key: string) => documents.isShown(documents.get(key) as EditorDocument)
  const [hero, gallery] = [documents.hold('home'), documents.hold('home')]
  await documents.loadPage('home')
  await documents.loadItems('gallery')
  hero()
  expect(isShown('hero')).toBe(true)
  gallery()
  expect([isShown('hero'), isShown('gallery/jane')]).toEqual([false, false])
  documents.add(change)
  expect(isShown('hero')).toBe(true)
  documents.settle(change)
  documents.reload()
  await documents.loadPage('home')
  await documents.loadItems('gallery')
  expect([isShown('hero'), isShown('gallery/jane')]).toEqual([true, true])
})

test('an item of a list is not whole until it is fetched', async () => {
  const documents = createDocuments(startFakeServer().client)
  await documents.loadPage('home')
  await documents.loadItems('gallery')
  expect(documents.get('gallery/jane')?.isWhole).toBe(false)
  await documents.loadWhole('gallery/jane')
  expect(documents.get('gallery/jane')?.isWhole).toBe(true)
})

describe('an answer that comes late', () => {
  test('does not put an old text over one that was saved since it was asked for', async () => {
    const server = startFakeServer()
    const documents = createDocuments(server.client)
    await documents.loadPage('home')
    const { promise, resolve } = Promise.withResolvers<void>()
    server.state.beforePage = promise
    documents.reload()
    const late = documents.loadPage('home')
    documents.add(change)
    documents.settle(change, { content: { title: { en: 'New' } }, version: 2 })
    resolve()
    await late
    expect(documents.get('hero')).toMatchObject({ version: 2, edited: { title: { en: 'New' } } })
  })

  test('does not put an old page over one that was asked for later', async () => {
    const server = startFakeServer()
    const documents = createDocuments(server.client)
    const { promise, resolve } = Promise.withResolvers<void>()
    server.state.beforePage = promise
    const late = documents.loadPage('home')
    await Promise.resolve()
    server.colleague({ title: { en: 'Newer' } })
    server.state.beforePage = Promise.resolve()
    documents.reload()
    await documents.loadPage('home')
    resolve()
    await late
    expect(documents.get('hero')?.edited.title).toEqual({ en: 'Newer' })
  })

  test('does not bring back what was deleted since it was asked for', async () => {
    const server = startFakeServer()
    const documents = createDocuments(server.client)
    await documents.loadPage('home')
    const { promise, resolve } = Promise.withResolvers<void>()
    server.state.beforePage = promise
    documents.reload()
    const late = documents.loadPage('home')
    documents.remove('hero')
    resolve()
    await late
    expect(documents.all().map(({ key }) => key)).toEqual(['gallery'])
  })

  test('is better than an item without its body', async () => {
    const server = startFakeServer()
    const documents = createDocuments(server.client)
    await documents.loadPage('home')
    await documents.loadItems('gallery')
    const { promise, resolve } = Promise.withResolvers<void>()
    server.state.beforeItem = promise
    const late = documents.loadWhole('gallery/jane')
    documents.reload()
    await documents.loadItems('gallery')
    resolve()
    await late
    expect(documents.get('gallery/jane')?.isWhole).toBe(true)
  })
})
