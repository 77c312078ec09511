import type { HistoryEntry } from '#api/history.ts'
import { isDictionary, isSame } from '#content/json.ts'
import { type BilingualText, type Locale, locales } from '#content/locale.ts'
import type { FieldKind } from '#content/schema/fields.ts'
import type { Shape } from '#content/shape.ts'
import { fieldKindAt, findBlockType, schemaOf } from '../documents/field-schema.ts'

export type ValueChange = { locale?: Locale | undefined; before: string; after: string }

export type FieldChange = {
  path: string[]
  action: 'changed' | 'added' | 'deleted' | 'moved'
  kind?: FieldKind | undefined
  whole?: unknown
  values: ValueChange[]
}

type Difference = HistoryEntry['differences'][number]

export function fieldChanges(entry: Pick<HistoryEntry, 'block_type' | 'item_id' | 'differences'>): FieldChange[] {
  const schema = schemaAt(entry)
  const changes = new Map<string, FieldChange>()
  for (const difference of entry.differences) {
    const { path, action, values, whole } = read(difference)
    const key = path.join('.')
    const known = action === 'changed' ? changes.get(key) : undefined
    if (known) known.values.push(...values)
    else changes.set(key, { path, action, values, whole, kind: schema && fieldKindAt(schema, key) })
  }
  return [...changes.values()]
}

function read({ path: dottedPath, before = null, after = null }: Difference): FieldChange {
  const path = dottedPath.split('.')
  const locale = locales.find((each) => each === path.at(-1))
  if (locale) return { path: path.slice(0, -1), action: 'changed', values: values(before, after, locale) }
  if (isText(before) || isText(after)) {
    const [was, is] = [byLanguage(before), byLanguage(after)]
    return { path, action: 'changed', values: locales.flatMap((each) => values(was[each], is[each], each)) }
  }
  if (isDictionary(after) && before === null) return { path, action: 'added', whole: after, values: [] }
  if (isDictionary(before) && after === null) return { path, action: 'deleted', whole: before, values: [] }
  if (isRearranged(before, after)) return { path, action: 'moved', values: [] }
  return { path, action: 'changed', values: values(before, after) }
}

/** Returns the value per language. A picture may have one address for both languages. */
function byLanguage(value: unknown): Partial<Record<Locale, unknown>> {
  return isDictionary(value) ? value : { en: value, ar: value }
}

function values(before: unknown, after: unknown, locale?: Locale): ValueChange[] {
  const [was, is] = [written(before), written(after)]
  return was === undefined || is === undefined || was === is ? [] : [{ locale, before: was, after: is }]
}

/** Returns a plain value as text, '' for none. Undefined for lists and objects: their values are not shown. */
function written(value: unknown): string | undefined {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? undefined : String(value)
}

function schemaAt({ block_type, item_id }: Pick<HistoryEntry, 'block_type' | 'item_id'>) {
  if (block_type === 'PAGE') return pageSettings
  const type = findBlockType(block_type)
  return type && schemaOf({ type, item: item_id ?? undefined })
}

/** The fields of a page's settings that are texts in both languages (api/pages.ts). */
const pageSettings: Shape = { type: 'object', fields: { name: { type: 'text' }, description: { type: 'text' } } }

const isText = (value: unknown): value is BilingualText => isDictionary(value) && typeof value.en === 'string'
const isRearranged = (before: unknown, after: unknown) =>
  [before, after].every((side) => Array.isArray(side) && side.every((id) => typeof id === 'string')) &&
  isSame((before as string[]).toSorted(), (after as string[]).toSorted())
