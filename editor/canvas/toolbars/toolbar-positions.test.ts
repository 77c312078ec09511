import { expect, test } from 'vitest'
import { clampInto, findLeastOverlap, positionsBeside, positionsInside } from './toolbar-positions.ts'

const size = { width: 200, height: 40 }
const row = { left: 100, top: 300, width: 500, height: 60 }
const first = (positions: { left: number; top: number }[]) => positions.map(({ left, top }) => ({ left, top }))[0]

test('the toolbar is inside a low list item, at the end of its middle line, and across the upper edge of a tall one', () => {
  expect(first(positionsBeside(row, undefined, size, false))).toEqual({ left: 396, top: 310 })
  expect(first(positionsBeside({ ...row, height: 200 }, undefined, size, false))).toEqual({ left: 392, top: 280 })
})

test('on a right-to-left page the positions are mirrored', () => {
  expect(first(positionsBeside(row, undefined, size, true))).toEqual({ left: 104, top: 310 })
  expect(first(positionsInside({ ...row, height: 200 }, size, true))).toEqual({ left: 392, top: 452 })
})

test('the toolbar of a low list item can be in the free space behind its text', () => {
  const words = { left: 100, top: 315, width: 80, height: 30 }
  expect(positionsBeside(row, words, size, false)).toContainEqual({ left: 184, top: 310, ...size })
})

const box = (left: number, top: number, width = 100, height = 40) => ({ left, top, width, height })

test('a toolbar has its first position if it covers nothing there, and otherwise the one where it covers least', () => {
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
