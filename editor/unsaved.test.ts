import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError, Offline, SessionExpired } from '#api/errors.ts'
import type { HistoryChange } from '#api/history.ts'
import { lastWriter } from './history/last-writer.ts'
import type { Place } from './places.ts'
import type { Edit } from './store/content-path.ts'
import { edit, english, sitDown, subtitle, title } from './testing/desk.ts'

const { alerts: reasons, editor } = english
const away = () => new Offline('away')
const expired = () => new SessionExpired('over')

describe('while the server is away', () => {
  afterEach(() => void vi.useRealTimers())

  /** A desk whose server does not answer, and how often it was asked whether it does. */
  async function unreached(error: Error = away()) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const table = await sitDown()
    const { server, desk } = table
    const asked = { times: 0, isAnswered: false }
    server.client.me = async () => {
      asked.times++
      if (!asked.isAnswered) throw away()
      return { id: 'me', email: 'me@site.example', name: null, role: 'admin' }
    }
    server.state.refusals = [error]
    await table.write(title, 'Old', 'New')
    await desk.settled()
    return { ...table, asked }
  }

  test('it is not said that one is offline', async () => {
    const { alerts } = await unreached()
    expect(alerts()[0]?.detail).toContain(reasons.away)
  })

  test('it is asked after pauses that grow, and what waits is saved once it answers', async () => {
    const { desk, server, asked, alerts } = await unreached()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(asked.times).toBe(1)
    await vi.advanceTimersByTimeAsync(5_900)
    expect(asked.times).toBe(1)
    asked.isAnswered = true
    await vi.advanceTimersByTimeAsync(100)
    expect(await desk.settled()).toBe(true)
    expect(server.content().title).toEqual({ en: 'New' })
    expect(alerts()).toEqual([])
  })

  test('a server that is too busy is asked again too', async () => {
    const { desk, server, asked } = await unreached(new ApiError(503, {}))
    asked.isAnswered = true
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await desk.settled()).toBe(true)
    expect(server.content().title).toEqual({ en: 'New' })
  })

  test('what is open in a dialog is not sent behind it', async () => {
    const { desk, server, asked } = await unreached()
    const [change] = desk.state().kept
    if (change) await desk.reopen(change)
    asked.isAnswered = true
    await vi.advanceTimersByTimeAsync(3_000)
    await desk.settled()
    expect(asked.times).toBe(1)
    expect(server.content().title).toEqual({ en: 'Old' })
  })
})

test.each(['answers', 'fails'])(
  'a desk that was left asks and sends nothing more when its last question %s',
  async (end) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { server, desk, write } = await sitDown()
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof server.client.me>>>()
    const asked = vi.fn(() => promise)
    server.client.me = asked
    server.state.refusals = [away()]
    await write(title, 'Old', 'New')
    await desk.settled()
    await vi.advanceTimersByTimeAsync(3_000)
    await desk.leave()
    if (end === 'answers') resolve({ id: 'other', email: 'other@site.example', name: null, role: 'admin' })
    else reject(away())
    await vi.advanceTimersByTimeAsync(120_000)
    vi.useRealTimers()
    expect(asked).toHaveBeenCalledTimes(1)
    expect(server.content().title).toEqual({ en: 'Old' })
  },
)

describe('a move that could not be saved', () => {
  const place: Place = { unit: 'hero', steps: ['sliderImages'], kind: 'list' }

  test('has no dialog to be opened in, and can be made again or discarded', async () => {
    const { desk, server, alerts } = await sitDown()
    server.colleague({ sliderImages: [{ id: 'a' }, { id: 'b' }] })
    desk.units.reload()
    await desk.units.loadPage('home')
    server.state.refusals = [away()]
    desk.change(place, [{ steps: ['sliderImages'], list: { move: 'b', before: 'a' } }])
    await desk.settled()
    const [change] = desk.state().kept
    if (change) await desk.reopen(change)
    expect(desk.state().opening).toBeUndefined()
    const labels = alerts()[0]?.actions?.map(({ label }) => label)
    expect(labels).toEqual([editor.recoveredSave, editor.recoveredDiscard])
  })
})

describe('a new entry whose save was stored, but never answered', () => {
  const first = { id: 'a', src: '/uploads/a.webp' }
  const stored = { id: 'new', src: '/uploads/b.webp', alt: { en: 'Typed' } }
  const place: Place = { unit: 'hero', steps: ['sliderImages'], kind: 'form' }

  async function unanswered(sliderImages: object[]) {
    const table = await sitDown()
    table.server.state.refusals = [away()]
    table.desk.change(place, [{ steps: ['sliderImages'], list: { add: stored } }])
    await table.desk.settled()
    table.server.colleague({ sliderImages })
    await table.write(title, 'Old', 'New')
    await table.desk.settled()
    const [change] = table.desk.state().kept
    if (!change) throw new Error('The change was not kept')
    table.desk.again(change)
    return table
  }

  test('is not added once more', async () => {
    const { desk, server } = await unanswered([first, stored])
    expect(await desk.settled()).toBe(true)
    expect(server.content().sliderImages).toEqual([first, stored])
  })

  test('shows what was changed in it since, to choose from', async () => {
    const { desk, server } = await unanswered([first, { ...stored, alt: { en: 'Later' } }])
    await desk.settled()
    const [conflict] = desk.state().conflicts
    const edits = [{ steps: ['sliderImages', 'new', 'alt'], value: { en: 'Typed' } }]
    expect(conflict?.change).toMatchObject({ place: { steps: ['sliderImages', 'new'] }, edits })
    if (conflict) desk.keepMine(conflict.change)
    expect(await desk.settled()).toBe(true)
    expect(server.content().sliderImages).toEqual([first, stored])
  })
})

