import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError, Offline, SessionExpired } from '#api/errors.ts'
import type { Change } from '#api/history.ts'
import type { Edit } from '#content/edits.ts'
import { lastWriter } from '../../dialogs/conflict-versions.ts'
import type { Place } from '../documents/places.ts'
import { edit, english, startStore, subtitle, title } from '../testing/start-store.ts'

const { alerts: reasons, editor } = english
const away = () => new Offline('away')
const expired = () => new SessionExpired('over')

describe('while the server is unreachable', () => {
  afterEach(() => void vi.useRealTimers())

  /** Starts a store whose first save fails. `asked.times` counts the polls; `asked.isAnswered` lets them succeed. */
  async function unreached(error: Error = away()) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const table = await startStore()
    const { server, store } = table
    const asked = { times: 0, isAnswered: false }
    server.client.me = async () => {
      asked.times++
      if (!asked.isAnswered) throw away()
      return { id: 'me', email: 'me@site.example', name: null, role: 'admin', locales: null, changes_live: true }
    }
    server.state.refusals = [error]
    await table.write(title, 'Old', 'New')
    await store.act.settled()
    return { ...table, asked }
  }

  test('the alert does not claim that the browser is offline', async () => {
    const { alerts } = await unreached()
    expect(alerts()[0]?.detail).toContain(reasons.away)
  })

  test('it is polled at growing intervals, and what waits is saved once it answers', async () => {
    const { store, server, asked, alerts } = await unreached()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(asked.times).toBe(1)
    await vi.advanceTimersByTimeAsync(5_900)
    expect(asked.times).toBe(1)
    asked.isAnswered = true
    await vi.advanceTimersByTimeAsync(100)
    expect(await store.act.settled()).toBe(true)
    expect(server.content().title).toEqual({ en: 'New' })
    expect(alerts()).toEqual([])
  })

  test('a server that is too busy is polled too', async () => {
    const { store, server, asked } = await unreached(new ApiError(503, {}))
    asked.isAnswered = true
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await store.act.settled()).toBe(true)
    expect(server.content().title).toEqual({ en: 'New' })
  })

  test('a save that is open in a dialog is not sent', async () => {
    const { store, server, asked } = await unreached()
    const [save] = store.getState().failedSaves
    if (save) await store.saves.reopen(save)
    asked.isAnswered = true
    await vi.advanceTimersByTimeAsync(3_000)
    await store.act.settled()
    expect(asked.times).toBe(1)
    expect(server.content().title).toEqual({ en: 'Old' })
  })
})

test.each(['answers', 'fails'])(
  'a store that was left neither polls nor saves anything when its last poll %s',
  async (end) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { server, store, write } = await startStore()
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof server.client.me>>>()
    const asked = vi.fn(() => promise)
    server.client.me = asked
    server.state.refusals = [away()]
    await write(title, 'Old', 'New')
    await store.act.settled()
    await vi.advanceTimersByTimeAsync(3_000)
    await store.session.leave()
    if (end === 'answers')
      resolve({
        id: 'other',
        email: 'other@site.example',
        name: null,
        role: 'admin',
        locales: null,
        changes_live: true,
      })
    else reject(away())
    await vi.advanceTimersByTimeAsync(120_000)
    vi.useRealTimers()
    expect(asked).toHaveBeenCalledTimes(1)
    expect(server.content().title).toEqual({ en: 'Old' })
  },
)

describe('a move that could not be saved', () => {
  const place: Place = { documentKey: 'hero', path: ['sliderImages'], kind: 'list' }

  test('has no dialog to open, and can be saved again or discarded', async () => {
    const { store, server, alerts } = await startStore()
    server.colleague({ sliderImages: [{ id: 'a' }, { id: 'b' }] })
    store.documents.reload()
    await store.documents.loadPage('home')
    server.state.refusals = [away()]
    store.saves.add(place, [{ path: ['sliderImages'], list: { move: 'b', before: 'a' } }])
    await store.act.settled()
    const [save] = store.getState().failedSaves
    if (save) await store.saves.reopen(save)
    expect(store.getState().opening).toBeUndefined()
    const labels = alerts()[0]?.actions?.map(({ label }) => label)
    expect(labels).toEqual([editor.saveFailedChange, editor.discardFailedChange])
  })
})

