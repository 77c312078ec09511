import { apply, diff, type Edit, interleave, isListEdit, reorder } from './edits.ts'
import { isDictionary, isItemList, isSame, own } from './json.ts'
import { idsAt, type Path, readAt } from './path.ts'

export type Conflict = {
  /** List items are identified by id: 'tabs.first.title.en'. */
  path: string
  base: unknown
  current: unknown
  mine: unknown
}

export type Merged<T> = { content: T; conflicts: Conflict[] }

/**
 * The three-way merge: `base` is the common ancestor, `current` has the other person's changes, `mine` one's own. In a
 * conflict the result has the current value. A conflict about the order of a list has lists of ids.
 */
export function merge<T>(base: unknown, current: T, mine: T): Merged<T> {
  const conflicts = new Map<string, Conflict>()
  const lists = new Map<string, { path: Path; isReordered: boolean }>()
  let content = current
  for (const part of diff(base, mine).flatMap((edit) => rebaseWithin(edit, base, current))) {
    if ('edit' in part) {
      const { edit } = part
      content = apply(content, [edit])
      if (isListEdit(edit) && !('remove' in edit.list)) {
        lists.set(edit.path.join('.'), { path: edit.path, isReordered: 'order' in edit.list })
      }
    } else {
      const { at, isOrder } = part
      const valuesIn = (side: unknown) => (isOrder ? idsAt(side, at) : readAt(side, at))
      const path = at.join('.')
      conflicts.set(path, { path, base: valuesIn(base), current: valuesIn(current), mine: valuesIn(mine) })
    }
  }
  for (const { path, isReordered } of lists.values()) {
    const [theirs, own] = [idsAt(current, path), idsAt(mine, path)]
    content = reorder(content, path, isReordered ? interleave(own, theirs) : interleave(theirs, own)) as T
  }
  return { content, conflicts: [...conflicts.values()] }
}

/** Where the content has neither the old nor the new value. */
export function conflictsOf(edits: Edit[], content: unknown, isEqual = isSame): string[] {
  return edits
    .flatMap((edit) => rebase(edit, content, isEqual))
    .flatMap((part) => ('at' in part ? part.at.join('.') : []))
}

/** What can be applied, or the path of a conflict; `isOrder` if it is about the order of a list. */
type Part = { edit: Edit } | { at: Path; isOrder?: boolean }

/** If `current` no longer contains an object or list on the path, that is the only conflict. */
function rebaseWithin(edit: Edit, base: unknown, current: unknown): Part[] {
  const holders = isListEdit(edit) ? edit.path.length + 1 : edit.path.length
  for (let length = 0; length < holders; length++) {
    const at = edit.path.slice(0, length)
    if (!isSameKind(readAt(base, at), readAt(current, at))) return [{ at }]
  }
  return rebase(edit, current, isSame)
}

const isSameKind = (one: unknown, other: unknown) =>
  (isDictionary(one) && isDictionary(other)) || (isItemList(one) && isItemList(other))

function rebase(edit: Edit, content: unknown, isEqual: typeof isSame): Part[] {
  if (!isListEdit(edit)) return rebaseValue(edit, readAt(content, edit.path), isEqual)
  const { path, list } = edit
  if ('order' in list) return rebaseOrder(edit, list, idsAt(content, path))
  if ('move' in list) return [{ edit }]
  const at = [...path, 'add' in list ? list.add.id : list.remove]
  const now = readAt(content, at)
  if ('add' in list) return now === undefined ? [{ edit }] : rebaseValue({ path: at, value: list.add }, now, isEqual)
  return now === undefined ? [] : [isEqual(now, list.item) ? { edit } : { at }]
}

type Value = { path: Path; value: unknown; was?: unknown }

/** If both sides created the same object or list, each value in it is a part. */
function rebaseValue(edit: Value, now: unknown, isEqual: typeof isSame): Part[] {
  const { path, value, was } = edit
  if (isEqual(now, value)) return []
  if (isEqual(now, was)) return [{ edit: edit as Edit }]
  if (isDictionary(now) && isDictionary(value)) {
    return Object.keys(value).flatMap((key) => {
      const part = { path: [...path, key], value: value[key], was: isDictionary(was) ? own(was, key) : undefined }
      return rebaseValue(part, own(now, key), isEqual)
    })
  }
  if (isItemList(now) && isItemList(value)) {
    return value.flatMap((add) => {
      const known = now.find(({ id }) => id === add.id)
      return known
        ? rebaseValue({ path: [...path, add.id], value: add }, known, isEqual)
        : [{ edit: { path, list: { add } } }]
    })
  }
  return [{ at: path }]
}

/** Compares only items that all sides have. Nothing if none moved, or if `now` has the new order already. */
function rebaseOrder(edit: Edit, { was, order }: { was: string[]; order: string[] }, now: string[]): Part[] {
  const [before, wanted, current] = [was, order, now].map((side) =>
    side.filter((id) => was.includes(id) && order.includes(id) && now.includes(id)),
  )
  if (isSame(wanted, before) || isSame(wanted, current)) return []
  return [isSame(current, before) ? { edit } : { at: edit.path, isOrder: true }]
}