describe('a conflict', () => {
  test('is decided for one’s own text over what was shown, not over what came after', async () => {
    const { desk, server, write } = await sitDown()
    server.colleague({ title: { en: 'Colleague' } })
    await write(title, 'Old', 'Mine')
    await desk.settled()
    const [conflict] = desk.state().conflicts
    server.colleague({ title: { en: 'Later' } })
    if (conflict) desk.keepMine(conflict.change)
    await desk.settled()
    expect(server.content().title).toEqual({ en: 'Later' })
    const [again] = desk.state().conflicts
    if (again) desk.keepMine(again.change)
    expect(await desk.settled()).toBe(true)
    expect(server.content().title).toEqual({ en: 'Mine' })
  })

  test('tells who wrote what it met: oneself later, or somebody else', async () => {
    const by = (is_mine: boolean, path: string): HistoryChange => ({
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
          differences: [{ path, before: 'Old', after: 'Later' }],
        },
      ],
    })
    const told = async (history: HistoryChange[]) => {
      const { desk, server, write } = await sitDown()
      server.state.history = history
      server.colleague({ title: { en: 'Later' } })
      await write(title, 'Old', 'Earlier')
      await desk.settled()
      const [conflict] = desk.state().conflicts
      const unit = desk.units.get(title.unit)
      if (!conflict || !unit) throw new Error('There was no conflict')
      return (await lastWriter(desk.administration, unit, conflict.paths))?.is_mine
    }
    expect(await told([by(false, 'subtitle.en'), by(true, 'title.en'), by(false, 'title.en')])).toBe(true)
    expect(await told([by(false, 'title.en'), by(true, 'title.en')])).toBe(false)
    expect(await told([by(true, 'subtitle.en')])).toBeUndefined()
  })

  const form: Place = { unit: 'hero', steps: [], kind: 'form' }
  const disputed: Edit = { steps: ['title'], value: { en: 'Mine', ar: 'نصّي' }, was: { en: 'Old', ar: '' } }

  test('is asked about what is disputed alone, and everything else of the same save is saved', async () => {
    const { desk, server, shelf } = await sitDown()
    server.colleague({ title: { en: 'Colleague' } })
    desk.change(form, [disputed, edit(subtitle, 'Below', 'Under')])
    await desk.settled()
    expect(server.content()).toEqual({ title: { en: 'Colleague', ar: 'نصّي' }, subtitle: { en: 'Under' } })
    const edits = [{ steps: ['title'], value: { en: 'Mine' }, was: { en: 'Old' } }]
    expect(desk.state().conflicts).toMatchObject([{ change: { edits } }])
    expect(await shelf.all()).toMatchObject([{ edits }])
    const [conflict] = desk.state().conflicts
    if (conflict) desk.letGo(conflict.change)
    expect(await desk.settled()).toBe(true)
    expect(server.content()).toEqual({ title: { en: 'Colleague', ar: 'نصّي' }, subtitle: { en: 'Under' } })
    await expect.poll(shelf.all).toEqual([])
  })

  test('with a change that waited is told from what nobody else changed, too', async () => {
    const { desk, server, write } = await sitDown()
    server.state.refusals = [expired()]
    desk.change(form, [disputed, edit(subtitle, 'Below', 'Under')])
    await desk.settled()
    server.colleague({ title: { en: 'Colleague' } })
    await write({ ...title, steps: ['text_before'] }, '', 'Anything')
    await desk.settled()
    desk.resume()
    await desk.settled()
    expect(server.content()).toMatchObject({ title: { en: 'Colleague', ar: 'نصّي' }, subtitle: { en: 'Under' } })
    expect(desk.state().conflicts).toMatchObject([{ change: { edits: [{ value: { en: 'Mine' } }] } }])
  })
})

describe('a text of an entry that somebody deletes meanwhile', () => {
  const slide = (id: string) => ({ id, src: `/uploads/${id}.webp`, alt: { en: id } })
  const alt: Place = { unit: 'hero', steps: ['sliderImages', 'b', 'alt'], kind: 'text' }

  async function deletedMeanwhile() {
    const table = await sitDown()
    table.server.colleague({ sliderImages: ['a', 'b', 'c'].map(slide) })
    table.desk.units.reload()
    await table.desk.units.loadPage('home')
    table.server.colleague({ sliderImages: ['a', 'c'].map(slide) })
    table.desk.change(alt, [edit(alt, 'b', 'Mine')])
    await table.desk.settled()
    const [conflict] = table.desk.state().conflicts
    if (!conflict) throw new Error('There is no conflict')
    return { ...table, ...conflict }
  }

  test('comes back with its entry, in its place, where one wants it to', async () => {
    const { desk, server, change } = await deletedMeanwhile()
    desk.keepMine(change)
    expect(await desk.settled()).toBe(true)
    expect(server.content().sliderImages).toEqual([slide('a'), { ...slide('b'), alt: { en: 'Mine' } }, slide('c')])
  })

  test('goes with it otherwise', async () => {
    const { desk, server, change } = await deletedMeanwhile()
    desk.letGo(change)
    expect(await desk.settled()).toBe(true)
    expect(server.content().sliderImages).toEqual(['a', 'c'].map(slide))
  })
})
