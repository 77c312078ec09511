import { describe, expect, test } from 'vitest'
import { Offline, SessionExpired } from '#api/errors.ts'
import type { Place } from './documents/places.ts'
import { placeOfSettings } from './documents/settings.ts'
import { memoryDraftStorage } from './saving/journal.ts'
import { startFakeServer } from './testing/fake-server.ts'
import { edit, english, startStore, subtitle, title } from './testing/start-store.ts'

const { editor } = english
const away = () => new Offline('away')
const expired = () => new SessionExpired('over')

describe('an open text', () => {
  test('stays open when an earlier save is rejected', async () => {
    const { store, server, write } = await startStore()
    server.state.refusals = [expired()]
    await write(title, 'Old', 'New')
    await store.open.field(subtitle, null)
    await store.act.settled()
    expect(store.getState()).toMatchObject({ isExpired: true, opening: { place: subtitle } })
    store.session.cancelSignIn()
    expect(store.getState()).toMatchObject({
      isExpired: false,
      opening: { place: subtitle },
      failedSaves: [{ place: title }],
    })
  })

  test('is closed with its page, and what was typed becomes a failed save', async () => {
    const { store, alerts } = await startStore()
    await store.open.field(title, null)
    store.open.keepDraft([edit(title, 'Old', 'Half')])
    const late = store.open.field(subtitle, null)
    store.open.leavePage()
    await late
    expect(store.getState()).toMatchObject({ opening: undefined, failedSaves: [{ place: title, isDraft: true }] })
    expect(alerts()).toMatchObject([{ text: editor.notSaved }])
  })

  test('is the one that was opened last, whichever is loaded first', async () => {
    const { store, server } = await startStore()
    await store.documents.loadItems('gallery')
    const { promise, resolve } = Promise.withResolvers<void>()
    server.state.beforeItem = promise
    const story = { documentKey: 'gallery/jane', path: ['person'], kind: 'text' as const }
    const slow = store.open.field(story, null)
    await store.open.field(title, null)
    resolve()
    await slow
    expect(store.getState().opening?.place).toBe(title)
  })

  test('is not replaced when another text is opened', async () => {
    const { store } = await startStore()
    await store.open.field(title, null)
    await store.open.field(subtitle, null)
    expect(store.getState().opening?.place).toBe(title)
  })

  test('does not replace the page settings or the block chooser', async () => {
    const { store } = await startStore()
    await store.open.settings('home', null)
    await store.open.field(title, null)
    expect(store.getState().opening?.place).toEqual(placeOfSettings('home'))
    store.open.close()
    store.open.chooser({ returnFocusTo: null })
    await store.open.field(title, null)
    expect(store.getState().opening).toBeUndefined()
  })
})

test('a second question waits until the first is answered', async () => {
  const { store } = await startStore()
  const ask = (title: string) => store.ask('any', { ask: { title } })
  const answers = Promise.all([ask('First'), ask('Second')])
  for (const isChosen of [true, false]) store.getState().questions[0]?.answer(isChosen)
  expect(await answers).toEqual([true, false])
})

