import { apply, diff, type Edit, invert, isListEdit, looksSame } from '#content/edits.ts'
import { emptyValueOf } from '#content/empty-value.ts'
import { type Dictionary, isSame, type ListItem } from '#content/json.ts'
import { readAt } from '#content/path.ts'
import { anyShape, type Shape } from '#content/shape.ts'
import { today } from '#content/today.ts'
import { type EditorDocument, newId } from '../model/documents/documents.ts'
import { schemaAt, schemaOf } from '../model/documents/field-schema.ts'
import type { Place } from '../model/documents/places.ts'

export type FormStart = {
  schema: Shape
  /** The content that the draft is compared with; undefined for a new list item. */
  base: unknown
  draft: unknown
  /** Set for a new list item. `before` is the id of the list item that will follow it; undefined: at the end. */
  adding: { before?: string | undefined } | undefined
}

/** Returns the initial state. Its draft is the stored content with the edits of a failed save, or a new list item. */
export function startForm(
  document: EditorDocument,
  { path }: Place,
  adding: FormStart['adding'],
  typed: Edit[] = [],
): FormStart {
  const schema = schemaAt(schemaOf(document), path) ?? anyShape
  const added = typed.map((edit) => isListEdit(edit) && edit.list).find((change) => change && 'add' in change)
  // The path of a form ends at a list only for a new list item.
  if (schema.type === 'array') {
    const { element } = schema
    const known = added && 'add' in added ? added : undefined
    const draft = known?.add ?? newListItem(element)
    return { schema: element, base: undefined, draft, adding: adding ?? { before: known?.before } }
  }
  const stored = (edits: Edit[]) => readAt(apply(document.edited, edits), path) ?? {}
  return { schema, base: stored(invert(typed)), draft: withIds(schema, stored(typed)), adding: undefined }
}

/**
 * Returns the edits that a form saves: the addition of a new list item, or the differences of the draft from `base`.
 */
export function formEdits({ base, adding }: FormStart, draft: unknown, { path }: Place): Edit[] {
  if (adding) return [{ path, list: { add: draft as ListItem, before: adding.before } }]
  return diff(base, draft, path).filter((edit) => isListEdit(edit) || !looksSame(edit.was, edit.value))
}

export const isTouched = (start: FormStart, draft: unknown) => !isSame(start.draft, draft)

/** Adds the ids that the form needs to list items without an id. The API accepts such items in an article's lists. */
function withIds(schema: Shape, value: unknown): unknown {
  if (schema.type === 'array' && Array.isArray(value)) {
    return value.map((listItem) => withId(schema.element, withIds(schema.element, listItem)))
  }
  if (schema.type !== 'object' || typeof value !== 'object' || value === null) return value
  const known = Object.entries(value).map(([key, part]) => {
    const schemaOfPart = schema.fields[key]
    return [key, schemaOfPart ? withIds(schemaOfPart, part) : part]
  })
  return Object.fromEntries(known)
}

function withId(schema: Shape, listItem: unknown): unknown {
  if (schema.type !== 'object' || !('id' in schema.fields) || (listItem as Dictionary).id !== undefined) return listItem
  return { id: newId(), ...(listItem as Dictionary) }
}

/** Creates a list item with as little content as its schema allows. */
export function newListItem(element: Shape): ListItem {
  const listItem = emptyValueOf(element, { newId, today: today() }) as ListItem
  const type = element.type === 'object' ? element.fields.type : undefined
  // Sets `type` even if it is optional, because only the first item of an article's body may have no type.
  return type?.type === 'choice' ? { ...listItem, type: type.options[0] } : listItem
}
