import { describe, expect, test } from 'vitest'
import { Offline, SessionExpired } from '#api/errors.ts'
import type { Place } from './places.ts'
import { memoryShelf } from './store/shelf.ts'
import { edit, english, sitDown, subtitle, title } from './testing/desk.ts'
import { startFakeServer } from './testing/fake-server.ts'

const { editor } = english
const away = () => new Offline('away')
const expired = () => new SessionExpired('over')

describe('an open text', () => {
  test('stays open while an earlier save comes back refused', async () => {
    const { desk, server, write } = await sitDown()
    server.state.refusals = [expired()]
    await write(title, 'Old', 'New')
    await desk.open(subtitle, null)
    await desk.settled()
    expect(desk.state()).toMatchObject({ isExpired: true, opening: { place: subtitle } })
    desk.signInLater()
    expect(desk.state()).toMatchObject({ isExpired: false, opening: { place: subtitle }, kept: [{ place: title }] })
  })

  test('is the one that was asked for last, whichever is fetched first', async () => {
    const { desk, server } = await sitDown()
    await desk.units.loadItems('gallery')
    const { promise, resolve } = Promise.withResolvers<void>()
    server.state.beforeItem = promise
    const story = { unit: 'gallery/jane', steps: ['person'], kind: 'text' as const }
    const slow = desk.open(story, null)
    await desk.open(title, null)
    resolve()
    await slow
    expect(desk.state().opening?.place).toBe(title)
  })

  test('is not taken away by opening another', async () => {
    const { desk } = await sitDown()
    await desk.open(title, null)
    await desk.open(subtitle, null)
    expect(desk.state().opening?.place).toBe(title)
  })

  test('does not take away the settings of the page, nor the chooser of blocks', async () => {
    const { desk } = await sitDown()
    desk.settings.open({ page: 'home', backTo: null })
    await desk.open(title, null)
    expect(desk.state().opening).toBeUndefined()
    desk.settings.close()
    desk.chooseBlock({ backTo: null })
    await desk.open(title, null)
    expect(desk.state().opening).toBeUndefined()
  })
})

describe('a change that could not be saved', () => {
  async function failed() {
    const table = await sitDown()
    table.server.state.refusals = [away()]
    await table.write(title, 'Old', 'New')
    await table.desk.settled()
    const [change] = table.desk.state().kept
    if (!change) throw new Error('The change was not kept')
    return { ...table, change }
  }

  test('stays kept when it is opened again and closed', async () => {
    const { desk, shelf, change } = await failed()
    await desk.reopen(change)
    desk.close()
    expect(desk.state()).toMatchObject({ kept: [change], opening: undefined })
    expect(await shelf.all()).toHaveLength(1)
  })

  test('says which text it is', async () => {
    const { alerts } = await failed()
    expect(alerts()[0]?.detail).toContain(english.fields.title)
  })

  test('goes on its way by itself when the network is back', async () => {
    const { desk, shelf, alerts } = await failed()
    desk.backOnline()
    await desk.settled()
    expect(desk.state().kept).toEqual([])
    expect(alerts()).toEqual([])
    await expect.poll(shelf.all).toEqual([])
  })

  test('is let go by an explicit choice, with its alert', async () => {
    const { desk, shelf, change, alerts } = await failed()
    await desk.reopen(change)
    desk.discard()
    await expect.poll(shelf.all).toEqual([])
    expect(desk.state().kept).toEqual([])
    expect(alerts()).toEqual([])
  })

  test('takes its alert with it when it is saved another way', async () => {
    const { desk, server, change, alerts } = await failed()
    const [alert] = alerts()
    await desk.reopen(change)
    desk.save([edit(title, 'Old', 'Newer')])
    await desk.settled()
    expect(alerts()).toEqual([])
    // Even a click that comes too late sends nothing.
    alert?.actions?.find(({ label }) => label === editor.recoveredSave)?.run()
    expect(await desk.settled()).toBe(true)
    expect(server.content().title).toEqual({ en: 'Newer' })
    expect(server.state.saves).toBe(2)
  })

  test('is on the shelf under one of its two forms at any time', async () => {
    const { desk, server, shelf, change } = await failed()
    const { promise, resolve } = Promise.withResolvers<void>()
    server.state.beforeSave = promise
    await desk.reopen(change)
    desk.save([edit(title, 'Old', 'Newer')])
    await expect.poll(shelf.all).toMatchObject([{ edits: [{ value: { en: 'Newer' } }] }])
    resolve()
    await desk.settled()
    expect(await shelf.all()).toEqual([])
  })

  test('does not overwrite a colleague when it is saved again', async () => {
    const { desk, server, press, write } = await failed()
    server.colleague({ title: { en: 'Colleague' } })
    await write(subtitle, 'Below', 'Under')
    await desk.settled()
    press(editor.recoveredSave)
    await desk.settled()
    expect(server.content().title).toEqual({ en: 'Colleague' })
    expect(desk.state().conflicts).toHaveLength(1)
  })

  test('keeps the editor from leaving', async () => {
    const { desk, change } = await failed()
    expect(await desk.settled()).toBe(false)
    desk.again(change)
    expect(await desk.settled()).toBe(true)
  })

  test('is offered by the next desk of the same tab, after a logout and a login', async () => {
    const { desk, server, shelf } = await failed()
    await desk.leave()
    const next = await sitDown(server, shelf)
    await expect.poll(() => next.desk.state().kept).toMatchObject([{ place: title }])
    next.press(editor.recoveredSave)
    await next.desk.settled()
    expect(server.content().title).toEqual({ en: 'New' })
  })

  test('is offered as it was typed last when the tab dies over it', async () => {
    const { desk, server, shelf, change } = await failed()
    await desk.reopen(change)
    desk.keepDraft([edit(title, 'Old', 'Newer')])
    await expect.poll(shelf.all).toHaveLength(2)
    await desk.leave()
    const next = await sitDown(server, shelf)
    await expect.poll(() => next.desk.state().kept).toMatchObject([{ edits: [{ value: { en: 'Newer' } }] }])
    for (const kept of next.desk.state().kept) next.desk.letGo(kept)
    await expect.poll(shelf.all).toEqual([])
  })

  test('is kept as it was when one types over it and cancels that', async () => {
    const { desk, shelf, change } = await failed()
    await desk.reopen(change)
    desk.keepDraft([edit(title, 'Old', 'Newer')])
    desk.close()
    await expect.poll(shelf.all).toMatchObject([{ edits: change.edits }])
  })

  test('is named as the dialog that makes it where an item was being made', async () => {
    const shelf = memoryShelf()
    const place: Place = { unit: 'hero', steps: [], kind: 'list' }
    const edits = [{ steps: [], list: { add: { id: 'a', title: { en: 'Typed' } } } }]
    await shelf.put({ id: 'a', place, edits, at: 1, page: 'home', by: 'me', desk: 'dead' })
    const { alerts } = await sitDown(startFakeServer(), shelf)
    await expect.poll(alerts).toMatchObject([{ detail: `${editor.addPost}: ${editor.recoveredText}` }])
  })

  test('is offered to be read and discarded when its block was deleted meanwhile', async () => {
    const shelf = memoryShelf()
    const place = { ...title, unit: 'deleted' }
    const change = { id: 'a', place, edits: [edit(place, 'Old', 'Words')], at: 1 }
    await shelf.put({ ...change, page: 'home', by: 'me', desk: 'dead' })
    const next = await sitDown(startFakeServer(), shelf)
    await expect.poll(() => next.desk.state().kept).toMatchObject([change])
    expect(next.alerts()).toMatchObject([{ text: editor.notSaved, actions: [{ label: editor.recoveredDiscard }] }])
    next.press(editor.recoveredDiscard)
    await expect.poll(shelf.all).toEqual([])
    expect(next.desk.state().kept).toEqual([])
  })

  test('is not offered by another desk while its own is there', async () => {
    const { server, shelf } = await failed()
    const other = await sitDown(server, shelf)
    await other.desk.units.loadItems('gallery')
    expect(other.desk.state().kept).toEqual([])
  })
})

