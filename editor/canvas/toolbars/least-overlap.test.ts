import { expect, test } from 'vitest'
import { clampInto, findLeastOverlap } from './least-overlap.ts'

const box = (left: number, top: number, width = 100, height = 40) => ({ left, top, width, height })

test('tools stay where they are while they cover nothing, and otherwise stand where they cover least', () => {
  const [usual, other] = [box(0, 0), box(0, 100)]
  expect(findLeastOverlap([usual, other], [])).toBe(usual)
  expect(findLeastOverlap([usual, other], [{ box: box(50, 20), weight: 1 }])).toBe(other)
})

test('of what is covered in every place the less important is', () => {
  const [usual, other] = [box(0, 0), box(0, 100)]
  const obstacles = [
    { box: usual, weight: 4 },
    { box: box(0, 100, 150), weight: 1 },
  ]
  expect(findLeastOverlap([usual, other], obstacles)).toBe(other)
})

test('what is hidden whole counts more than a part of something larger', () => {
  const [over, into] = [box(0, 0), box(0, 100)]
  const obstacles = [
    { box: box(0, 0, 80, 30), weight: 1 },
    { box: box(0, 100, 400, 200), weight: 1 },
  ]
  expect(findLeastOverlap([over, into], obstacles)).toBe(into)
})

test('what would stand outside of its room is moved into it', () => {
  const room = { left: 0, top: 120, width: 360, height: 480 }
  expect(clampInto(box(-30, 90), room)).toEqual(box(8, 124))
  expect(clampInto(box(300, 590), room)).toEqual(box(252, 552))
})
