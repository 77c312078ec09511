export type Dictionary = Record<string, unknown>
/** An item of a list. The id identifies the item when the list is reordered. */
export type ListItem = Dictionary & { id: string }

/** Whether two JSON values are equal. A key with the value undefined counts as missing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => isSame(value, b[index]))
  }
  if (!isDictionary(a) || !isDictionary(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(own(a, key), own(b, key)))
}

export function isDictionary(value: unknown): value is Dictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is a list of objects that all have a unique id. Other lists are compared as a whole. */
export function isItemList(value: unknown): value is ListItem[] {
  return (
    Array.isArray(value) &&
    value.every((listItem) => isDictionary(listItem) && typeof listItem.id === 'string') &&
    new Set(ids(value)).size === value.length
  )
}

export const own = (object: Dictionary, key: string) => (Object.hasOwn(object, key) ? object[key] : undefined)
export const ids = (items: ListItem[]) => items.map(({ id }) => id)
export const byId = (items: ListItem[]) => new Map(items.map((listItem) => [listItem.id, listItem]))
export const join = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key))
