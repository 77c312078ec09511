import { Fragment, type FragmentInstance, use, useCallback, useEffect } from 'react'
import type { ItemsProps } from '#fields/fields.tsx'
import { useEditor } from '../../components/editor-context.ts'
import { AddItemButton } from './add-item-button.tsx'
import { BlockIdContext } from './editable-block.tsx'

/** The items of a list. Their outermost elements have `data-edit-item`, by which the toolbar finds them. */
export function EditableItems({ field, isContinued, isCopy, children }: ItemsProps<{ id: string }>) {
  const { lists } = useEditor()
  const block = use(BlockIdContext)
  const dottedPath = field?.path
  const ids = field?.items.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (dottedPath !== undefined && ids !== undefined && !isCopy)
      return lists.note({ block, dottedPath, ids: ids.split(' ').filter(Boolean) })
  }, [lists, block, dottedPath, ids, isCopy])
  return (
    <>
      {field?.items.map((item, index) => (
        <ItemSlot key={item.id ?? index} mark={dottedPath === undefined ? undefined : `${dottedPath}/${item.id}`}>
          {children(item, index)}
        </ItemSlot>
      ))}
      {dottedPath !== undefined && !isContinued && <AddItemButton {...{ block, dottedPath }} isEmpty={ids === ''} />}
    </>
  )
}

/** Marks the elements of a list item, now and whenever they change. */
function ItemSlot({ mark, children }: { mark: string | undefined; children: React.ReactNode }) {
  const ref = useCallback(
    (fragment: FragmentInstance | null) => {
      if (!fragment || mark === undefined) return
      const marker = {
        observe: (element: Element) => element.setAttribute('data-edit-item', mark),
        unobserve: (element: Element) => element.removeAttribute('data-edit-item'),
      } as unknown as ResizeObserver
      fragment.observeUsing(marker)
      return () => fragment.unobserveUsing(marker)
    },
    [mark],
  )
  return <Fragment ref={ref}>{children}</Fragment>
}
