import { expect, test } from 'vitest'
import { leastCovering } from './keep-apart.ts'

const box = (left: number, top: number, width = 100, height = 40) => ({ left, top, width, height })

test('tools stay where they are while they cover nothing, and otherwise stand where they cover least', () => {
  const [usual, other] = [box(0, 0), box(0, 100)]
  expect(leastCovering([usual, other], [])).toBe(usual)
  expect(leastCovering([usual, other], [{ box: box(50, 20), weight: 1 }])).toBe(other)
})

test('of what is covered in every place the less important is', () => {
  const [usual, other] = [box(0, 0), box(0, 100)]
  const kept = [
    { box: usual, weight: 4 },
    { box: box(0, 100, 150), weight: 1 },
  ]
  expect(leastCovering([usual, other], kept)).toBe(other)
})
