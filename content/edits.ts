import { byId, ids, isDictionary, isItemList, isSame, type ListItem, own } from './json.ts'
import { type BilingualText, locales } from './locale.ts'
import { indexOf, type Path, readAt } from './path.ts'

/** A value, or only the changed languages of a text. `undefined` stands for a missing value. */
export type FieldPatch = Partial<BilingualText> | string | number | boolean | undefined
/** `was` is the value that the editor saw; a save must not overwrite a different one. */
export type ValueEdit = { path: Path; value: FieldPatch; was: FieldPatch }

/**
 * The change of a list. `before` is the id of the next item; undefined means the end of the list. `item` is the removed
 * item, and `to` the path of the list to which an item moves. `order` and `was` are the ids of the whole list.
 */
export type ListChange =
  | { add: ListItem; before?: string | undefined }
  | { remove: string; item?: ListItem; before?: string | undefined }
  | { move: string; before?: string | undefined; to?: Path }
  | { order: string[]; was: string[] }
/** A change of the list at `path`. */
export type ListEdit = { path: Path; list: ListChange }

export type Edit = ValueEdit | ListEdit

export const isListEdit = (edit: Edit): edit is ListEdit => 'list' in edit

/** Whether every list item that the edit needs still exists. Objects may lack keys, because a write adds them. */
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

/**
 * The edits that turn `before` into `after`: objects are compared key by key (texts by language), lists of items with
 * ids item by item, anything else as a whole.
 */
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

/** The text in the wanted languages only. A missing one is undefined, so that applying the result removes it. */
export const inLanguages = (text: Partial<BilingualText>, wanted: readonly (typeof locales)[number][]) =>
  Object.fromEntries(wanted.map((locale) => [locale, text[locale]])) as Partial<BilingualText>

/** The edits that undo these edits. Moves, and removals without the removed item, cannot be undone and are left out. */
export function invert(edits: Edit[]): Edit[] {
  return edits.toReversed().flatMap((edit): Edit[] => {
    if (!isListEdit(edit)) return [{ path: edit.path, value: edit.was, was: edit.value }]
    const { path, list } = edit
    if ('add' in list) return [{ path, list: { remove: list.add.id, item: list.add, before: list.before } }]
    if ('order' in list) return [{ path, list: { order: list.was, was: list.order } }]
    return 'remove' in list && list.item ? [{ path, list: { add: list.item, before: list.before } }] : []
  })
}

/** The content with the edits applied. An edit whose list item was deleted changes nothing. */
export function apply<C>(content: C, edits: (Pick<ValueEdit, 'path' | 'value'> | ListEdit)[]): C {
  return edits.reduce<unknown>(
    (result, edit) => ('list' in edit ? changeList(result, edit) : write(result, edit)),
    content,
  ) as C
}

function write(content: unknown, { path, value }: Pick<ValueEdit, 'path' | 'value'>): unknown {
  return replaceAt(content, path, (before) => patch(before, value))
}

/** Writes objects key by key and lists item by item, because somebody else may have created the same object or list. */
function patch(before: unknown, value: unknown): unknown {
  // English is required, but may be empty (content/schema/fields.ts).
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
  // An earlier save has stored the item, but its response was lost.
  if (items.some(({ id }) => id === listItem.id)) return items
  const at = items.findIndex(({ id }) => id === before)
  return at < 0 ? [...items, listItem] : items.toSpliced(at, 0, listItem)
}

/** Arranges the list at `path` in the given order. Items that `order` lacks stay behind the item before them. */
export function reorder(content: unknown, path: Path, order: string[]): unknown {
  return replaceAt(content, path, (list) => {
    if (!isItemList(list)) return list
    const known = byId(list)
    return interleave(order, ids(list)).flatMap((id) => known.get(id) ?? [])
  })
}

/** Merges two lists of ids in the order of `leading`. Each other id stays behind its predecessor in `other`. */
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

/** The content with another value at a path; missing objects are created, missing list items are not. */
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

/** Whether a value is a text in several languages (or a picture that differs by language). */
export function isLocalized(value: unknown): value is Partial<BilingualText> {
  const keys = isDictionary(value) ? Object.keys(value) : []
  return keys.length > 0 && keys.every((key) => (locales as readonly string[]).includes(key))
}

/** Whether two values look the same on the page, where an empty text and a missing one do not differ. */
export const looksSame = (one: unknown, other: unknown) => isSame(withoutEmpty(one), withoutEmpty(other))

function withoutEmpty(value: unknown): unknown {
  if (!isLocalized(value)) return value === '' ? undefined : value
  const filled = Object.entries(value).filter(([, text]) => text !== '' && text !== undefined)
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}
