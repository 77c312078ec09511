import type { LocalizedBlock } from '../block.ts'

export type MenuItem = LocalizedBlock<'HEADER'>['content']['menuItems']['items'][number]

/** An item that leads nowhere only holds others. */
export function isContainer(item: MenuItem): boolean {
  return item.path.href === '' || item.path.href === '#'
}

export function hasChildren(item: MenuItem): boolean {
  return (item.children?.items.length ?? 0) > 0
}

/** The item with this id, wherever it stands in the menu. */
export function findItem(items: MenuItem[], id: string): MenuItem | undefined {
  for (const item of items) {
    const found = item.id === id ? item : findItem(item.children?.items ?? [], id)
    if (found) return found
  }
  return undefined
}
