import { expect, test } from 'vitest'
import { fromSiteTime, toSiteTime } from './site-time.ts'

test('a time typed in Riyadh is stored in UTC, and shown as it was typed', () => {
  expect(fromSiteTime('2026-12-01T01:30')).toBe('2026-11-30T22:30:00.000Z')
  expect(toSiteTime('2026-11-30T22:30:00.000Z')).toBe('2026-12-01T01:30')
})

test('no time is typed while the box is empty', () => {
  expect(fromSiteTime('')).toBeUndefined()
  expect(toSiteTime(undefined)).toBe('')
})