describe('a new list item whose save was stored but never answered', () => {
  const first = { id: 'a', src: '/uploads/a.webp' }
  const stored = { id: 'new', src: '/uploads/b.webp', alt: { en: 'Typed' } }
  const place: Place = { documentKey: 'hero', path: ['sliderImages'], kind: 'form' }

  async function unanswered(sliderImages: object[]) {
    const table = await startStore()
    table.server.state.refusals = [away()]
    table.store.saves.add(place, [{ path: ['sliderImages'], list: { add: stored } }])
    await table.store.act.settled()
    table.server.colleague({ sliderImages })
    await table.write(title, 'Old', 'New')
    await table.store.act.settled()
    const [save] = table.store.getState().failedSaves
    if (!save) throw new Error('The save was not kept')
    table.store.saves.again(save)
    return table
  }

  test('is not added twice', async () => {
    const { store, server } = await unanswered([first, stored])
    expect(await store.act.settled()).toBe(true)
    expect(server.content().sliderImages).toEqual([first, stored])
  })

  test('conflicts with what was changed in it since', async () => {
    const { store, server } = await unanswered([first, { ...stored, alt: { en: 'Later' } }])
    await store.act.settled()
    const [conflict] = store.getState().conflicts
    const edits = [{ path: ['sliderImages', 'new', 'alt'], value: { en: 'Typed' } }]
    expect(conflict?.save).toMatchObject({ place: { path: ['sliderImages', 'new'] }, edits })
    if (conflict) store.saves.keepMine(conflict.save)
    expect(await store.act.settled()).toBe(true)
    expect(server.content().sliderImages).toEqual([first, stored])
  })

  test('keeps what was added to it since', async () => {
    const later = { ...stored, alt: { en: 'Later', ar: 'لاحقًا' } }
    const { store, server } = await unanswered([first, later])
    await store.act.settled()
    expect(server.content().sliderImages).toEqual([first, later])
    const [conflict] = store.getState().conflicts
    if (conflict) store.saves.keepMine(conflict.save)
    expect(await store.act.settled()).toBe(true)
    expect(server.content().sliderImages).toEqual([first, { ...stored, alt: { en: 'Typed', ar: 'لاحقًا' } }])
  })
})

