import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToasts } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const texts = ({ all }: ReturnType<typeof createToasts>) => all().map(({ text }) => text)

test('alerts keep their place when other toasts come and go', () => {
  const toasts = createToasts()
  toasts.alert('First')
  const saving = toasts.busy('Saving', 30)
  toasts.alert('Second')
  expect(texts(toasts)).toEqual(['First', 'Second', 'Saving'])
  saving.dismiss()
  expect(texts(toasts)).toEqual(['First', 'Second'])
})

test('a success toast is dismissed after 4 s, but not while it is held', () => {
  const toasts = createToasts()
  toasts.busy('Creating', 30).done('Created')
  const [{ id } = { id: 0 }] = toasts.all()
  vi.advanceTimersByTime(3_000)
  toasts.hold(id, 'pointer')
  vi.advanceTimersByTime(60_000)
  expect(texts(toasts)).toEqual(['Created'])
  toasts.release(id, 'pointer')
  vi.advanceTimersByTime(4_000)
  expect(texts(toasts)).toEqual([])
})

test('a success toast is not dismissed if it has been held since it showed progress', () => {
  const toasts = createToasts()
  const creating = toasts.busy('Creating', 30)
  const [{ id } = { id: 0 }] = toasts.all()
  toasts.hold(id, 'pointer')
  creating.done('Created')
  vi.advanceTimersByTime(60_000)
  expect(texts(toasts)).toEqual(['Created'])
  toasts.release(id, 'pointer')
  vi.advanceTimersByTime(4_000)
  expect(texts(toasts)).toEqual([])
})

test('a success toast is dismissed when it has neither the pointer nor the focus', () => {
  const toasts = createToasts()
  toasts.busy('Creating', 30).done('Created')
  const [{ id } = { id: 0 }] = toasts.all()
  toasts.hold(id, 'pointer')
  toasts.hold(id, 'focus')
  toasts.release(id, 'pointer')
  vi.advanceTimersByTime(60_000)
  expect(texts(toasts)).toEqual(['Created'])
  toasts.release(id, 'focus')
  vi.advanceTimersByTime(4_000)
  expect(texts(toasts)).toEqual([])
})

test('alerts and progress toasts stay after they were held', () => {
  const toasts = createToasts()
  toasts.alert('Failed')
  toasts.busy('Creating', 30)
  for (const { id } of toasts.all()) {
    toasts.hold(id, 'pointer')
    toasts.release(id, 'pointer')
  }
  vi.advanceTimersByTime(60_000)
  expect(texts(toasts)).toEqual(['Failed', 'Creating'])
})
