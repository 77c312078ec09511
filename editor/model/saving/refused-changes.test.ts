import { expect, test } from 'vitest'
import { ApiError, Offline } from '#api/errors.ts'
import { startFakeServer } from '../testing/fake-server.ts'
import { edit, startStore, title } from '../testing/start-store.ts'

const refusal = () => new ApiError(422, { errors: [{ path: 'title', message: 'no' }] })
const change = { id: 'a', place: title, edits: [edit(title, 'Old', 'New')], at: 1 }

async function failed() {
  const table = await startStore(startFakeServer())
  table.server.state.refusals = [new Offline('away')]
  await table.store.enqueue(change)
  return table
}

test('a failed change stays one when its dialog is closed after its values were refused', async () => {
  const { store, server, storage } = await failed()
  const [before] = store.getState().failedChanges
  if (before) await store.reopen(before)
  server.state.refusals = [refusal()]
  expect(await store.submit([edit(title, 'Old', 'Refused')], () => true)).toBe(false)
  expect(store.getState().opening).toBeDefined()
  store.close()
  expect(store.getState().failedChanges).toEqual([before])
  await expect.poll(storage.all).toMatchObject([{ id: 'a', edits: change.edits }])
})

test('a form that is saved again replaces its failed change', async () => {
  const { store, server } = await failed()
  expect(await store.enqueue({ ...change, edits: [edit(title, 'Old', 'Newer')] })).toBe('done')
  expect(store.getState().failedChanges).toEqual([])
  expect(server.content().title).toEqual({ en: 'Newer' })
})

test('a draft that is discarded is not offered again', async () => {
  const { store, storage } = await startStore()
  await store.journal.keepDraft(change, 'home')
  store.discardDraft('a', 'home')
  await expect.poll(storage.all).toEqual([])
})

test('of a draft that is discarded, what was submitted before stays', async () => {
  const { store, storage } = await failed()
  await store.journal.keepDraft({ ...change, edits: [edit(title, 'Old', 'Typed later')] }, 'home')
  store.discardDraft('a', 'home')
  await expect.poll(storage.all).toMatchObject([{ id: 'a', edits: change.edits }])
})
