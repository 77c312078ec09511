import { byId, type Dictionary, type Item, ids, isDictionary, isItemList, isSame, join, own } from './merge.ts'

/** `path` names items by their id, as that of a conflict does: 'tabs.first.title.en'. */
export type Difference = { path: string; before: unknown; after: unknown }

/**
 * What is needed to make `after` of `before`: objects key by key (so texts language by language), lists of things with
 * ids item by item, anything else whole. An item that came or went is one difference, a new sequence of a list another,
 * with the ids on both sides. `undefined` stands for "not there".
 */
export function differences(before: unknown, after: unknown): Difference[] {
  return compare(before, after, '')
}

/** Those differences that took an entry out of a list, and did not put it into another. */
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
  // A list that is not there has no items.
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

/** A text, in English at least. */
function isText(value: unknown): value is Dictionary {
  return (
    isDictionary(value) &&
    typeof value.en === 'string' &&
    Object.keys(value).every((key) => key === 'en' || (key === 'ar' && typeof value.ar === 'string'))
  )
}
