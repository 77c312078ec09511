import { expect, test } from 'vitest'
import { frame, seconds } from './index.ts'

test('the film of the login ends where it begins, and moves in between', () => {
  const numbers = (time: number) =>
    frame(time)
      .match(/-?\d+(\.\d+)?/g)
      ?.map(Number) ?? []
  const first = numbers(0)
  const last = numbers(seconds)
  expect(last).toHaveLength(first.length)
  for (const [index, number] of first.entries()) expect(last[index]).toBeCloseTo(number, 0)
  expect(frame(seconds / 2)).not.toBe(frame(0))
})
