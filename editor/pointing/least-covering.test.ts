import { expect, test } from 'vitest'
import { leastCovering, movedInto } from './least-covering.ts'

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

test('what is hidden whole counts more than a part of something larger', () => {
  const [over, into] = [box(0, 0), box(0, 100)]
  const kept = [
    { box: box(0, 0, 80, 30), weight: 1 },
    { box: box(0, 100, 400, 200), weight: 1 },
  ]
  expect(leastCovering([over, into], kept)).toBe(into)
})

test('what would stand outside of its room is moved into it', () => {
  const room = { left: 0, top: 120, width: 360, height: 480 }
  expect(movedInto(box(-30, 90), room)).toEqual(box(8, 124))
  expect(movedInto(box(300, 590), room)).toEqual(box(252, 552))
})
