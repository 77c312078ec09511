import { diff, type Edit, isListEdit, isLocalized } from './edits.ts'
import { byId, isDictionary, isItemList, type ListItem } from './json.ts'

/** A changed value as the history shows it. `path` identifies list items by id: 'tabs.first.title.en'. */
export type Difference = { path: string; before: unknown; after: unknown }

/**
 * Returns the changes from `before` to `after`, separately for each language of a text and each item of a list. If a
 * list was reordered, `before` and `after` of that change are the ids of the items in their old and new order.
 */
export function differences(before: unknown, after: unknown): Difference[] {
  return diff(before, after).flatMap(toDifferences)
}

function toDifferences(edit: Edit): Difference[] {
  const at = (...steps: string[]) => [...edit.path, ...steps].join('.')
  if (isListEdit(edit)) {
    const { list } = edit
    if ('add' in list) return [{ path: at(list.add.id), before: undefined, after: list.add }]
    if ('remove' in list) return [{ path: at(list.remove), before: list.item, after: undefined }]
    return 'order' in list ? [{ path: at(), before: list.was, after: list.order }] : []
  }
  const [before, after] = [partsOf(edit.was), partsOf(edit.value)]
  if (!before || !after) return [{ path: at(), before: edit.was, after: edit.value }]
  const keys = new Set([...before.keys(), ...after.keys()])
  return [...keys].map((key) => ({ path: at(key), before: before.get(key), after: after.get(key) }))
}

/**
 * Returns the languages of a text or the items of a list by key. Returns an empty map if the value is missing, and
 * undefined for all other values.
 */
function partsOf(value: unknown): Map<string, unknown> | undefined {
  if (value === undefined) return new Map()
  if (isLocalized(value)) return new Map(Object.entries(value))
  return isItemList(value) && value.length > 0 ? byId(value) : undefined
}

/** Returns the removals of list items. Items that were moved to another list do not count as removed. */
export function removedListItems(before: unknown, after: unknown): (Difference & { before: ListItem })[] {
  const all = differences(before, after)
  const arrived = new Set(all.flatMap(({ before, after }) => (before === undefined && isItem(after) ? [after.id] : [])))
  return all.filter((each): each is Difference & { before: ListItem } => {
    return each.after === undefined && isItem(each.before) && !arrived.has(each.before.id)
  })
}

const isItem = (value: unknown): value is ListItem => isDictionary(value) && typeof value.id === 'string'
