import { expect, test } from 'vitest'
import { clampInto, findLeastOverlap } from './least-overlap.ts'

const box = (left: number, top: number, width = 100, height = 40) => ({ left, top, width, height })

test('a toolbar stays where it is while it covers nothing, and otherwise goes where it covers least', () => {
  const [usual, other] = [box(0, 0), box(0, 100)]
  expect(findLeastOverlap([usual, other], [])).toBe(usual)
  expect(findLeastOverlap([usual, other], [{ box: box(50, 20), weight: 1 }])).toBe(other)
})

test('a toolbar that covers something in every position covers the less important', () => {
  const [usual, other] = [box(0, 0), box(0, 100)]
  const obstacles = [
    { box: usual, weight: 4 },
    { box: box(0, 100, 150), weight: 1 },
  ]
  expect(findLeastOverlap([usual, other], obstacles)).toBe(other)
})

test('an obstacle that is covered whole counts more than a part of a larger one', () => {
  const [over, into] = [box(0, 0), box(0, 100)]
  const obstacles = [
    { box: box(0, 0, 80, 30), weight: 1 },
    { box: box(0, 100, 400, 200), weight: 1 },
  ]
  expect(findLeastOverlap([over, into], obstacles)).toBe(into)
})

test('a box outside of its area is moved into it', () => {
  const room = { left: 0, top: 120, width: 360, height: 480 }
  expect(clampInto(box(-30, 90), room)).toEqual(box(8, 124))
  expect(clampInto(box(300, 590), room)).toEqual(box(252, 552))
})
