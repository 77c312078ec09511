import { expect, test } from 'vitest'
import { today } from './today.ts'

test('a day begins at midnight in Riyadh, in any time zone', () => {
  expect(today(Date.parse('2026-02-28T20:59:59Z'))).toBe('2026-02-28')
  expect(today(Date.parse('2026-02-28T21:00:00Z'))).toBe('2026-03-01')
})
