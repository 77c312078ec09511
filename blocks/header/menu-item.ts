import type { LocalizedBlock } from '../block.ts'

export type MenuItem = LocalizedBlock<'HEADER'>['content']['menuItems']['items'][number]

/** Whether an item has no link of its own and only contains others. */
export function isContainer(item: MenuItem): boolean {
  return item.path.href === '' || item.path.href === '#'
}

export function hasChildren(item: MenuItem): boolean {
  return (item.children?.items.length ?? 0) > 0
}

/** Finds an item by id at any level of the menu. */
export function findItem(items: MenuItem[], id: string): MenuItem | undefined {
  for (const item of items) {
    const found = item.id === id ? item : findItem(item.children?.items ?? [], id)
    if (found) return found
  }
  return undefined
}
