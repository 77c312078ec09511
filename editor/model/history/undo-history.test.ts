import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { Change } from '#api/history.ts'
import { edit, english, startStore, title } from '../testing/start-store.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Starts a save of the title that is not answered until `answer` is called, and an undo after it. */
async function undoBehindSave() {
  vi.stubGlobal('location', { pathname: '/' })
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  const at = await startStore()
  at.server.state.beforeSave = promise
  await at.write(title, 'Old', 'New')
  at.store.history.undo()
  return { ...at, answer }
}

const olderChange: Change = {
  ...{ page: 'home', version: 1, at: new Date().toISOString(), author: null, is_mine: true, is_start: false },
  ...{ reverts: null, files: {}, entries: [] },
}
const texts = (toasts: { text: string }[]) => toasts.map(({ text }) => text)
const named = english.history.undo.busy.replace('{{name}}', `Title, ${english.blocks.HERO}`)

test('an undo after a pending save names at once what it will undo', async () => {
  const { store } = await undoBehindSave()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(texts(store.getState().toasts)).toContain(named)
})

test('an undo after a save that fails undoes no earlier change', async () => {
  const { store, server, answer, alerts } = await undoBehindSave()
  server.state.refusals = [new ApiError(422, { title: 'Refused' })]
  server.state.history = [olderChange]
  answer()
  await expect.poll(alerts).toHaveLength(1)
  await expect.poll(() => texts(store.getState().toasts)).not.toContain(named)
  expect(texts(alerts())).toEqual([english.alerts.changesFailed])
})

test('an undo after a picture whose upload fails undoes no earlier change', async () => {
  vi.stubGlobal('location', { pathname: '/' })
  const { store, server, alerts } = await startStore()
  server.state.history = [olderChange]
  const stop = store.history.watch(() => {})
  await expect.poll(() => store.getState().undo).toBeDefined()
  const preview = { id: 'preview', place: title, edits: [edit(title, 'Old', 'New')], at: Date.now() }
  store.documents.add(preview)
  store.history.undo()
  await expect.poll(() => texts(store.getState().toasts)).toContain(named)
  store.documents.settle(preview)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(texts(store.getState().toasts)).toEqual([])
  expect(alerts()).toEqual([])
  stop()
})
