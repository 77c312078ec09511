import { locales } from '#content/locale.ts'
import { isSame } from '#content/merge.ts'
import { type Edit, type FieldPatch, isLocalized, type ListEdit, type ListItem, type Path } from './edits.ts'

type Content = Record<string, unknown>

/** The edits that turn `before` into `after`: texts by language, list items one by one, anything else whole. */
export function editsBetween(before: unknown, after: unknown, path: Path = []): Edit[] {
  if (isSame(before, after)) return []
  if (isLocalized(after) && (isLocalized(before) || before === undefined)) return textEdit(before ?? {}, after, path)
  if (isListOfItems(after) && isListOfItems(before ?? [])) return listEdits((before ?? []) as ListItem[], after, path)
  if (isObject(after) && (isObject(before) || before === undefined)) {
    const old = (before ?? {}) as Content
    const keys = [...new Set([...Object.keys(old), ...Object.keys(after)])]
    return keys.flatMap((key) => editsBetween(old[key], after[key], [...path, key]))
  }
  return [{ path, value: after as FieldPatch, was: before as FieldPatch }]
}

function textEdit(before: FieldPatch & object, after: FieldPatch & object, path: Path): Edit[] {
  const changed = locales.filter((locale) => (before[locale] ?? '') !== (after[locale] ?? ''))
  if (changed.length === 0) return []
  const patch = (from: typeof before) => Object.fromEntries(changed.map((locale) => [locale, from[locale] ?? '']))
  return [{ path, value: patch(after), was: patch(before) }]
}

/** Removals first, then additions and moves, then the edits inside list items. */
function listEdits(before: ListItem[], after: ListItem[], path: Path): Edit[] {
  const wanted = new Map(after.map((listItem) => [listItem.id, listItem]))
  const known = new Map(before.map((listItem) => [listItem.id, listItem]))
  const removed = before.filter(({ id }) => !wanted.has(id)).map(({ id }): ListEdit => ({ path, list: { remove: id } }))
  const sequence = before.map(({ id }) => id).filter((id) => wanted.has(id))
  const placed: ListEdit[] = []
  // From the last to the first, so that the list item after each one is already in its place.
  for (const [index, listItem] of [...after.entries()].reverse()) {
    const next = after[index + 1]?.id
    const at = sequence.indexOf(listItem.id)
    if (at >= 0 && sequence[at + 1] === next) continue
    if (at >= 0) sequence.splice(at, 1)
    sequence.splice(next === undefined ? sequence.length : sequence.indexOf(next), 0, listItem.id)
    placed.push({ path, list: at >= 0 ? { move: listItem.id, before: next } : { add: listItem, before: next } })
  }
  const inside = after.flatMap((listItem) => {
    const old = known.get(listItem.id)
    return old ? editsBetween(old, listItem, [...path, listItem.id]) : []
  })
  return [...removed, ...placed, ...inside]
}

const isObject = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isListOfItems = (value: unknown): value is ListItem[] =>
  Array.isArray(value) && value.every((listItem) => isObject(listItem) && typeof listItem.id === 'string')
