import { byId, ids, isDictionary, isItemList, isSame, type ListItem, own } from './json.ts'
import { type BilingualText, locales } from './locale.ts'
import { indexOf, type Path, readAt } from './path.ts'

/** A value, or only the changed languages of a text. `undefined` means that the value is missing. */
export type FieldPatch = Partial<BilingualText> | string | number | boolean | undefined
/** `was` is the value that the editor saw before. A save must not overwrite a value that differs from it. */
export type ValueEdit = { path: Path; value: FieldPatch; was: FieldPatch }

/**
 * `before`: the id of the next item; undefined for the end of the list. `item`: the removed item. `to`: the path of the
 * list to which the item moves. `order` and `was`: the ids of all items, in the new and in the old order.
 */
export type ListChange =
  | { add: ListItem; before?: string | undefined }
  | { remove: string; item?: ListItem; before?: string | undefined }
  | { move: string; before?: string | undefined; to?: Path }
  | { order: string[]; was: string[] }
export type ListEdit = { path: Path; list: ListChange }

export type Edit = ValueEdit | ListEdit

export const isListEdit = (edit: Edit): edit is ListEdit => 'list' in edit

/** Whether the list items on the edit's path exist. Objects on it may lack keys, because `apply` creates them. */
export function pathExists(content: unknown, edit: Edit): boolean {
  const path = isListEdit(edit) ? [...edit.path, ...existingItem(edit.list)] : edit.path
  return path.every((step, index) => {
    const holder = readAt(content, path.slice(0, index))
    return !Array.isArray(holder) || indexOf(holder, step) in holder
  })
}

function existingItem(change: ListChange): string[] {
  if ('remove' in change) return [change.remove]
  return 'move' in change ? [change.move] : []
}

/** The edits from `before` to `after`: by key, by language, by list item with an id; all other values as a whole. */
export function diff(before: unknown, after: unknown, path: Path = []): Edit[] {
  if (isSame(before, after)) return []
  if (isLocalized(before) && isLocalized(after)) {
    const changed = locales.filter((locale) => before[locale] !== after[locale])
    return [{ path, value: inLanguages(after, changed), was: inLanguages(before, changed) }]
  }
  if (isDictionary(before) && isDictionary(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) => diff(own(before, key), own(after, key), [...path, key]))
  }
  if (isItemList(before) && isItemList(after)) return diffItems(before, after, path)
  return [{ path, value: after as FieldPatch, was: before as FieldPatch }]
}

function diffItems(before: ListItem[], after: ListItem[], path: Path): Edit[] {
  const [was, is] = [byId(before), byId(after)]
  const known = before.flatMap((listItem, index): Edit[] => {
    const { id } = listItem
    const now = is.get(id)
    return now
      ? diff(listItem, now, [...path, id])
      : [{ path, list: { remove: id, item: listItem, before: before[index + 1]?.id } }]
  })
  const added = after.flatMap((listItem, index): Edit[] => {
    const next = after.slice(index + 1).find(({ id }) => was.has(id))
    return was.has(listItem.id) ? [] : [{ path, list: { add: listItem, before: next?.id } }]
  })
  const stayed = ids(before).filter((id) => is.has(id))
  const isMoved = !isSame(
    stayed,
    ids(after).filter((id) => was.has(id)),
  )
  const moved: Edit[] = isMoved ? [{ path, list: { order: ids(after), was: ids(before) } }] : []
  return [...known, ...added, ...moved]
}

/** A missing language becomes undefined, so that applying the result removes the text in that language. */
export const inLanguages = (text: Partial<BilingualText>, wanted: readonly (typeof locales)[number][]) =>
  Object.fromEntries(wanted.map((locale) => [locale, text[locale]])) as Partial<BilingualText>

/** Moves, and removals without `item`, cannot be undone and are left out. */
export function invert(edits: Edit[]): Edit[] {
  return edits.toReversed().flatMap((edit): Edit[] => {
    if (!isListEdit(edit)) return [{ path: edit.path, value: edit.was, was: edit.value }]
    const { path, list } = edit
    if ('add' in list) return [{ path, list: { remove: list.add.id, item: list.add, before: list.before } }]
    if ('order' in list) return [{ path, list: { order: list.was, was: list.order } }]
    return 'remove' in list && list.item ? [{ path, list: { add: list.item, before: list.before } }] : []
  })
}

