import type { ObjectShape } from '#content/shape.ts'
import type { ListEdit, ListItem, Path } from '../../../model/edits/edits.ts'

/** Menus have three levels and no more. */
export const maxLevels = 3

/** An entry of a list or, with the entries that it holds, of a tree; `way` leads to it from the list. */
export type Row = {
  path: Path
  depth: number
  listItem: ListItem
  /** The one that holds it. */
  holder: Row | undefined
  /** How many levels it and what it holds take. */
  height: number
  /** The ids of the entries beside it, itself included. */
  siblings: string[]
}

/** Where an entry is put: the way to the one that holds it (none: the list itself), and the one that it stands before. */
export type Target = { parent: Path; before: string | undefined }

/** The key under which an entry holds entries of its own kind, where it does: the submenu of a menu's item. */
export function nestedListKey(element: ObjectShape): string | undefined {
  const fields = Object.entries(element.fields)
  return fields.find(([, part]) => part.type === 'array' && part.element === element)?.[0]
}

/** All entries from top to bottom, each before those that it holds. */
export function rowsOf(entries: ListItem[], own: string | undefined, holder?: Row): Row[] {
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

/** Where a row goes by a button; nothing where it cannot. */
export function targetOf(row: Row, move: Move, own: string | undefined, levels: number): Target | undefined {
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
 * Where a row goes that is dragged over another: into its place, as deep as it was plus `shift` levels, as far as what
 * stands above and below lets it.
 */
export function dropTarget(
  rows: Row[],
  dragged: Row,
  over: Row,
  { shift, own, levels }: { shift: number; own: string | undefined; levels: number },
): (Target & { depth: number }) | undefined {
  // An entry cannot be put into itself: what it holds goes with it.
  const others = rows.filter((row) => row === dragged || !startsWith(row.path, dragged.path))
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

/** The edit that puts a row there; nothing where it stands there already. */
export function editTo(row: Row, list: Path, { parent, before }: Target): ListEdit | undefined {
  const own = row.path.slice(0, -1)
  const isThere = own.join() === parent.join() && row.siblings[row.siblings.indexOf(row.listItem.id) + 1] === before
  if (isThere) return undefined
  return { steps: [...list, ...own], list: { move: row.listItem.id, before, to: [...list, ...parent] } }
}

const startsWith = (path: Path, start: Path) => start.every((step, index) => path[index] === step)
