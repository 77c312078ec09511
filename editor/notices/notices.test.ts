import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNotices } from './notices.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const texts = ({ all }: ReturnType<typeof createNotices>) => all().map(({ text }) => text)

test('alerts keep their place whatever comes and goes', () => {
  const notices = createNotices()
  notices.alert('First')
  const saving = notices.busy('Saving', 30)
  notices.alert('Second')
  expect(texts(notices)).toEqual(['First', 'Second', 'Saving'])
  saving.gone()
  expect(texts(notices)).toEqual(['First', 'Second'])
})

test('good news leave after 4 s, but not while somebody is at them', () => {
  const notices = createNotices()
  notices.busy('Creating', 30).done('Created')
  const [{ id } = { id: 0 }] = notices.all()
  vi.advanceTimersByTime(3_000)
  notices.hold(id, 'pointer')
  vi.advanceTimersByTime(60_000)
  expect(texts(notices)).toEqual(['Created'])
  notices.release(id, 'pointer')
  vi.advanceTimersByTime(4_000)
  expect(texts(notices)).toEqual([])
})

test('good news do not leave where somebody came to them before they were good', () => {
  const notices = createNotices()
  const creating = notices.busy('Creating', 30)
  const [{ id } = { id: 0 }] = notices.all()
  notices.hold(id, 'pointer')
  creating.done('Created')
  vi.advanceTimersByTime(60_000)
  expect(texts(notices)).toEqual(['Created'])
  notices.release(id, 'pointer')
  vi.advanceTimersByTime(4_000)
  expect(texts(notices)).toEqual([])
})

test('good news leave when neither pointer nor focus is at them', () => {
  const notices = createNotices()
  notices.busy('Creating', 30).done('Created')
  const [{ id } = { id: 0 }] = notices.all()
  notices.hold(id, 'pointer')
  notices.hold(id, 'focus')
  notices.release(id, 'pointer')
  vi.advanceTimersByTime(60_000)
  expect(texts(notices)).toEqual(['Created'])
  notices.release(id, 'focus')
  vi.advanceTimersByTime(4_000)
  expect(texts(notices)).toEqual([])
})

test('what is under way or went wrong stays after somebody was at it', () => {
  const notices = createNotices()
  notices.alert('Failed')
  notices.busy('Creating', 30)
  for (const { id } of notices.all()) {
    notices.hold(id, 'pointer')
    notices.release(id, 'pointer')
  }
  vi.advanceTimersByTime(60_000)
  expect(texts(notices)).toEqual(['Failed', 'Creating'])
})