describe('a conflict', () => {
  test('that is resolved with one’s own text overwrites what was shown, but nothing newer', async () => {
    const { store, server, write } = await startStore()
    server.colleague({ title: { en: 'Colleague' } })
    await write(title, 'Old', 'Mine')
    await store.act.settled()
    const [conflict] = store.getState().conflicts
    server.colleague({ title: { en: 'Later' } })
    if (conflict) store.saves.keepMine(conflict.save)
    await store.act.settled()
    expect(server.content().title).toEqual({ en: 'Later' })
    const [again] = store.getState().conflicts
    if (again) store.saves.keepMine(again.save)
    expect(await store.act.settled()).toBe(true)
    expect(server.content().title).toEqual({ en: 'Mine' })
  })

  test('names the last writer of the stored text: oneself or somebody else', async () => {
    const by = (is_mine: boolean, dottedPath: string): Change => ({
      page: 'home',
      version: 2,
      at: '2026-01-01T10:00:00Z',
      author: null,
      is_mine,
      is_start: false,
      files: {},
      reverts: null,
      entries: [
        {
          block_id: 'hero',
          block_type: 'HERO',
          item_id: null,
          action: 'update',
          name: null,
          differences: [{ path: dottedPath, before: 'Old', after: 'Later' }],
        },
      ],
    })
    const told = async (history: Change[]) => {
      const { store, server, write } = await startStore()
      server.state.history = history
      server.colleague({ title: { en: 'Later' } })
      await write(title, 'Old', 'Earlier')
      await store.act.settled()
      const [conflict] = store.getState().conflicts
      const document = store.documents.get(title.documentKey)
      if (!conflict || !document) throw new Error('There was no conflict')
      return (await lastWriter(store.client, document, conflict.paths))?.is_mine
    }
    expect(await told([by(false, 'subtitle.en'), by(true, 'title.en'), by(false, 'title.en')])).toBe(true)
    expect(await told([by(false, 'title.en'), by(true, 'title.en')])).toBe(false)
    expect(await told([by(true, 'subtitle.en')])).toBeUndefined()
  })

  const form: Place = { documentKey: 'hero', path: [], kind: 'form' }
  const conflicting: Edit = { path: ['title'], value: { en: 'Mine', ar: 'نصّي' }, was: { en: 'Old', ar: '' } }

  test('contains only the conflicting edits, and all other edits of the same save are saved', async () => {
    const { store, server, storage } = await startStore()
    server.colleague({ title: { en: 'Colleague' } })
    store.saves.add(form, [conflicting, edit(subtitle, 'Below', 'Under')])
    await store.act.settled()
    expect(server.content()).toEqual({ title: { en: 'Colleague', ar: 'نصّي' }, subtitle: { en: 'Under' } })
    const edits = [{ path: ['title'], value: { en: 'Mine' }, was: { en: 'Old' } }]
    expect(store.getState().conflicts).toMatchObject([{ save: { edits } }])
    expect(await storage.all()).toMatchObject([{ edits }])
    const [conflict] = store.getState().conflicts
    if (conflict) store.saves.discard(conflict.save)
    expect(await store.act.settled()).toBe(true)
    expect(server.content()).toEqual({ title: { en: 'Colleague', ar: 'نصّي' }, subtitle: { en: 'Under' } })
    await expect.poll(storage.all).toEqual([])
  })

  test('of a save that waited contains only the conflicting edits, too', async () => {
    const { store, server, write } = await startStore()
    server.state.refusals = [expired()]
    store.saves.add(form, [conflicting, edit(subtitle, 'Below', 'Under')])
    await store.act.settled()
    server.colleague({ title: { en: 'Colleague' } })
    await write({ ...title, path: ['text_before'] }, '', 'Anything')
    await store.act.settled()
    store.session.resume()
    await store.act.settled()
    expect(server.content()).toMatchObject({ title: { en: 'Colleague', ar: 'نصّي' }, subtitle: { en: 'Under' } })
    expect(store.getState().conflicts).toMatchObject([{ save: { edits: [{ value: { en: 'Mine' } }] } }])
  })
})

describe('a text in a list item that somebody else deletes', () => {
  const slide = (id: string) => ({ id, src: `/uploads/${id}.webp`, alt: { en: id } })
  const alt: Place = { documentKey: 'hero', path: ['sliderImages', 'b', 'alt'], kind: 'text' }

  async function deletedMeanwhile() {
    const table = await startStore()
    table.server.colleague({ sliderImages: ['a', 'b', 'c'].map(slide) })
    table.store.documents.reload()
    await table.store.documents.loadPage('home')
    table.server.colleague({ sliderImages: ['a', 'c'].map(slide) })
    table.store.saves.add(alt, [edit(alt, 'b', 'Mine')])
    await table.store.act.settled()
    const [conflict] = table.store.getState().conflicts
    if (!conflict) throw new Error('There is no conflict')
    return { ...table, ...conflict }
  }

  test('restores its list item at its position when the editor keeps the text', async () => {
    const { store, server, save } = await deletedMeanwhile()
    store.saves.keepMine(save)
    expect(await store.act.settled()).toBe(true)
    expect(server.content().sliderImages).toEqual([slide('a'), { ...slide('b'), alt: { en: 'Mine' } }, slide('c')])
  })

  test('is deleted with its list item when the editor discards the text', async () => {
    const { store, server, save } = await deletedMeanwhile()
    store.saves.discard(save)
    expect(await store.act.settled()).toBe(true)
    expect(server.content().sliderImages).toEqual(['a', 'c'].map(slide))
  })
})