/** Applies edits to a content. An edit of a list item that does not exist changes nothing. */
export function apply<C>(content: C, edits: (Pick<ValueEdit, 'path' | 'value'> | ListEdit)[]): C {
  return edits.reduce<unknown>(
    (result, edit) => ('list' in edit ? changeList(result, edit) : write(result, edit)),
    content,
  ) as C
}

function write(content: unknown, { path, value }: Pick<ValueEdit, 'path' | 'value'>): unknown {
  return replaceAt(content, path, (before) => patch(before, value))
}

/** Objects are written by key and lists by item, so that what somebody else has added to them is not lost. */
function patch(before: unknown, value: unknown): unknown {
  // A stored text needs `en`, which may be empty (content/schema/fields.ts).
  const target = isLocalized(value) && before === undefined ? { en: '' } : before
  if (isDictionary(target) && isDictionary(value)) {
    return Object.entries(value).reduce<unknown>(
      (content, [key, part]) => replaceAt(content, [key], (now) => patch(now, part)),
      target,
    )
  }
  if (isItemList(target) && isItemList(value)) {
    return value.reduce<unknown>((list, listItem) => {
      const isKnown = readAt(list, [listItem.id]) !== undefined
      return isKnown ? replaceAt(list, [listItem.id], (now) => patch(now, listItem)) : insert(list, listItem, undefined)
    }, target)
  }
  return value
}

function changeList(content: unknown, { path, list: change }: ListEdit): unknown {
  if ('add' in change) return replaceAt(content, path, (list) => insert(list, change.add, change.before))
  if ('order' in change) return reorder(content, path, change.order)
  const id = 'remove' in change ? change.remove : change.move
  const listItem = readAt(content, [...path, id]) as ListItem | undefined
  if (!listItem) return content
  const without = replaceAt(content, path, (list) => (list as ListItem[]).filter((each) => each !== listItem))
  if ('remove' in change) return without
  return replaceAt(without, change.to ?? path, (list) => insert(list, listItem, change.before))
}

function insert(list: unknown, listItem: ListItem, before: string | undefined): ListItem[] {
  const items = (list ?? []) as ListItem[]
  // The list contains the item already if an earlier save has stored it but the response was lost.
  if (items.some(({ id }) => id === listItem.id)) return items
  const at = items.findIndex(({ id }) => id === before)
  return at < 0 ? [...items, listItem] : items.toSpliced(at, 0, listItem)
}

/** Each item that `order` lacks stays behind its predecessor. */
export function reorder(content: unknown, path: Path, order: string[]): unknown {
  return replaceAt(content, path, (list) => {
    if (!isItemList(list)) return list
    const known = byId(list)
    return interleave(order, ids(list)).flatMap((id) => known.get(id) ?? [])
  })
}

/** The ids in `leading` keep their order; one that is only in `other` stays behind its predecessor there. */
export function interleave(leading: string[], other: string[]): string[] {
  const sequence = [...leading]
  const known = new Set(leading)
  const others = new Set(other)
  other.forEach((id, index) => {
    if (known.has(id)) return
    const previous = other[index - 1]
    let place = previous === undefined ? 0 : sequence.indexOf(previous) + 1
    // If both sides added items at one position, the items of the leading side come first.
    while (place < sequence.length && !others.has(sequence[place] as string)) place++
    sequence.splice(place, 0, id)
  })
  return sequence
}

/** Missing objects are created. If a list item on the path is missing, the content is unchanged. */
function replaceAt(content: unknown, [step, ...rest]: Path, change: (before: unknown) => unknown): unknown {
  if (step === undefined) return change(content)
  if (Array.isArray(content)) {
    const at = indexOf(content, step)
    return at in content ? content.with(at, replaceAt(content[at], rest, change)) : content
  }
  const holder = isDictionary(content) ? content : {}
  const value = replaceAt(own(holder, step), rest, change)
  if (value !== undefined) return { ...holder, [step]: value }
  const { [step]: _, ...others } = holder
  return others
}

/** Whether all keys are languages: a bilingual text, or a picture with an address per language. */
export function isLocalized(value: unknown): value is Partial<BilingualText> {
  const keys = isDictionary(value) ? Object.keys(value) : []
  return keys.length > 0 && keys.every((key) => (locales as readonly string[]).includes(key))
}

/** Whether two values look the same on the page. An empty text looks the same as a missing text. */
export const looksSame = (one: unknown, other: unknown) => isSame(withoutEmpty(one), withoutEmpty(other))

function withoutEmpty(value: unknown): unknown {
  if (!isLocalized(value)) return value === '' ? undefined : value
  const filled = Object.entries(value).filter(([, text]) => text !== '' && text !== undefined)
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}
