import { expect, test } from 'vitest'
import { ApiError, Offline } from '#api/errors.ts'
import { startFakeServer } from '../testing/fake-server.ts'
import { edit, startStore, title } from '../testing/start-store.ts'

const refusal = () => new ApiError(422, { errors: [{ path: 'title', message: 'no' }] })
const save = { id: 'a', place: title, edits: [edit(title, 'Old', 'New')], at: 1 }

async function failed() {
  const table = await startStore(startFakeServer())
  table.server.state.refusals = [new Offline('away')]
  await table.store.saves.enqueue(save)
  return table
}

test('a failed save stays one when its dialog is closed after its values were refused', async () => {
  const { store, server, storage } = await failed()
  const [before] = store.getState().failedSaves
  if (before) await store.saves.reopen(before)
  server.state.refusals = [refusal()]
  expect(await store.open.submit([edit(title, 'Old', 'Refused')], () => true)).toBe(false)
  expect(store.getState().opening).toBeDefined()
  store.open.close()
  expect(store.getState().failedSaves).toEqual([before])
  await expect.poll(storage.all).toMatchObject([{ id: 'a', edits: save.edits }])
})

test('a form that is saved again replaces its failed save', async () => {
  const { store, server } = await failed()
  expect(await store.saves.enqueue({ ...save, edits: [edit(title, 'Old', 'Newer')] })).toBe('done')
  expect(store.getState().failedSaves).toEqual([])
  expect(server.content().title).toEqual({ en: 'Newer' })
})

test('a draft that is discarded is not offered again', async () => {
  const { store, storage } = await startStore()
  await store.journal.keepDraft(save, 'home')
  store.saves.discardDraft('a', 'home')
  await expect.poll(storage.all).toEqual([])
})

test('of a draft that is discarded, what was submitted before stays', async () => {
  const { store, storage } = await failed()
  await store.journal.keepDraft({ ...save, edits: [edit(title, 'Old', 'Typed later')] }, 'home')
  store.saves.discardDraft('a', 'home')
  await expect.poll(storage.all).toMatchObject([{ id: 'a', edits: save.edits }])
})
