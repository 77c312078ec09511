import { Fragment, type ReactNode, use } from 'react'
import type { LocalizedList } from '#content/localized.ts'
import { FieldEditorsContext } from './editors-context.ts'

export type ItemsProps<Item extends { id: string }> = {
  field: LocalizedList<Item> | undefined
  children: (item: Item, index: number) => ReactNode
  /** The list's other items follow in another place, where new ones are added. */
  isContinued?: boolean
  /**
   * The items are also rendered in the list's own place: this copy has toolbars too, but the list is registered only
   * once.
   */
  isCopy?: boolean
}

/** The items of a list, each rendered by `children`. */
export function Items<Item extends { id: string }>(props: ItemsProps<Item>) {
  const editors = use(FieldEditorsContext)
  // The editor's component is typed for any item; it passes only the given items to `children`.
  if (editors) return <editors.Items {...(props as unknown as ItemsProps<{ id: string }>)} />
  return props.field?.items.map((item, index) => <Fragment key={item.id}>{props.children(item, index)}</Fragment>)
}
