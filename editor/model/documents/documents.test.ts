import { describe, expect, test } from 'vitest'
import { Offline } from '#api/errors.ts'
import { newestPendingSave } from '../history/undo-history.ts'
import { memoryDraftStorage } from '../saving/journal.ts'
import { startFakeServer } from '../testing/fake-server.ts'
import { createStoreFor, edit, title } from '../testing/start-store.ts'
import type { EditorDocument } from './documents.ts'

const save = { id: 'a', place: title, edits: [edit(title, 'Old', 'New')], at: 1 }

test('a page that could not be loaded can be loaded again', async () => {
  const server = startFakeServer()
  const { documents } = await createStoreFor(server)
  server.state.loadError = new Offline('away')
  await expect(documents.loadPage('home')).rejects.toThrow(Offline)
  server.state.loadError = undefined
  await documents.loadPage('home')
  expect(documents.get('hero')?.content.title).toEqual({ en: 'Old' })
})

test('blocks that came with the page are not requested before the next navigation', async () => {
  const server = startFakeServer()
  const stored = { home: await server.client.page('home') }
  const { documents } = await createStoreFor(server, memoryDraftStorage(), stored)
  server.state.loadError = new Offline('away')
  expect(documents.get('hero')?.content.title).toEqual({ en: 'Old' })
  await documents.loadPage('home')
  documents.reload()
  await expect(documents.loadPage('home')).rejects.toThrow(Offline)
})

test('a pending save stays on the screen when the server returns other content', async () => {
  const server = startFakeServer()
  const { documents } = await createStoreFor(server)
  await documents.loadPage('home')
  documents.add(save)
  expect(documents.get('hero')).toMatchObject({ content: { title: { en: 'Old' } }, edited: { title: { en: 'New' } } })
  documents.settle({ ...save, id: 'b' }, { content: { title: { en: 'Other' } }, version: 2 })
  expect(documents.get('hero')).toMatchObject({ version: 2, edited: { title: { en: 'New' } } })
  documents.settle(save)
  expect(documents.get('hero')?.edited.title).toEqual({ en: 'Other' })
})

test('a preview is shown over pending saves and replaced by the next one, and leaves nothing when it ends', async () => {
  const server = startFakeServer()
  const { documents } = await createStoreFor(server)
  await documents.loadPage('home')
  documents.add(save)
  const before = documents.get('hero')
  const preview = (...edits: (typeof save)['edits']) => documents.preview({ id: 'typed', place: title, edits })
  preview()
  expect(documents.get('hero')).toBe(before)
  preview(edit(title, 'Old', 'Typ'))
  preview(edit(title, 'Old', 'Typed'))
  expect(documents.get('hero')).toMatchObject({ content: { title: { en: 'Old' } }, edited: { title: { en: 'Typed' } } })
  expect(documents.get('hero')?.pending).toHaveLength(2)
  expect(newestPendingSave(documents, 'en')?.saved).toBe(save)
  preview()
  expect(documents.get('hero')).toEqual(before)
})

test('documents that a colleague deleted are no longer listed once their page is loaded again', async () => {
  const server = startFakeServer()
  const { documents } = await createStoreFor(server)
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

test('an item whose address was changed by a colleague is loaded under its old one', async () => {
  const server = startFakeServer()
  const { documents } = await createStoreFor(server)
  await documents.loadPage('home')
  await documents.loadItems('gallery')
  const renamed = { ...(await server.client.item('gallery', 'jane')), id: 'janet', content: { id: 'janet' } }
  server.client.item = async () => renamed
  await documents.loadWhole('gallery/jane')
  expect(documents.get('gallery/jane')).toMatchObject({ isWhole: true, content: { id: 'janet' } })
})

test('an item that was opened on its own page can be edited in its list again', async () => {
  const { documents } = await createStoreFor(startFakeServer())
  await documents.loadPage('home')
  const leave = documents.hold('home')
  await documents.loadWholeItem('gallery', 'jane')
  leave()
  documents.reload()
  documents.hold('home')
  await documents.loadItems('gallery')
  expect(documents.isShown(documents.get('gallery/jane') as EditorDocument)).toBe(true)
})

test('the documents of a page are not shown after its last block is removed, until they are loaded again', async () => {
  const server = startFakeServer()
  const { documents } = await createStoreFor(server)
  const isShown = (key: string) => documents.isShown(documents.get(key) as EditorDocument)
  const [hero, gallery] = [documents.hold('home'), documents.hold('home')]
  await documents.loadPage('home')
  await documents.loadItems('gallery')
  hero()
  expect(isShown('hero')).toBe(true)
  gallery()
  expect([isShown('hero'), isShown('gallery/jane')]).toEqual([false, false])
  documents.add(save)
  expect(isShown('hero')).toBe(true)
  documents.settle(save)
  documents.reload()
  await documents.loadPage('home')
  await documents.loadItems('gallery')
  expect([isShown('hero'), isShown('gallery/jane')]).toEqual([true, true])
})

test('an item from a list is not whole until it is loaded itself', async () => {
  const { documents } = await createStoreFor(startFakeServer())
  await documents.loadPage('home')
  await documents.loadItems('gallery')
  expect(documents.get('gallery/jane')?.isWhole).toBe(false)
  await documents.loadWhole('gallery/jane')
  expect(documents.get('gallery/jane')?.isWhole).toBe(true)
})

describe('a late response', () => {
  test('does not replace a text that was saved after the request', async () => {
    const server = startFakeServer()
    const { documents } = await createStoreFor(server)
    await documents.loadPage('home')
    const { promise, resolve } = Promise.withResolvers<void>()
    server.state.beforePage = promise
    documents.reload()
    const late = documents.loadPage('home')
    documents.add(save)
    documents.settle(save, { content: { title: { en: 'New' } }, version: 2 })
    resolve()
    await late
    expect(documents.get('hero')).toMatchObject({ version: 2, edited: { title: { en: 'New' } } })
  })

  test('does not replace a page that was requested later', async () => {
    const server = startFakeServer()
    const { documents } = await createStoreFor(server)
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

  test('does not bring back a document that was deleted after the request', async () => {
    const server = startFakeServer()
    const { documents } = await createStoreFor(server)
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

  test('with a whole item is used even if a list without bodies was requested later', async () => {
    const server = startFakeServer()
    const { documents } = await createStoreFor(server)
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
