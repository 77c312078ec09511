import { type BilingualText, locales } from '#content/locale.ts'

/**
 * The path of a value in a document's content. List items are identified by id, so that the path stays valid after
 * another editor has moved them.
 */
export type Path = string[]

/** The new value: for a text the languages that changed, anything else whole; `undefined` removes it. */
export type FieldPatch = Partial<BilingualText> | string | number | boolean | undefined
/** `was` is the value that the editor saw: a save must not overwrite any other. */
export type ValueEdit = { path: Path; value: FieldPatch; was: FieldPatch }

export type ListItem = { id: string } & Record<string, unknown>
/** The change of one list item; without `before` it goes to the end. `to` is the path of another list. */
export type ListChange =
  | { add: ListItem; before?: string | undefined }
  | { remove: string }
  | { move: string; before?: string | undefined; to?: Path }
/** A change of the list at `path`. */
export type ListEdit = { path: Path; list: ListChange }

export type Edit = ValueEdit | ListEdit

export const isListEdit = (edit: Edit): edit is ListEdit => 'list' in edit

type Content = Record<string, unknown>

/** The path with ids for one with indexes: ['features', 'offline', 'title'] for 'features.2.title'. */
export function parsePath(content: unknown, dottedPath: string): Path {
  if (dottedPath === '') return []
  let value = content
  return dottedPath.split('.').map((key) => {
    const isItem = Array.isArray(value)
    value = isItem ? (value as unknown[])[Number(key)] : (value as Content | undefined)?.[key]
    return isItem ? ((value as { id?: string } | undefined)?.id ?? key) : key
  })
}

/** The value at a path; undefined if the path does not exist. */
export function readAt(content: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[indexOf(value, step)]
    return (value as Content | undefined)?.[step]
  }, content)
}

/** The content with the edits applied. An edit whose list item was deleted changes nothing. */
export function applyEdits<C>(content: C, edits: (Pick<ValueEdit, 'path' | 'value'> | ListEdit)[]): C {
  return edits.reduce((result, edit) => ('list' in edit ? changeList(result, edit) : write(result, edit)) as C, content)
}

/** Whether every list item on the path still exists; a missing key of an object does not matter, it can be written. */
export function pathExists(content: unknown, { path, ...edit }: Edit): boolean {
  const named = 'list' in edit && !('add' in edit.list) ? [...path, idOf(edit.list)] : path
  return named.every((step, index) => {
    const holder = readAt(content, named.slice(0, index))
    return !Array.isArray(holder) || indexOf(holder, step) in holder
  })
}

const idOf = (change: Exclude<ListChange, { add: ListItem }>) => ('remove' in change ? change.remove : change.move)

function write(target: unknown, { path, value }: Pick<ValueEdit, 'path' | 'value'>): unknown {
  return replace(target, path, (before) => {
    const isText = isLocalized(value) && typeof before !== 'string'
    // English is never missing, it may be empty (content/schema/fields.ts).
    return isText ? { ...((before ?? { en: '' }) as Content), ...value } : value
  })
}

function changeList(target: unknown, { path, list: change }: ListEdit): unknown {
  if ('add' in change) return replace(target, path, (list) => insert(list, change.add, change.before))
  const listItem = readAt(target, [...path, idOf(change)]) as ListItem | undefined
  if (!listItem) return target
  const without = replace(target, path, (list) => (list as ListItem[]).filter((each) => each !== listItem))
  if ('remove' in change) return without
  return replace(without, change.to ?? path, (list) => insert(list, listItem, change.before))
}

function insert(list: unknown, listItem: ListItem, before: string | undefined): ListItem[] {
  const entries = (list ?? []) as ListItem[]
  // Stored already, by a save whose response was lost.
  if (entries.some(({ id }) => id === listItem.id)) return entries
  const at = entries.findIndex(({ id }) => id === before)
  return at < 0 ? [...entries, listItem] : entries.toSpliced(at, 0, listItem)
}

/** The target with another value at a path; missing objects are created. */
function replace(target: unknown, [step, ...rest]: Path, change: (before: unknown) => unknown): unknown {
  if (step === undefined) return change(target)
  if (Array.isArray(target)) {
    const at = indexOf(target, step)
    return at in target ? target.with(at, replace(target[at], rest, change)) : target
  }
  const holder = (target ?? {}) as Content
  const value = replace(holder[step], rest, change)
  if (value !== undefined) return { ...holder, [step]: value }
  const { [step]: _, ...others } = holder
  return others
}

function indexOf(list: unknown[], step: string): number {
  const byId = list.findIndex((item) => (item as { id?: string } | null)?.id === step)
  return byId >= 0 ? byId : /^\d+$/.test(step) && !hasIds(list) ? Number(step) : -1
}

const hasIds = (list: unknown[]) => list.some((item) => typeof (item as { id?: unknown } | null)?.id === 'string')

/** Whether a value is a text in several languages (or a picture that differs by language). */
export function isLocalized(value: unknown): value is Partial<BilingualText> {
  const keys = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []
  return keys.length > 0 && keys.every((key) => (locales as readonly string[]).includes(key))
}
