import { describe, expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { readAt } from '#content/path.ts'
import { newestPendingSave } from '../history/undo-history.ts'
import { memoryDraftStorage } from '../saving/journal.ts'
import { startFakeServer } from '../testing/fake-server.ts'
import { edit, startStore } from '../testing/start-store.ts'
import { schemaAt, schemaOf } from './field-schema.ts'
import type { Place } from './places.ts'

const kinds = [
  ['a block', 'hero', { documentKey: 'hero', path: ['title'], kind: 'form' }, 'Old'],
  ['an item', 'jane', { documentKey: 'gallery/jane', path: ['person'], kind: 'form' }, 'Jane'],
  ['settings', 'home', { documentKey: 'page:home', path: ['name'], kind: 'form' }, 'Home'],
] satisfies [string, 'hero' | 'jane' | 'home', Place, string][]

describe.each(kinds)('%s', (_, name, place, before) => {
  async function start(storage = memoryDraftStorage()) {
    const table = await startStore(startFakeServer(), storage)
    await table.store.documents.loadItems('gallery')
    await table.store.documents.loadWhole(place.documentKey)
    const save = (id: string, was: string, value: string) => ({ id, place, edits: [edit(place, was, value)], at: 1 })
    const stored = () => readAt(table.server[name].content(), [...place.path, 'en'])
    return { ...table, save, stored }
  }

  test('loads', async () => {
    const { shown } = await start()
    expect(shown(place)).toBe(before)
  })

  test('has its shape once it is loaded', async () => {
    const { store } = await start()
    const document = store.documents.get(place.documentKey)
    expect(document && schemaAt(schemaOf(document), place.path)).toMatchObject({ type: 'text' })
  })

  test('previews what is typed', async () => {
    const { store, save, shown, stored } = await start()
    store.documents.preview(save('a', before, 'Typed'))
    expect([shown(place), stored()]).toEqual(['Typed', before])
    store.documents.preview({ ...save('a', before, ''), edits: [] })
    expect(shown(place)).toBe(before)
  })

  test('sends saves one after another', async () => {
    const { store, save, server, stored } = await start()
    const outcomes = [store.saves.enqueue(save('a', before, 'One')), store.saves.enqueue(save('b', 'One', 'Two'))]
    expect(await Promise.all(outcomes)).toEqual(['done', 'done'])
    expect([server.state.saves, stored()]).toEqual([2, 'Two'])
  })

  test('survives a crash', async () => {
    const { store, save, storage } = await start()
    void store.journal.keepDraft(save('a', before, 'Half'), 'home')
    await expect.poll(storage.all).toHaveLength(1)
    const entries = await storage.all()
    const later = memoryDraftStorage(new Map(entries.map((entry) => [entry.id, { ...entry, session: 'dead' }])))
    const next = await start(later)
    await expect
      .poll(() => next.store.getState().failedSaves)
      .toMatchObject([{ place, edits: [{ value: { en: 'Half' } }] }])
  })

  test('conflicts with both values', async () => {
    const { store, save, server } = await start()
    server[name].colleague({ [place.path[0] ?? '']: { en: 'Theirs' } })
    await store.saves.enqueue(save('a', before, 'Mine'))
    const [conflict] = store.getState().conflicts
    expect(conflict).toMatchObject({
      paths: [[...place.path, 'en'].join('.')],
      save: { edits: [{ value: { en: 'Mine' } }] },
    })
    expect(readAt(store.documents.get(place.documentKey)?.content, [...place.path, 'en'])).toBe('Theirs')
    if (conflict) store.saves.keepMine(conflict.save)
    await store.saves.saved()
    expect(readAt(server[name].content(), [...place.path, 'en'])).toBe('Mine')
  })

  test('is what can be undone while its save is pending', async () => {
    const { store, save } = await start()
    const saved = store.saves.enqueue(save('a', before, 'Undone'))
    expect(newestPendingSave(store.documents, 'en')?.change).toMatchObject({
      page: 'home',
      entries: [{ differences: [{ path: [...place.path, 'en'].join('.'), before, after: 'Undone' }] }],
    })
    await saved
  })

  test('is refused at its field', async () => {
    const { store, save, server, alerts, stored } = await start()
    const refusal = new ApiError(422, { errors: [{ path: place.path.join('.'), message: 'no' }] })
    server.state.refusals.push(refusal)
    const seen: unknown[] = []
    const outcome = await store.saves.enqueue(save('a', before, 'Refused'), (error) => seen.push(error) > 0)
    expect([outcome, seen, stored(), alerts()]).toEqual(['answered', [refusal], before, []])
    expect(store.getState().failedSaves).toEqual([])
  })
})
