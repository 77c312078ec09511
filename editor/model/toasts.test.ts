import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToasts } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const texts = ({ all }: ReturnType<typeof createToasts>) => all().map(({ text }) => text)

test('alerts keep their place whatever comes and goes', () => {
  const toasts = createToasts()
  toasts.alert('First')
  const saving = toasts.busy('Saving', 30)
  toasts.alert('Second')
  expect(texts(toasts)).toEqual(['First', 'Second', 'Saving'])
  saving.dismiss()
  expect(texts(toasts)).toEqual(['First', 'Second'])
})

test('good news leave after 4 s, but not while somebody is at them', () => {
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

test('good news do not leave where somebody came to them before they were good', () => {
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

test('good news leave when neither pointer nor focus is at them', () => {
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

test('what is under way or went wrong stays after somebody was at it', () => {
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
