import { apply, diff, type Edit, type FieldPatch, inLanguages, isListEdit, isLocalized } from '#content/edits.ts'
import { isItemList, type ListItem } from '#content/json.ts'
import { type Locale, locales } from '#content/locale.ts'
import { shownKeys } from '#content/media-group.ts'
import { type Path, readAt } from '#content/path.ts'
import type { Shape } from '#content/shape.ts'
import type { EditorDocument, Save } from '../documents/documents.ts'
import { schemaOf } from '../documents/field-schema.ts'
import { mediaFieldAt } from '../uploads/media-field.ts'

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
 * Adapts a save to content that has changed since the save was made (from `before` to `stored`). The edits in a deleted
 * list item become one edit that adds it again. The edits in a moved list item get its new path.
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
