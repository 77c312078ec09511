import { isSame } from '#content/merge.ts'
import { locales } from '#content/text.ts'
import { type Edit, type Entry, type FieldPatch, isLocalized, type ListEdit, type Steps } from './content-path.ts'

type Content = Record<string, unknown>

/** The edits that make `after` of `before`: texts by language, entries of lists one by one, anything else whole. */
export function editsBetween(before: unknown, after: unknown, steps: Steps = []): Edit[] {
  if (isSame(before, after)) return []
  if (isLocalized(after) && (isLocalized(before) || before === undefined)) return textEdit(before ?? {}, after, steps)
  if (isEntries(after) && isEntries(before ?? [])) return listEdits((before ?? []) as Entry[], after, steps)
  if (isObject(after) && (isObject(before) || before === undefined)) {
    const old = (before ?? {}) as Content
    const keys = [...new Set([...Object.keys(old), ...Object.keys(after)])]
    return keys.flatMap((key) => editsBetween(old[key], after[key], [...steps, key]))
  }
  return [{ steps, value: after as FieldPatch, was: before as FieldPatch }]
}

function textEdit(before: FieldPatch & object, after: FieldPatch & object, steps: Steps): Edit[] {
  const changed = locales.filter((locale) => (before[locale] ?? '') !== (after[locale] ?? ''))
  if (changed.length === 0) return []
  const patch = (from: typeof before) => Object.fromEntries(changed.map((locale) => [locale, from[locale] ?? '']))
  return [{ steps, value: patch(after), was: patch(before) }]
}

/** First what is gone, then what is new, where the rest stands, and what changed inside. */
function listEdits(before: Entry[], after: Entry[], steps: Steps): Edit[] {
  const wanted = new Map(after.map((entry) => [entry.id, entry]))
  const known = new Map(before.map((entry) => [entry.id, entry]))
  const removed = before
    .filter(({ id }) => !wanted.has(id))
    .map(({ id }): ListEdit => ({ steps, list: { remove: id } }))
  const sequence = before.map(({ id }) => id).filter((id) => wanted.has(id))
  const placed: ListEdit[] = []
  // From the last to the first, so that the one that an entry stands before is in its place already.
  for (const [index, entry] of [...after.entries()].reverse()) {
    const next = after[index + 1]?.id
    const at = sequence.indexOf(entry.id)
    if (at >= 0 && sequence[at + 1] === next) continue
    if (at >= 0) sequence.splice(at, 1)
    sequence.splice(next === undefined ? sequence.length : sequence.indexOf(next), 0, entry.id)
    placed.push({ steps, list: at >= 0 ? { move: entry.id, before: next } : { add: entry, before: next } })
  }
  const inside = after.flatMap((entry) => {
    const old = known.get(entry.id)
    return old ? editsBetween(old, entry, [...steps, entry.id]) : []
  })
  return [...removed, ...placed, ...inside]
}

const isObject = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEntries = (value: unknown): value is Entry[] =>
  Array.isArray(value) && value.every((entry) => isObject(entry) && typeof entry.id === 'string')
