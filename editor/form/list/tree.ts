import type { ListEdit } from '#content/edits.ts'
import type { ListItem } from '#content/json.ts'
import type { Path } from '#content/path.ts'
import type { ObjectShape } from '#content/shape.ts'

export const maxLevels = 3

/** An item of a list or tree; `path` is relative to the list. */
export type TreeRow = {
  path: Path
  depth: number
  listItem: ListItem
  holder: TreeRow | undefined
  /** The number of levels of the item's subtree, including the item. */
  height: number
  /** The ids of all items of the same list, including the item. */
  siblings: string[]
}

/** A new position of an item: the path of the list (empty: the top level), and the id of the next item, if any. */
export type Target = { parent: Path; before: string | undefined }

/** Returns the key under which an item contains a list of such items ('children' of a menu item), if there is one. */
export function nestedListKey(element: ObjectShape): string | undefined {
  const fields = Object.entries(element.fields)
  return fields.find(([, part]) => part.type === 'array' && part.element === element)?.[0]
}

/** Returns the rows of all items from top to bottom, each before its children. */
export function rowsOf(entries: ListItem[], own: string | undefined, holder?: TreeRow): TreeRow[] {
  const siblings = entries.map(({ id }) => id)
  return entries.flatMap((listItem) => {
    const path = holder && own ? [...holder.path, own, listItem.id] : [listItem.id]
    const row = {
      path,
      depth: holder ? holder.depth + 1 : 0,
      listItem,
      holder,
      height: heightOf(listItem, own),
      siblings,
    }
    return own ? [row, ...rowsOf(heldBy(listItem, own), own, row)] : [row]
  })
}

function heightOf(listItem: ListItem, own: string | undefined): number {
  return own ? 1 + Math.max(0, ...heldBy(listItem, own).map((held) => heightOf(held, own))) : 1
}

const heldBy = (listItem: ListItem, own: string) => (listItem[own] ?? []) as ListItem[]

/** Returns the target of a move by a button; undefined if the row cannot be moved that way. */
export function targetOf(row: TreeRow, move: Move, own: string | undefined, levels: number): Target | undefined {
  const { path, siblings, depth, holder, height } = row
  const parent = path.slice(0, -1)
  const at = siblings.indexOf(row.listItem.id)
  if (move === 'up') return at > 0 ? { parent, before: siblings[at - 1] } : undefined
  if (move === 'down') return at < siblings.length - 1 ? { parent, before: siblings[at + 2] } : undefined
  if (!own) return undefined
  if (move === 'nest') {
    const above = siblings[at - 1]
    return above && depth + 1 + height <= levels ? { parent: [...parent, above, own], before: undefined } : undefined
  }
  return (
    holder && {
      parent: holder.path.slice(0, -1),
      before: holder.siblings[holder.siblings.indexOf(holder.listItem.id) + 1],
    }
  )
}

export type Move = 'up' | 'down' | 'nest' | 'unnest'

/**
 * Returns the target of a row that is dropped on the row `over`: the position of `over`, at the depth of the dragged
 * row plus `shift` levels, limited by the rows above and below. Undefined if the row cannot be dropped there.
 */
export function dropTarget(
  rows: TreeRow[],
  dragged: TreeRow,
  over: TreeRow,
  { shift, own, levels }: { shift: number; own: string | undefined; levels: number },
): (Target & { depth: number }) | undefined {
  // An item cannot be dropped into its own subtree.
  const others = rows.filter((row) => row === dragged || !isWithin(row, dragged))
  const from = others.indexOf(dragged)
  const to = others.indexOf(over)
  if (from < 0 || to < 0) return undefined
  const moved = others.toSpliced(from, 1).toSpliced(to, 0, dragged)
  const above = moved[to - 1]
  const most = own && above ? Math.min(above.depth + 1, levels - dragged.height) : 0
  const least = moved[to + 1]?.depth ?? 0
  if (least > most) return undefined
  const depth = Math.min(most, Math.max(least, dragged.depth + shift))
  const parent = moved.slice(0, to).findLast((row) => row.depth === depth - 1)
  const after = moved.slice(to + 1)
  const end = after.findIndex((row) => row.depth < depth)
  const next = (end < 0 ? after : after.slice(0, end)).find((row) => row.depth === depth)
  return { depth, parent: parent && own ? [...parent.path, own] : [], before: next?.listItem.id }
}

/** Returns the edit that moves a row to a target; undefined if the row is already at the target. */
export function editTo(row: TreeRow, list: Path, { parent, before }: Target): ListEdit | undefined {
  const own = row.path.slice(0, -1)
  const isThere = own.join() === parent.join() && row.siblings[row.siblings.indexOf(row.listItem.id) + 1] === before
  if (isThere) return undefined
  return { path: [...list, ...own], list: { move: row.listItem.id, before, to: [...list, ...parent] } }
}

/** Whether `row` is `other` or in the subtree of `other`. */
export const isWithin = (row: TreeRow, other: TreeRow) => other.path.every((step, index) => row.path[index] === step)
