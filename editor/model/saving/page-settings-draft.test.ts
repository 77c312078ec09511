import { expect, test } from 'vitest'
import type { Edit } from '#content/edits.ts'
import { startFakeServer } from '../testing/fake-server.ts'
import { english, startStore } from '../testing/start-store.ts'
import { memoryDraftStorage } from './journal.ts'

const { editor } = english
const typed: Edit = { path: ['name'], value: { en: 'Welcome' }, was: { en: 'Home' } }

/** Starts a store after another editor session crashed while the settings of the home page were being edited. */
async function afterDeath() {
  const storage = memoryDraftStorage()
  const place = { documentKey: 'page:home', path: [], kind: 'form' as const }
  await storage.put({
    id: 'a',
    place,
    edits: [typed],
    at: 1,
    isDraft: true,
    page: 'home',
    author: 'me',
    session: 'dead',
  })
  const table = await startStore(startFakeServer(), storage)
  await expect.poll(table.alerts).toHaveLength(1)
  return { ...table, storage }
}

test('a draft of page settings is offered once, to be opened or discarded', async () => {
  const { store, alerts, press } = await afterDeath()
  expect(alerts()).toMatchObject([
    {
      detail: `${editor.pageSettings}: ${editor.failedChangeFound}`,
      actions: [{ label: editor.openFailedChange }, { label: editor.discardFailedChange }],
    },
  ])
  press(editor.openFailedChange)
  await expect
    .poll(() => store.getState().opening)
    .toMatchObject({ place: { documentKey: 'page:home' }, failedSave: { edits: [typed] } })
})

test('a draft of page settings stays stored unchanged when their dialog is edited and closed without saving', async () => {
  const { store, storage, press } = await afterDeath()
  press(editor.openFailedChange)
  await expect.poll(() => store.getState().opening).toBeDefined()
  store.keepDraft([{ ...typed, value: { en: 'Welcome!' } }])
  await expect.poll(storage.all).toHaveLength(2)
  store.close()
  await expect.poll(storage.all).toMatchObject([{ id: 'a', edits: [typed] }])
  expect(store.getState().failedSaves).toMatchObject([{ id: 'a' }])
})

test('a draft of page settings is removed once they are saved', async () => {
  const { store, storage, press } = await afterDeath()
  press(editor.openFailedChange)
  await expect.poll(() => store.getState().opening).toBeDefined()
  store.discard()
  await expect.poll(storage.all).toEqual([])
  expect(store.getState()).toMatchObject({ failedSaves: [], opening: undefined })
})
