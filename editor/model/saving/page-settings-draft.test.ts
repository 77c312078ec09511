import { expect, test } from 'vitest'
import { ApiError, Offline } from '#api/errors.ts'
import type { Edit } from '#content/edits.ts'
import { startFakeServer } from '../testing/fake-server.ts'
import { english, startStore } from '../testing/start-store.ts'
import { memoryDraftStorage } from './journal.ts'

const { editor } = english
const typed: Edit = { path: ['name'], value: { en: 'Welcome' }, was: { en: 'Home' } }

/** Starts a store after another editor session crashed while the settings of the home page were being edited. */
async function startAfterCrash(server = startFakeServer(), drafts = [{ edits: [typed], at: 1 }]) {
  const storage = memoryDraftStorage()
  const place = { documentKey: 'page:home', path: [], kind: 'form' as const }
  for (const [index, draft] of drafts.entries()) {
    const id = 'abc'[index] ?? ''
    await storage.put({ id, place, ...draft, isDraft: true, page: 'home', author: 'me', session: 'dead' })
  }
  return { ...(await startStore(server, storage)), storage }
}

async function afterDeath() {
  const table = await startAfterCrash()
  await expect.poll(table.alerts).toHaveLength(1)
  return table
}

test('a draft of page settings is offered once, to be opened or discarded', async () => {
  const { store, alerts, press } = await afterDeath()
  expect(alerts()).toMatchObject([
    {
      detail: expect.stringMatching(/^Page settings, Name, 1 Jan 1970, .*: Your text is still here/),
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
  store.open.keepDraft([{ ...typed, value: { en: 'Welcome!' } }])
  await expect.poll(storage.all).toHaveLength(2)
  store.open.close()
  await expect.poll(storage.all).toMatchObject([{ id: 'a', edits: [typed] }])
  expect(store.getState().failedSaves).toMatchObject([{ id: 'a' }])
})

test('a draft of page settings is removed once they are saved', async () => {
  const { store, storage, press } = await afterDeath()
  press(editor.openFailedChange)
  await expect.poll(() => store.getState().opening).toBeDefined()
  store.open.discard()
  await expect.poll(storage.all).toEqual([])
  expect(store.getState()).toMatchObject({ failedSaves: [], opening: undefined })
})

test('several drafts of one form are told apart by their field and time', async () => {
  const description: Edit = { path: ['description'], value: { en: 'All of it' }, was: { en: '' } }
  const day = 24 * 60 * 60 * 1000
  const { alerts } = await startAfterCrash(startFakeServer(), [
    { edits: [typed], at: 1 },
    { edits: [description], at: 2 },
    { edits: [typed], at: day },
  ])
  await expect.poll(alerts).toHaveLength(3)
  expect(new Set(alerts().map(({ detail }) => detail)).size).toBe(3)
})

test('drafts of page settings that could not be loaded are offered once they are', async () => {
  const server = startFakeServer()
  const settings = server.client.settings
  server.client.settings = () => Promise.reject(new Offline('away'))
  const { store, alerts } = await startAfterCrash(server)
  await expect.poll(alerts).toMatchObject([{ text: english.page.failed }])
  expect(store.getState().failedSaves).toEqual([])
  server.client.settings = settings
  store.session.backOnline()
  await expect.poll(() => store.getState().failedSaves).toMatchObject([{ id: 'a' }])
  expect(alerts()).toMatchObject([{ text: editor.notSaved }])
})

test('drafts of settings whose page was deleted are offered to be read', async () => {
  const server = startFakeServer()
  server.client.settings = () => Promise.reject(new ApiError(404, {}))
  server.client.pages = async () => ({ items: [] })
  const { store, alerts } = await startAfterCrash(server)
  await store.documents.pages.load()
  await expect.poll(() => store.getState().failedSaves).toMatchObject([{ id: 'a' }])
  expect(alerts()).toMatchObject([{ text: editor.notSaved }])
})

test('a draft of a new page is offered under its name, and opened in the dialog of a new page', async () => {
  const storage = memoryDraftStorage()
  const first = await startStore(startFakeServer(), storage)
  await first.store.open.newPage(null)
  first.store.open.keepDraft([{ path: [], list: { add: { id: 'new', name: { en: 'Spring', ar: '' } } } }])
  await expect.poll(storage.all).toHaveLength(1)
  const [kept] = await storage.all()
  if (kept) await storage.put({ ...kept, session: 'dead' })
  const { store, alerts, press } = await startStore(startFakeServer(), storage)
  await expect.poll(alerts).toMatchObject([{ detail: expect.stringMatching(/^New page, .*: Your text is still here/) }])
  press(editor.openFailedChange)
  await expect.poll(() => store.getState().opening).toMatchObject({ place: { kind: 'list' }, adding: {} })
})
