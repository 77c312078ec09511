import { byId, type Dictionary, type Item, ids, isDictionary, isItemList, isSame, join, own } from './merge.ts'

/** `path` identifies items by their id, like that of a conflict: 'tabs.first.title.en'. */
export type Difference = { path: string; before: unknown; after: unknown }

/**
 * The changes from `before` to `after`: objects are compared key by key (so texts per language), lists of items with
 * ids item by item, anything else as a whole. An added or removed item is one difference, a new order of a list
 * another, with the ids on both sides. `undefined` means "not there".
 */
export function differences(before: unknown, after: unknown): Difference[] {
  return compare(before, after, '')
}

/** The differences that removed an item from a list without adding it to another. */
export function removedListItems(before: unknown, after: unknown): (Difference & { before: Item })[] {
  const all = differences(before, after)
  const arrived = new Set(all.flatMap(({ before, after }) => (before === undefined && isItem(after) ? [after.id] : [])))
  return all.filter((each): each is Difference & { before: Item } => {
    return each.after === undefined && isItem(each.before) && !arrived.has(each.before.id)
  })
}

const isItem = (value: unknown): value is Item => isDictionary(value) && typeof value.id === 'string'

function compare(before: unknown, after: unknown, path: string): Difference[] {
  if (isSame(before, after)) return []
  if (isDictionary(before) && isDictionary(after)) return compareKeys(before, after, path)
  if (isText(before) && after === undefined) return compareKeys(before, {}, path)
  if (isText(after) && before === undefined) return compareKeys({}, after, path)
  // A missing list has no items.
  const [was, is] = [before ?? [], after ?? []]
  if (isItemList(was) && isItemList(is) && was.length + is.length > 0) return compareItems(was, is, path)
  return [{ path, before, after }]
}

function compareKeys(before: Dictionary, after: Dictionary, path: string): Difference[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => compare(own(before, key), own(after, key), join(path, key)))
}

function compareItems(before: Item[], after: Item[], path: string): Difference[] {
  const [was, is] = [byId(before), byId(after)]
  const found = [...new Set([...ids(before), ...ids(after)])].flatMap((id) => {
    const [old, now] = [was.get(id), is.get(id)]
    if (old && now) return compareKeys(old, now, join(path, id))
    return [{ path: join(path, id), before: old, after: now }]
  })
  const stayed = ids(before).filter((id) => is.has(id))
  const isMoved = !isSame(
    stayed,
    ids(after).filter((id) => was.has(id)),
  )
  return isMoved ? [...found, { path, before: ids(before), after: ids(after) }] : found
}

/** A text with at least an English value. */
function isText(value: unknown): value is Dictionary {
  return (
    isDictionary(value) &&
    typeof value.en === 'string' &&
    Object.keys(value).every((key) => key === 'en' || (key === 'ar' && typeof value.ar === 'string'))
  )
}
