import type { Shape } from '#content/shape.ts'

/**
 * Converts what the specification's entities also allow into the form of the schemas: a plain string for a text becomes
 * its English, a numeric id becomes a string, and a list item without an id gets one, except in the list under the key
 * `collection`, where ids are part of URLs.
 */
export function normalize(shape: Shape, value: unknown, collection?: string): unknown {
  switch (shape.type) {
    case 'text':
    case 'rich':
      return typeof value === 'string' ? { en: value } : value
    case 'id':
      return typeof value === 'number' ? String(value) : value
    case 'array':
      return Array.isArray(value) ? withIds(shape.element, normalizeEach(shape.element, value)) : value
    case 'object':
      return isRecord(value)
        ? mapped(value, (part, key) => normalizeField(shape.fields[key], part, key !== collection))
        : value
    case 'record':
      return isRecord(value) ? mapped(value, (part) => normalize(shape.element, part)) : value
  }
  return value
}

function normalizeField(field: Shape | undefined, value: unknown, givesIds: boolean): unknown {
  if (field?.type === 'array' && Array.isArray(value) && !givesIds) return normalizeEach(field.element, value)
  return field ? normalize(field, value) : value
}

const normalizeEach = (element: Shape, list: unknown[]) => list.map((listItem) => normalize(element, listItem))

/** The ids are deterministic: saving the same list again must be no change. */
function withIds(element: Shape, entries: unknown[]): unknown[] {
  if (element.type !== 'object' || !element.fields.id || element.fields.id.isOptional) return entries
  const taken = new Set(entries.map((listItem) => isRecord(listItem) && listItem.id))
  return entries.map((listItem, index) => {
    if (!isRecord(listItem) || listItem.id !== undefined) return listItem
    let number = index + 1
    while (taken.has(`item-${number}`)) number++
    taken.add(`item-${number}`)
    return { ...listItem, id: `item-${number}` }
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const mapped = (value: Record<string, unknown>, change: (part: unknown, key: string) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part, key)]))