describe('a failed save', () => {
  async function failed() {
    const table = await startStore()
    table.server.state.refusals = [away()]
    await table.write(title, 'Old', 'New')
    await table.store.act.settled()
    const [save] = table.store.getState().failedSaves
    if (!save) throw new Error('The save was not kept')
    return { ...table, save }
  }

  test('stays a failed save when it is opened again and closed', async () => {
    const { store, storage, save } = await failed()
    await store.saves.reopen(save)
    store.open.close()
    expect(store.getState()).toMatchObject({ failedSaves: [save], opening: undefined })
    expect(await storage.all()).toHaveLength(1)
  })

  test('names its field in the alert', async () => {
    const { alerts } = await failed()
    expect(alerts()[0]?.detail).toContain(english.fields.title)
  })

  test('is saved automatically when the network is back', async () => {
    const { store, storage, alerts } = await failed()
    store.session.backOnline()
    await store.act.settled()
    expect(store.getState().failedSaves).toEqual([])
    expect(alerts()).toEqual([])
    await expect.poll(storage.all).toEqual([])
  })

  test('is discarded with its alert by an explicit choice', async () => {
    const { store, storage, save, alerts } = await failed()
    await store.saves.reopen(save)
    store.open.discard()
    await expect.poll(storage.all).toEqual([])
    expect(store.getState().failedSaves).toEqual([])
    expect(alerts()).toEqual([])
  })

  test('dismisses its alert when it is saved from its dialog', async () => {
    const { store, server, save, alerts } = await failed()
    const [alert] = alerts()
    await store.saves.reopen(save)
    store.open.save([edit(title, 'Old', 'Newer')])
    await store.act.settled()
    expect(alerts()).toEqual([])
    // Even a late click on the dismissed alert sends nothing.
    alert?.actions?.find(({ label }) => label === editor.saveFailedChange)?.run()
    expect(await store.act.settled()).toBe(true)
    expect(server.content().title).toEqual({ en: 'Newer' })
    expect(server.state.saves).toBe(2)
  })

  test('is in the draft storage in its old or its new version at any time', async () => {
    const { store, server, storage, save } = await failed()
    const { promise, resolve } = Promise.withResolvers<void>()
    server.state.beforeSave = promise
    await store.saves.reopen(save)
    store.open.save([edit(title, 'Old', 'Newer')])
    await expect.poll(storage.all).toMatchObject([{ edits: [{ value: { en: 'Newer' } }] }])
    resolve()
    await store.act.settled()
    expect(await storage.all()).toEqual([])
  })

  test('does not overwrite the text of a colleague when it is saved again', async () => {
    const { store, server, press, write } = await failed()
    server.colleague({ title: { en: 'Colleague' } })
    await write(subtitle, 'Below', 'Under')
    await store.act.settled()
    press(editor.saveFailedChange)
    await store.act.settled()
    expect(server.content().title).toEqual({ en: 'Colleague' })
    expect(store.getState().conflicts).toHaveLength(1)
  })

  test('makes settled() resolve to false', async () => {
    const { store, save } = await failed()
    expect(await store.act.settled()).toBe(false)
    store.saves.again(save)
    expect(await store.act.settled()).toBe(true)
  })

  test('is offered by the next editor session of the same tab, after a sign-out and a sign-in', async () => {
    const { store, server, storage } = await failed()
    await store.session.leave()
    const next = await startStore(server, storage)
    await expect.poll(() => next.store.getState().failedSaves).toMatchObject([{ place: title }])
    next.press(editor.saveFailedChange)
    await next.store.act.settled()
    expect(server.content().title).toEqual({ en: 'New' })
  })

  test('is offered as it was typed last when the tab crashes while it is edited', async () => {
    const { store, server, storage, save } = await failed()
    await store.saves.reopen(save)
    store.open.keepDraft([edit(title, 'Old', 'Newer')])
    await expect.poll(storage.all).toHaveLength(2)
    await store.session.leave()
    const next = await startStore(server, storage)
    await expect.poll(() => next.store.getState().failedSaves).toMatchObject([{ edits: [{ value: { en: 'Newer' } }] }])
    for (const failedSave of next.store.getState().failedSaves) next.store.saves.discard(failedSave)
    await expect.poll(storage.all).toEqual([])
  })

  test('is stored unchanged when it is edited and the dialog is cancelled', async () => {
    const { store, storage, save } = await failed()
    await store.saves.reopen(save)
    store.open.keepDraft([edit(title, 'Old', 'Newer')])
    store.open.close()
    await expect.poll(storage.all).toMatchObject([{ edits: save.edits }])
  })

  test('is named after the dialog that creates it if it is a new item', async () => {
    const storage = memoryDraftStorage()
    const place: Place = { documentKey: 'gallery', path: [], kind: 'list' }
    const edits = [{ path: [], list: { add: { id: 'a', title: { en: 'Typed' } } } }]
    await storage.put({ id: 'a', place, edits, at: 1, page: 'home', author: 'me', session: 'dead' })
    const { alerts } = await startStore(startFakeServer(), storage)
    await expect
      .poll(alerts)
      .toMatchObject([
        { detail: expect.stringMatching(new RegExp(`^${editor.addStory}, .*: ${editor.failedChangeFound}$`)) },
      ])
  })

  test('is offered to be read and discarded when its block was deleted', async () => {
    const storage = memoryDraftStorage()
    const place = { ...title, documentKey: 'deleted' }
    const save = { id: 'a', place, edits: [edit(place, 'Old', 'Words')], at: 1 }
    await storage.put({ ...save, page: 'home', author: 'me', session: 'dead' })
    const next = await startStore(startFakeServer(), storage)
    await expect.poll(() => next.store.getState().failedSaves).toMatchObject([save])
    expect(next.alerts()).toMatchObject([{ text: editor.notSaved, actions: [{ label: editor.discardFailedChange }] }])
    next.press(editor.discardFailedChange)
    await expect.poll(storage.all).toEqual([])
    expect(next.store.getState().failedSaves).toEqual([])
  })

  test('is not offered by another editor session while its own is open', async () => {
    const { server, storage } = await failed()
    const other = await startStore(server, storage)
    await other.store.documents.loadItems('gallery')
    expect(other.store.getState().failedSaves).toEqual([])
  })
})

