import { describe, expect, test } from 'vitest'
import { apply } from '#content/edits.ts'
import type { ListItem } from '#content/json.ts'
import type { ListShape, ObjectShape } from '#content/shape.ts'
import { schemaAt, schemaOf } from '../../model/documents/field-schema.ts'
import { dropTarget, editTo, type Move, maxLevels, nestedListKey, rowsOf, targetOf } from './tree.ts'

const own = 'children'
const listItem = (id: string, ...children: ListItem[]): ListItem => (children.length > 0 ? { id, children } : { id })
/** Items a, b and c; b contains b1 and b2, and b2 contains b3. */
const menu = [listItem('a'), listItem('b', listItem('b1'), listItem('b2', listItem('b3'))), listItem('c')]

const rows = rowsOf(menu, own)
function rowAt(id: string) {
  const row = rows.find((each) => each.listItem.id === id)
  if (!row) throw new Error(`There is no ${id}`)
  return row
}

/** The ids of a menu as nested lists. */
type Shape = (string | Shape)[]
const shapeOf = (entries: ListItem[]): Shape =>
  entries.flatMap(({ id, children }) => [
    id,
    ...((children as ListItem[])?.length ? [shapeOf(children as ListItem[])] : []),
  ])

function moved(id: string, target: ReturnType<typeof targetOf>) {
  const edit = target && editTo(rowAt(id), ['menu'], target)
  return shapeOf(apply({ menu }, edit ? [edit] : []).menu)
}
const pressed = (id: string, move: Move) => moved(id, targetOf(rowAt(id), move, own, maxLevels))
const dropped = (id: string, over: string, shift = 0) =>
  moved(id, dropTarget(rows, rowAt(id), rowAt(over), { shift, own, levels: maxLevels }))

const before = ['a', 'b', ['b1', 'b2', ['b3']], 'c']

test('a list is a tree only if its items contain a list of their own kind', () => {
  const entryOf = (type: 'HEADER' | 'SOLUTIONS', list: string) =>
    (schemaAt(schemaOf({ type }), [list]) as ListShape).element as ObjectShape
  expect(nestedListKey(entryOf('HEADER', 'menuItems'))).toBe('children')
  expect(nestedListKey(entryOf('SOLUTIONS', 'solutions'))).toBeUndefined()
})

describe('the buttons of a row', () => {
  test.each<[string, Move, Shape]>([
    ['c', 'up', ['a', 'c', 'b', ['b1', 'b2', ['b3']]]],
    ['a', 'down', ['b', ['b1', 'b2', ['b3']], 'a', 'c']],
    ['b2', 'up', ['a', 'b', ['b2', ['b3'], 'b1'], 'c']],
    ['c', 'nest', ['a', 'b', ['b1', 'b2', ['b3'], 'c']]],
    ['b1', 'unnest', ['a', 'b', ['b2', ['b3']], 'b1', 'c']],
    ['b3', 'unnest', ['a', 'b', ['b1', 'b2', 'b3'], 'c']],
  ])('move %s: %s', (id, move, after) => {
    expect(pressed(id, move)).toEqual(after)
  })

  test.each<[string, Move]>([
    ['a', 'up'],
    ['c', 'down'],
    ['a', 'nest'],
    ['a', 'unnest'],
    // In the next three cases the item or its child would be on a fourth level.
    ['b3', 'nest'],
    ['b2', 'nest'],
    ['b', 'nest'],
  ])('cannot move %s: %s', (id, move) => {
    expect(targetOf(rowAt(id), move, own, maxLevels)).toBeUndefined()
  })
})

describe('a dropped row', () => {
  test.each<[string, string, number, Shape]>([
    ['c', 'a', 0, ['c', 'a', 'b', ['b1', 'b2', ['b3']]]],
    ['a', 'c', 0, ['b', ['b1', 'b2', ['b3']], 'c', 'a']],
    ['c', 'c', 1, ['a', 'b', ['b1', 'b2', ['b3'], 'c']]],
    ['c', 'c', 9, ['a', 'b', ['b1', 'b2', ['b3', 'c']]]],
    // A row that is dropped between items of a submenu becomes an item of that submenu.
    ['a', 'b1', 0, ['b', ['b1', 'a', 'b2', ['b3']], 'c']],
    ['b3', 'c', -9, ['a', 'b', ['b1', 'b2'], 'c', 'b3']],
    ['b', 'c', 0, ['a', 'c', 'b', ['b1', 'b2', ['b3']]]],
  ])('%s moves onto %s, shifted by %i levels', (id, over, shift, after) => {
    expect(dropped(id, over, shift)).toEqual(after)
  })

  test.each([
    ['into itself', 'b', 'b2', 0],
    ['where it was', 'c', 'c', 0],
    ['deeper than the levels allow', 'b', 'b', 1],
  ])('changes nothing when dropped %s', (_, id, over, shift) => {
    expect(dropped(id, over, shift)).toEqual(before)
  })

  test('stays on the only level of a plain list', () => {
    const flat = rowsOf([listItem('x'), listItem('y')], undefined)
    const [x, y] = flat
    if (!x || !y) throw new Error('Two rows')
    expect(dropTarget(flat, y, x, { shift: 2, own: undefined, levels: 1 })).toEqual({
      depth: 0,
      parent: [],
      before: 'x',
    })
  })
})
