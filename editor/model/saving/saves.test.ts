import { describe, expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { Edit } from '#content/edits.ts'
import type { Place } from '../documents/places.ts'
import { startFakeServer } from '../testing/fake-server.ts'
import { startStore, subtitle, title } from '../testing/start-store.ts'

test('a save is shown at once and rolled back when the save is rejected', async () => {
  const { store, server, write, shown } = await startStore()
  server.state.refusals = [new ApiError(500, {})]
  await write(title, 'Old', 'New')
  expect(shown(title)).toBe('New')
  await store.act.settled()
  expect(shown(title)).toBe('Old')
})

test('two saves of one text are sent in order, and the last one wins', async () => {
  const { store, server, write } = await startStore()
  await write(title, 'Old', 'First')
  await write(title, 'First', 'Second')
  expect(await store.act.settled()).toBe(true)
  expect(server.content().title).toEqual({ en: 'Second' })
})

test('a save that waited behind another does not overwrite the text of a colleague', async () => {
  const { store, server, write } = await startStore()
  await write(title, 'Old', 'New')
  await write(subtitle, 'Below', 'Mine')
  // The response to the first save contains the colleague's text and its version. The second save is sent with that
  // version, so the server finds no conflict.
  server.colleague({ subtitle: { en: 'Colleague' } })
  await store.act.settled()
  expect(server.content()).toEqual({ title: { en: 'New' }, subtitle: { en: 'Colleague' } })
  expect(store.getState().conflicts).toMatchObject([{ save: { place: subtitle } }])
})

describe('the order of a list', () => {
  const place: Place = { documentKey: 'hero', path: ['sliderImages'], kind: 'form' }
  const items = (ids: string) => [...ids].map((id) => ({ id, src: `/uploads/${id}.webp` }))
  const reorder = (was: string, order: string): Edit[] => [
    { path: ['sliderImages'], list: { was: [...was], order: [...order] } },
  ]

  async function startWithList() {
    const server = startFakeServer()
    server.colleague({ sliderImages: items('abcd') })
    const table = await startStore(server)
    const order = () => (server.content().sliderImages as { id: string }[]).map(({ id }) => id).join('')
    return { ...table, order }
  }

  test('that waited behind another save conflicts with the order of a colleague', async () => {
    const { store, server, write, order } = await startWithList()
    await write(title, 'Old', 'New')
    store.saves.add(place, reorder('abcd', 'bcda'))
    server.colleague({ sliderImages: items('acbd') })
    await store.act.settled()
    expect(order()).toBe('acbd')
    const [conflict] = store.getState().conflicts
    if (conflict) store.saves.keepMine(conflict.save)
    expect(await store.act.settled()).toBe(true)
    expect(order()).toBe('bcda')
  })

  test('does not conflict with one’s own earlier order, stored or rejected', async () => {
    const { store, server, order } = await startWithList()
    store.saves.add(place, reorder('abcd', 'bcda'))
    store.saves.add(place, reorder('bcda', 'cbda'))
    expect(await store.act.settled()).toBe(true)
    server.state.refusals = [new ApiError(500, {})]
    store.saves.add(place, reorder('cbda', 'dcba'))
    store.saves.add(place, reorder('dcba', 'adcb'))
    await store.act.settled()
    expect(store.getState().conflicts).toEqual([])
    expect(order()).toBe('adcb')
  })
})

test('a text typed over one that the server has normalized is no conflict', async () => {
  const { store, server, write } = await startStore()
  server.state.tidy = (content) => JSON.parse(JSON.stringify(content).replaceAll(' "', '"'))
  await write(title, 'Old', 'First ')
  await write(title, 'First ', 'Second')
  expect(await store.act.settled()).toBe(true)
  expect(server.content().title).toEqual({ en: 'Second' })
})

test('a text typed over one that was rejected meanwhile is no conflict', async () => {
  const { store, server, write } = await startStore()
  server.state.refusals = [new ApiError(500, {})]
  await write(title, 'Old', 'First')
  await write(title, 'First', 'Second')
  await store.act.settled()
  expect(store.getState().conflicts).toEqual([])
  expect(server.content().title).toEqual({ en: 'Second' })
})

test('the same text from two editors is no conflict', async () => {
  const { store, server, write } = await startStore()
  server.colleague({ title: { en: 'Same' } })
  await write(title, 'Old', 'Same')
  expect(await store.act.settled()).toBe(true)
})

test('settled() waits for saves that are added while it waits', async () => {
  const { store, server, write } = await startStore()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.state.beforeSave = promise
  await write(title, 'Old', 'New')
  const settled = store.act.settled()
  await write(subtitle, 'Below', 'Under')
  resolve()
  await settled
  expect(server.content()).toEqual({ title: { en: 'New' }, subtitle: { en: 'Under' } })
})

test('of a text that fails twice one alert is shown, and none once the text is saved', async () => {
  const { store, server, write, alerts } = await startStore()
  server.state.refusals = [new ApiError(500, {}), new ApiError(500, {}), new ApiError(500, {})]
  await write(subtitle, 'Below', 'Other')
  await write(title, 'Old', 'First')
  await write(title, 'Old', 'Second')
  await store.act.settled()
  expect(alerts().map(({ about }) => about)).toEqual(['hero/text/subtitle', 'hero/text/title'])
  await write(title, 'Old', 'Third')
  await store.act.settled()
  expect(alerts().map(({ about }) => about)).toEqual(['hero/text/subtitle'])
  expect(store.getState().failedSaves).toHaveLength(3)
})
