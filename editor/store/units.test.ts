import { describe, expect, test } from 'vitest'
import { Offline } from '#api/errors.ts'
import { edit, title } from '../testing/desk.ts'
import { startFakeServer } from '../testing/fake-server.ts'
import { createUnits, type Unit } from './units.ts'

const change = { id: 'a', place: title, edits: [edit(title, 'Old', 'New')], at: 1 }

test('a page that could not be loaded may be asked for again', async () => {
  const server = startFakeServer()
  const units = createUnits(server.client)
  server.state.loadingFault = new Offline('away')
  await expect(units.loadPage('home')).rejects.toThrow(Offline)
  server.state.loadingFault = undefined
  await units.loadPage('home')
  expect(units.get('hero')?.content.title).toEqual({ en: 'Old' })
})

test('a change on its way is on the screen, over whatever the server says meanwhile', async () => {
  const server = startFakeServer()
  const units = createUnits(server.client)
  await units.loadPage('home')
  units.add(change)
  expect(units.get('hero')).toMatchObject({ content: { title: { en: 'Old' } }, edited: { title: { en: 'New' } } })
  units.settle({ ...change, id: 'b' }, { content: { title: { en: 'Other' } }, version: 2 })
  expect(units.get('hero')).toMatchObject({ version: 2, edited: { title: { en: 'New' } } })
  units.settle(change)
  expect(units.get('hero')?.edited.title).toEqual({ en: 'Other' })
})

test('what a colleague deleted is not offered any more once its page is loaded again', async () => {
  const server = startFakeServer()
  const units = createUnits(server.client)
  await units.loadPage('home')
  await units.loadItems('gallery')
  expect(units.all()).toHaveLength(3)
  server.client.items = async () => []
  units.reload()
  await units.loadItems('gallery')
  expect(units.all().map(({ key }) => key)).toEqual(['hero', 'gallery'])
  server.client.page = async () => []
  units.reload()
  await units.loadPage('home')
  expect(units.all()).toEqual([])
})

test('an item that was opened on its own page can be edited in its list again', async () => {
  const units = createUnits(startFakeServer().client)
  await units.loadPage('home')
  const leave = units.hold('home')
  await units.loadWholeItem('gallery', 'jane')
  leave()
  units.reload()
  units.hold('home')
  await units.loadItems('gallery')
  expect(units.isShown(units.get('gallery/jane') as Unit)).toBe(true)
})

test('what is loaded of a page is not shown any more once its last block has left, until it is loaded again', async () => {
  const server = startFakeServer()
  const units = createUnits(server.client)
  const isShown = (key: string) => units.isShown(units.get(key) as Unit)
  const [hero, gallery] = [units.hold('home'), units.hold('home')]
  await units.loadPage('home')
  await units.loadItems('gallery')
  hero()
  expect(isShown('hero')).toBe(true)
  gallery()
  expect([isShown('hero'), isShown('gallery/jane')]).toEqual([false, false])
  units.add(change)
  expect(isShown('hero')).toBe(true)
  units.settle(change)
  units.reload()
  await units.loadPage('home')
  await units.loadItems('gallery')
  expect([isShown('hero'), isShown('gallery/jane')]).toEqual([true, true])
})

test('an item of a list is not whole until it is fetched', async () => {
  const units = createUnits(startFakeServer().client)
  await units.loadPage('home')
  await units.loadItems('gallery')
  expect(units.get('gallery/jane')?.isWhole).toBe(false)
  await units.loadWhole('gallery/jane')
  expect(units.get('gallery/jane')?.isWhole).toBe(true)
})

describe('an answer that comes late', () => {
  test('does not put an old text over one that was saved since it was asked for', async () => {
    const server = startFakeServer()
    const units = createUnits(server.client)
    await units.loadPage('home')
    const { promise, resolve } = Promise.withResolvers<void>()
    server.state.beforePage = promise
    units.reload()
    const late = units.loadPage('home')
    units.add(change)
    units.settle(change, { content: { title: { en: 'New' } }, version: 2 })
    resolve()
    await late
    expect(units.get('hero')).toMatchObject({ version: 2, edited: { title: { en: 'New' } } })
  })

  test('does not put an old page over one that was asked for later', async () => {
    const server = startFakeServer()
    const units = createUnits(server.client)
    const { promise, resolve } = Promise.withResolvers<void>()
    server.state.beforePage = promise
    const late = units.loadPage('home')
    await Promise.resolve()
    server.colleague({ title: { en: 'Newer' } })
    server.state.beforePage = Promise.resolve()
    units.reload()
    await units.loadPage('home')
    resolve()
    await late
    expect(units.get('hero')?.edited.title).toEqual({ en: 'Newer' })
  })

  test('does not bring back what was deleted since it was asked for', async () => {
    const server = startFakeServer()
    const units = createUnits(server.client)
    await units.loadPage('home')
    const { promise, resolve } = Promise.withResolvers<void>()
    server.state.beforePage = promise
    units.reload()
    const late = units.loadPage('home')
    units.remove('hero')
    resolve()
    await late
    expect(units.all().map(({ key }) => key)).toEqual(['gallery'])
  })

  test('is better than an item without its body', async () => {
    const server = startFakeServer()
    const units = createUnits(server.client)
    await units.loadPage('home')
    await units.loadItems('gallery')
    const { promise, resolve } = Promise.withResolvers<void>()
    server.state.beforeItem = promise
    const late = units.loadWhole('gallery/jane')
    units.reload()
    await units.loadItems('gallery')
    resolve()
    await late
    expect(units.get('gallery/jane')?.isWhole).toBe(true)
  })
})
