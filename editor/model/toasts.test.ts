import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EditorStore } from './store.ts'
import { startFakeServer } from './testing/fake-server.ts'
import { createStoreFor } from './testing/start-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const texts = ({ getState }: EditorStore) => getState().toasts.map(({ text }) => text)

test('alerts keep their place when other toasts come and go', async () => {
  const store = await createStoreFor(startFakeServer())
  const { toasts } = store
  toasts.alert('First')
  const saving = toasts.busy('Saving', 30)
  toasts.alert('Second')
  expect(texts(store)).toEqual(['First', 'Second', 'Saving'])
  saving.dismiss()
  expect(texts(store)).toEqual(['First', 'Second'])
})

test('a success toast is dismissed after 4 s, but not while it is held', async () => {
  const store = await createStoreFor(startFakeServer())
  const { toasts } = store
  toasts.busy('Creating', 30).done('Created')
  const [{ id } = { id: 0 }] = store.getState().toasts
  vi.advanceTimersByTime(3_000)
  toasts.hold(id, 'pointer')
  vi.advanceTimersByTime(60_000)
  expect(texts(store)).toEqual(['Created'])
  toasts.release(id, 'pointer')
  vi.advanceTimersByTime(4_000)
  expect(texts(store)).toEqual([])
})

test('a success toast is not dismissed if it has been held since it showed progress', async () => {
  const store = await createStoreFor(startFakeServer())
  const { toasts } = store
  const creating = toasts.busy('Creating', 30)
  const [{ id } = { id: 0 }] = store.getState().toasts
  toasts.hold(id, 'pointer')
  creating.done('Created')
  vi.advanceTimersByTime(60_000)
  expect(texts(store)).toEqual(['Created'])
  toasts.release(id, 'pointer')
  vi.advanceTimersByTime(4_000)
  expect(texts(store)).toEqual([])
})

test('a success toast is dismissed when it has neither the pointer nor the focus', async () => {
  const store = await createStoreFor(startFakeServer())
  const { toasts } = store
  toasts.busy('Creating', 30).done('Created')
  const [{ id } = { id: 0 }] = store.getState().toasts
  toasts.hold(id, 'pointer')
  toasts.hold(id, 'focus')
  toasts.release(id, 'pointer')
  vi.advanceTimersByTime(60_000)
  expect(texts(store)).toEqual(['Created'])
  toasts.release(id, 'focus')
  vi.advanceTimersByTime(4_000)
  expect(texts(store)).toEqual([])
})

test('alerts and progress toasts stay after they were held', async () => {
  const store = await createStoreFor(startFakeServer())
  const { toasts } = store
  toasts.alert('Failed')
  toasts.busy('Creating', 30)
  for (const { id } of store.getState().toasts) {
    toasts.hold(id, 'pointer')
    toasts.release(id, 'pointer')
  }
  vi.advanceTimersByTime(60_000)
  expect(texts(store)).toEqual(['Failed', 'Creating'])
})

test('an alert replaces the one about the same thing, where that was, and a success of the thing dismisses it', async () => {
  const store = await createStoreFor(startFakeServer())
  const { toasts } = store
  toasts.alert('Not saved: title', { about: 'title' })
  toasts.alert('Not saved: subtitle', { about: 'subtitle' })
  toasts.alert('Not saved again: title', { about: 'title' })
  expect(texts(store)).toEqual(['Not saved again: title', 'Not saved: subtitle'])
  toasts.busy('Saving', 30, 'title').done('Saved')
  vi.advanceTimersByTime(300)
  expect(texts(store)).toEqual(['Not saved: subtitle', 'Saved'])
})
