import { expect, test } from 'vitest'
import { dropPositionAt } from './drop-position.ts'

const box = (left: number, top: number, width = 200, height = 40) => ({ left, top, width, height })
const vertical = { isHorizontal: false, isRtl: false }

const [first, second] = [
  ['a', 'b', 'c'],
  ['x', 'y'],
]
/** Two columns of rows, with a gap of 20 between them. */
const columns = [
  ...first.map((id, index) => ({ id, list: first, box: box(0, 100 + index * 40) })),
  ...second.map((id, index) => ({ id, list: second, box: box(220, 100 + index * 40) })),
]
const drag = (id: string, x: number, y: number, grip?: { left: number; width: number }) =>
  dropPositionAt(id, columns, { point: { x, y }, ...(grip && { grip }) }, vertical).place

test('an item that is dragged over a neighbour takes its place', () => {
  expect(drag('a', 50, 150)).toMatchObject({ list: first, before: 'c', at: 'b', isBehind: true })
  expect(drag('c', 50, 110)).toMatchObject({ list: first, before: 'a', at: 'a', isBehind: false })
  expect(drag('a', 50, 200)).toMatchObject({ before: undefined, at: 'c' })
  expect(drag('b', 50, 150)).toBeUndefined()
})

test('an item that is dragged over another list goes before or behind the item there', () => {
  expect(drag('a', 300, 105)).toMatchObject({ list: second, before: 'x', isBehind: false })
  expect(drag('a', 300, 135)).toMatchObject({ list: second, before: 'y', at: 'x', isBehind: true })
  expect(drag('a', 300, 175)).toMatchObject({ list: second, before: undefined, at: 'y' })
})

test('an item that is dragged over either half of the placeholder of an empty list goes to the end of that list', () => {
  const place = { id: 'none/', list: ['none/'], box: box(440, 100) }
  for (const y of [105, 135]) {
    expect(dropPositionAt('a', [...columns, place], { point: { x: 500, y } }, vertical).place).toMatchObject({
      before: undefined,
      at: 'none/',
      isBehind: true,
    })
  }
})

test('an item that is dragged off all lists has no drop position, and the nearest item is still returned', () => {
  expect(drag('a', 300, 400)).toBeUndefined()
  expect(dropPositionAt('a', columns, { point: { x: 300, y: 400 } }, vertical)).toEqual({
    nearest: 'c',
    place: undefined,
  })
  expect(drag('a', -80, 150)).toBeUndefined()
})

test('an item whose grip is beside the list can be moved by dragging the grip along beside the list', () => {
  expect(drag('a', -80, 150, { left: -90, width: 24 })).toMatchObject({ list: first, at: 'b' })
})

test('the side of an item in a horizontal list depends on the text direction', () => {
  const row = [
    { id: 'a', list: first, box: box(0, 0) },
    { id: 'x', list: second, box: box(220, 0) },
  ]
  const at = { point: { x: 230, y: 20 } }
  expect(dropPositionAt('a', row, at, { isHorizontal: true, isRtl: false }).place?.isBehind).toBe(false)
  expect(dropPositionAt('a', row, at, { isHorizontal: true, isRtl: true }).place?.isBehind).toBe(true)
})
