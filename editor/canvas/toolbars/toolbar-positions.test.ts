import { expect, test } from 'vitest'
import { positionsBeside, positionsInside } from './toolbar-positions.ts'

const size = { width: 200, height: 40 }
const row = { left: 100, top: 300, width: 500, height: 60 }
const first = (positions: { left: number; top: number }[]) => positions.map(({ left, top }) => ({ left, top }))[0]

test('the toolbar of a low list item is in its middle at its end, that of a tall one across its upper edge', () => {
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