describe('signing in again', () => {
  test('sends the saves that waited for it', async () => {
    const { store, server, write } = await startStore()
    server.state.refusals = [expired()]
    await write(title, 'Old', 'New')
    await store.act.settled()
    store.session.resume()
    expect(await store.act.settled()).toBe(true)
    expect(server.content().title).toEqual({ en: 'New' })
  })

  test('does not send a conflict that was postponed', async () => {
    const { store, server, write } = await startStore()
    server.colleague({ title: { en: 'Colleague' } })
    await write(title, 'Old', 'Mine')
    await store.act.settled()
    for (const { save } of store.getState().conflicts) store.saves.postpone(save)
    server.state.refusals = [expired()]
    await write(subtitle, 'Below', 'Under')
    await store.act.settled()
    store.session.resume()
    await store.act.settled()
    expect(server.content()).toEqual({ title: { en: 'Colleague' }, subtitle: { en: 'Under' } })
    expect(store.getState().failedSaves).toMatchObject([{ place: title }])
  })
})

test('blocks that cannot be loaded share one alert, which retries them all', async () => {
  const { store, server, alerts, press } = await startStore()
  server.state.loadError = away()
  const load = (page: string) => store.documents.loads.load(page, () => store.documents.loadPage(page))
  await Promise.all([load('header'), load('footer')])
  expect(alerts()).toMatchObject([{ text: english.page.failed }])
  server.state.loadError = undefined
  press(english.page.tryAgain)
  await store.documents.loadPage('footer')
  expect(alerts()).toEqual([])
})

test('the alert about failed loads is dismissed once all are loaded or no longer needed', async () => {
  const { store, server, alerts } = await startStore()
  const load = (page: string) => store.documents.loads.load(page, () => store.documents.loadPage(page))
  server.state.loadError = away()
  await Promise.all([load('header'), load('footer')])
  server.state.loadError = undefined
  await load('header')
  expect(alerts()).toMatchObject([{ text: english.page.failed }])
  store.documents.loads.forget('footer')
  expect(alerts()).toEqual([])
})

test('a load that failed offline is retried when the network is back, a rejected one is not', async () => {
  const { store, server, alerts } = await startStore()
  const tries: string[] = []
  const load = (page: string) =>
    store.documents.loads.load(page, async () => {
      tries.push(page)
      await store.documents.loadPage(page)
    })
  server.state.loadError = away()
  await load('header')
  server.state.loadError = new Error('refused')
  await load('footer')
  server.state.loadError = undefined
  store.session.backOnline()
  await store.documents.loadPage('header')
  expect(tries).toEqual(['header', 'footer', 'header'])
  expect(alerts()).toMatchObject([{ text: english.page.failed }])
})
