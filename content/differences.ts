import { diff, type Edit, isListEdit, isLocalized } from './edits.ts'
import { byId, isDictionary, isItemList, type ListItem } from './json.ts'

/** A changed value as the history shows it. `path` identifies list items by id: 'tabs.first.title.en'. */
export type Difference = { path: string; before: unknown; after: unknown }

/** Compares each language of a text and each list item. For a reordered list, both sides are the ids in their order. */
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

/** Undefined for a value that is neither a text nor a list, empty for a missing one. */
function partsOf(value: unknown): Map<string, unknown> | undefined {
  if (value === undefined) return new Map()
  if (isLocalized(value)) return new Map(Object.entries(value))
  return isItemList(value) && value.length > 0 ? byId(value) : undefined
}

/** Items that were moved to another list do not count as removed. */
export function removedListItems(before: unknown, after: unknown): (Difference & { before: ListItem })[] {
  const all = differences(before, after)
  const arrived = new Set(all.flatMap(({ before, after }) => (before === undefined && isItem(after) ? [after.id] : [])))
  return all.filter((each): each is Difference & { before: ListItem } => {
    return each.after === undefined && isItem(each.before) && !arrived.has(each.before.id)
  })
}

const isItem = (value: unknown): value is ListItem => isDictionary(value) && typeof value.id === 'string'