describe('signing in again', () => {
  test('sends what waited for it', async () => {
    const { desk, server, write } = await sitDown()
    server.state.refusals = [expired()]
    await write(title, 'Old', 'New')
    await desk.settled()
    desk.resume()
    expect(await desk.settled()).toBe(true)
    expect(server.content().title).toEqual({ en: 'New' })
  })

  test('does not send a conflict that was put off, nor anything else that nobody confirmed', async () => {
    const { desk, server, write } = await sitDown()
    server.colleague({ title: { en: 'Colleague' } })
    await write(title, 'Old', 'Mine')
    await desk.settled()
    for (const { change } of desk.state().conflicts) desk.putOff(change)
    server.state.refusals = [expired()]
    await write(subtitle, 'Below', 'Under')
    await desk.settled()
    desk.resume()
    await desk.settled()
    expect(server.content()).toEqual({ title: { en: 'Colleague' }, subtitle: { en: 'Under' } })
    expect(desk.state().kept).toMatchObject([{ place: title }])
  })
})

test('blocks that cannot be loaded are one alert, which tries them all again', async () => {
  const { desk, server, alerts, press } = await sitDown()
  server.state.loadingFault = away()
  const load = (page: string) => desk.loading.load(page, () => desk.units.loadPage(page))
  await Promise.all([load('header'), load('footer')])
  expect(alerts()).toMatchObject([{ text: english.page.failed }])
  server.state.loadingFault = undefined
  press(english.page.tryAgain)
  await desk.units.loadPage('footer')
  expect(alerts()).toEqual([])
})

test('the alert about what could not be loaded goes when it is loaded later, or not wanted any more', async () => {
  const { desk, server, alerts } = await sitDown()
  const load = (page: string) => desk.loading.load(page, () => desk.units.loadPage(page))
  server.state.loadingFault = away()
  await Promise.all([load('header'), load('footer')])
  server.state.loadingFault = undefined
  await load('header')
  expect(alerts()).toMatchObject([{ text: english.page.failed }])
  desk.loading.forget('footer')
  expect(alerts()).toEqual([])
})

test('what could not be loaded without a network is loaded when it is back, and what was refused is not', async () => {
  const { desk, server, alerts } = await sitDown()
  const tries: string[] = []
  const load = (page: string) =>
    desk.loading.load(page, async () => {
      tries.push(page)
      await desk.units.loadPage(page)
    })
  server.state.loadingFault = away()
  await load('header')
  server.state.loadingFault = new Error('refused')
  await load('footer')
  server.state.loadingFault = undefined
  desk.backOnline()
  await desk.units.loadPage('header')
  expect(tries).toEqual(['header', 'footer', 'header'])
  expect(alerts()).toMatchObject([{ text: english.page.failed }])
})
