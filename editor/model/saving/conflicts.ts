import {
  apply,
  diff,
  type Edit,
  type FieldPatch,
  inLanguages,
  isListEdit,
  isLocalized,
  looksSame,
} from '#content/edits.ts'
import { isItemList, type ListItem } from '#content/json.ts'
import { type Locale, locales } from '#content/locale.ts'
import { shownKeys } from '#content/media-group.ts'
import { conflictsOf } from '#content/merge.ts'
import { idsAt, type Path, readAt } from '#content/path.ts'
import type { Shape } from '#content/shape.ts'
import type { EditorDocument, Save } from '../documents/documents.ts'
import { schemaOf } from '../documents/field-schema.ts'
import { mediaFieldAt } from '../uploads/media-field.ts'

/**
 * The server does not find that somebody else changed a value if the save waited: it is sent with a newer version than
 * it was typed in. Moves and removals are never stale, because items have ids.
 */
export function createStalenessCheck() {
  /**
   * By place and own value: what the server stored, or the former value if it was rejected. A later edit may have been
   * typed over the own value before the answer.
   */
  const resultingValues = new Map<string, unknown>()
  const nameOf = (document: EditorDocument, path: Path, value: unknown) =>
    `${[document.key, ...path].join('/')}=${JSON.stringify(value ?? '')}`

  return {
    recordStored(document: EditorDocument, edits: Edit[], content: unknown) {
      for (const { path, value, read } of valuesOf(edits)) {
        resultingValues.set(nameOf(document, path, value), read(content))
      }
    },
    recordRejected(document: EditorDocument, edits: Edit[]) {
      for (const { path, value, was } of valuesOf(edits)) resultingValues.set(nameOf(document, path, value), was)
    },
    pathsOf(document: EditorDocument, edits: Edit[]): string[] {
      const values = valuesOf(edits).map(({ path, was, read, over }) => {
        const name = nameOf(document, path, was)
        const isExpected = looksSame(read(document.content), was) || !resultingValues.has(name)
        return over(isExpected ? was : resultingValues.get(name))
      })
      // If the response to a save was lost, the item that it added is stored already, and may have been changed since.
      const added = edits.filter((edit) => isListEdit(edit) && 'add' in edit.list)
      return conflictsOf([...values, ...added], document.content, looksSame)
    },
  }
}

type Value = {
  path: Path
  value: unknown
  was: unknown
  read: (content: unknown) => unknown
  over: (was: unknown) => Edit
}

/** A text is one value per language; the order of a list is one, the list of ids. */
function valuesOf(edits: Edit[]): Value[] {
  return edits.flatMap((edit): Value[] => {
    if (!isListEdit(edit)) {
      const { path, value, was } = edit
      if (!isLocalized(value)) return [valueAt(path, value, was)]
      return Object.entries(value).map(([locale, text]) => valueAt([...path, locale], text, readAt(was, [locale])))
    }
    const { path, list } = edit
    if (!('order' in list)) return []
    const { order, was } = list
    const over = (was: unknown): Edit => ({ path, list: { order, was: was as string[] } })
    return [{ path, value: order, was, read: (content) => idsAt(content, path), over }]
  })
}

function valueAt(path: Path, value: unknown, was: unknown): Value {
  const over = (was: unknown) => ({ path, value, was }) as Edit
  return { path, value, was, read: (content) => readAt(content, path), over }
}

/** If no edit is at one of the paths ('tabs.first.title.en'), the whole save is a conflict. */
export function splitConflict(
  refused: Save,
  document: EditorDocument,
  paths: string[],
): { conflicting: Save; rest: Edit[] } {
  const save = asEditsOfStored(refused, document.content)
  const conflicting: Edit[] = []
  const rest: Edit[] = []
  for (const edit of save.edits) {
    const [theirs, mine] = part(edit, schemaOf(document), (path, isMoved) =>
      paths.some((dottedPath) => isAbout(dottedPath, document.content, path, isMoved)),
    )
    if (theirs) conflicting.push(theirs)
    if (mine) rest.push(mine)
  }
  return conflicting.length > 0
    ? { conflicting: { ...save, edits: conflicting }, rest }
    : { conflicting: save, rest: [] }
}

function asEditsOfStored(save: Save, content: unknown): Save {
  let { place } = save
  const edits = save.edits.flatMap((edit) => {
    if (!isListEdit(edit) || !('add' in edit.list)) return [edit]
    const path = [...edit.path, edit.list.add.id]
    const stored = readAt(content, path)
    if (stored === undefined) return [edit]
    // The save then opens the form of the stored item instead of the form for a new item.
    if (place.path.join() === edit.path.join()) place = { ...place, path }
    // Writes only the values in the addition: values that somebody else has added to the item stay.
    const value = edit.list.add as unknown as FieldPatch
    return diff(stored, apply(stored, [{ path: [], value }]), path)
  })
  return { ...save, place, edits }
}

