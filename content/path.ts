import { ids, isDictionary, type ListItem, own } from './json.ts'

/** Has ids of list items, not indexes, so that it stays valid after another editor has moved items. */
export type Path = string[]

/** Replaces the indexes in a dotted path by ids: 'features.2.title' becomes ['features', 'offline', 'title']. */
export function parsePath(content: unknown, dottedPath: string): Path {
  if (dottedPath === '') return []
  let value = content
  return dottedPath.split('.').map((key) => {
    const isItem = Array.isArray(value)
    value = isItem ? (value as unknown[])[Number(key)] : readAt(value, [key])
    return isItem ? ((value as { id?: string } | undefined)?.id ?? key) : key
  })
}

export function readAt(content: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[indexOf(value, step)]
    return isDictionary(value) ? own(value, step) : undefined
  }, content)
}

export const idsAt = (content: unknown, path: Path) => ids((readAt(content, path) ?? []) as ListItem[])

/** -1 if there is none. In a list whose items have no ids, `step` is the index itself. */
export function indexOf(list: unknown[], step: string): number {
  const hasId = (listItem: unknown) => isDictionary(listItem) && typeof listItem.id === 'string'
  const at = list.findIndex((listItem) => isDictionary(listItem) && listItem.id === step)
  return at >= 0 || list.some(hasId) || !/^\d+$/.test(step) ? at : Number(step)
}
