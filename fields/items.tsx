import { Fragment, type ReactNode, use } from 'react'
import type { LocalizedList } from '#content/localized.ts'
import { FieldEditorsContext } from './editors-context.ts'

export type ItemsProps<Item extends { id: string }> = {
  field: LocalizedList<Item> | undefined
  children: (item: Item, index: number) => ReactNode
  /** The list's other items follow in another place, and new ones are added there. */
  isContinued?: boolean
  /** The items stand in the list's own place too: their tools come to this copy, but the list is not counted twice. */
  isCopy?: boolean
}

/** The items of a list, each drawn by `children`. */
export function Items<Item extends { id: string }>(props: ItemsProps<Item>) {
  const editors = use(FieldEditorsContext)
  // The editor's slot is written for any item; what it hands back to `children` are the items it was given.
  if (editors) return <editors.Items {...(props as unknown as ItemsProps<{ id: string }>)} />
  return props.field?.items.map((item, index) => <Fragment key={item.id}>{props.children(item, index)}</Fragment>)
}