/**
 * From the content in which it was made to the `stored` one. Edits in a deleted list item become one that adds it
 * again; those in an item that was moved to another list get its new path.
 */
export function recreateDeleted(made: Save, before: unknown, stored: unknown): Save {
  const save = followMovedItems(made, before, stored)
  const mine = apply(before, save.edits)
  const returned = new Set<string>()
  const edits = save.edits.flatMap((edit): Edit[] => {
    const foundPath = findLostItem(edit.path, before, stored)
    if (!foundPath) return [edit]
    const key = foundPath.join('/')
    if (returned.has(key)) return []
    returned.add(key)
    const path = foundPath.slice(0, -1)
    const entries = readAt(mine, path) as ListItem[]
    const at = entries.findIndex(({ id }) => id === foundPath.at(-1))
    const isThere = ({ id }: ListItem) => readAt(stored, [...path, id]) !== undefined
    return [{ path, list: { add: entries[at] as ListItem, before: entries.slice(at + 1).find(isThere)?.id } }]
  })
  const [first] = edits
  if (returned.size === 0 || !first) return save
  return { ...save, edits, place: { documentKey: save.place.documentKey, path: first.path, kind: 'list' } }
}

function followMovedItems(save: Save, before: unknown, stored: unknown): Save {
  const follow = (path: Path): Path => {
    const foundPath = findLostItem(path, before, stored)
    const id = foundPath?.at(-1)
    const now = id === undefined ? undefined : pathsTo(stored, id).find((each) => readAt(before, each) === undefined)
    return foundPath && now ? [...now, ...path.slice(foundPath.length)] : path
  }
  const edits = save.edits.map((edit) => ({ ...edit, path: follow(edit.path) }))
  return { ...save, edits, place: { ...save.place, path: follow(save.place.path) } }
}

function pathsTo(content: unknown, id: string, path: Path = []): Path[] {
  if (typeof content !== 'object' || content === null) return []
  const parts = isItemList(content)
    ? content.map((listItem) => [listItem.id, listItem] as const)
    : Object.entries(content)
  return parts.flatMap(([step, part]) => {
    const foundPath = [...path, step]
    return [...(step === id && isItemList(content) ? [foundPath] : []), ...pathsTo(part, id, foundPath)]
  })
}

/** Returns the path of the list item at or above `path` that is in `before`, but no longer at that path in `stored`. */
function findLostItem(path: Path, before: unknown, stored: unknown): Path | undefined {
  const at = path.findIndex((step, index) => {
    const holder = readAt(stored, path.slice(0, index))
    return isItemList(holder) && !holder.some(({ id }) => id === step)
  })
  const foundPath = path.slice(0, at + 1)
  return at >= 0 && readAt(before, foundPath) !== undefined ? foundPath : undefined
}

type IsConflicting = (path: Path, isMoved?: boolean) => boolean

function part(edit: Edit, schema: Shape, isConflicting: IsConflicting): [Edit?, Edit?] {
  const whole = (is: boolean): [Edit?, Edit?] => (is ? [edit] : [undefined, edit])
  const { path } = edit
  if (isListEdit(edit)) {
    const { list } = edit
    if ('order' in list) return whole(isConflicting(path, true))
    if ('add' in list) return whole(isConflicting([...path, list.add.id]))
    if ('remove' in list) return whole(isConflicting([...path, list.remove]))
    const lists = [path, list.to ?? path]
    return whole(isConflicting([...path, list.move]) || lists.some((each) => isConflicting(each, true)))
  }
  // A video and the picture that it replaces conflict together.
  const { group, holder } = mediaFieldAt(schema, path)
  if (group.video) return whole(shownKeys(group).some((key) => isConflicting([...holder, key])))
  const { value, was } = edit
  if (!isLocalized(value)) return whole(isConflicting(path))
  const only = (wanted: Locale[]) =>
    wanted.length > 0
      ? { path, value: inLanguages(value, wanted), was: isLocalized(was) ? inLanguages(was, wanted) : was }
      : undefined
  const written = locales.filter((locale) => locale in value)
  const theirs = written.filter((locale) => isConflicting([...path, locale]))
  return [only(theirs), only(written.filter((locale) => !theirs.includes(locale)))]
}

/** Whether a conflict is at, below or above `path`. If `isMoved` (the order of a list changes), only at `path`. */
function isAbout(dottedPath: string, content: unknown, path: string[], isMoved = false): boolean {
  const name = path.join('.')
  if (isMoved) return dottedPath === name
  if (dottedPath === name || dottedPath.startsWith(`${name}.`)) return true
  // A conflict at a list is about the order of its items, not about their content.
  return name.startsWith(`${dottedPath}.`) && !isItemList(readAt(content, dottedPath.split('.')))
}
