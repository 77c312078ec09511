import { Fragment, type FragmentInstance, use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ItemsProps } from '#fields/fields.tsx'
import { useEditor } from '../../components/editor-context.ts'
import { Plus } from '../../components/icons.tsx'
import { itemMessages } from '../../model/documents/field-schema.ts'
import { BlockIdContext } from './editable-block.tsx'

/** The outermost elements of an item have `data-edit-item`, by which the toolbar finds them ('tabs/first'). */
export function EditableItems({ field, isContinued, isCopy, children }: ItemsProps<{ id: string }>) {
  const { t } = useTranslation()
  const { documents, may } = useEditor()
  const isEditable = may('content.write')
  const block = use(BlockIdContext)
  const dottedPath = field?.path
  const ids = field?.items.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (dottedPath !== undefined && ids !== undefined && !isCopy)
      return documents.lists.note({ block, dottedPath, ids: ids.split(' ').filter(Boolean) })
  }, [documents, block, dottedPath, ids, isCopy])
  return (
    <>
      {field?.items.map((item, index) => (
        <ItemSlot
          key={item.id ?? index}
          mark={dottedPath === undefined || !isEditable ? undefined : `${dottedPath}/${item.id}`}
          draft={'draft' in item && item.draft ? t('editor.draft') : undefined}
        >
          {children(item, index)}
        </ItemSlot>
      ))}
      {isEditable && dottedPath !== undefined && !isContinued && (
        <AddItemButton {...{ block, dottedPath }} isEmpty={ids === ''} />
      )}
    </>
  )
}

type ItemSlotProps = { mark: string | undefined; draft: string | undefined; children: React.ReactNode }

/**
 * Sets `data-edit-item` to `mark` on the outermost elements of a list item, also on elements that are added later.
 * `draft` is the label that editable-fields.css shows on a draft.
 */
function ItemSlot({ mark, draft, children }: ItemSlotProps) {
  const ref = useCallback(
    (fragment: FragmentInstance | null) => {
      if (!fragment || mark === undefined) return
      const marker = {
        observe(element: Element) {
          element.setAttribute('data-edit-item', mark)
          if (draft) element.setAttribute('data-draft', draft)
        },
        unobserve(element: Element) {
          element.removeAttribute('data-edit-item')
          element.removeAttribute('data-draft')
        },
      } as unknown as ResizeObserver
      fragment.observeUsing(marker)
      return () => fragment.unobserveUsing(marker)
    },
    [mark, draft],
  )
  return <Fragment ref={ref}>{children}</Fragment>
}

type AddItemButtonProps = { block: string; dottedPath: string; isEmpty: boolean }

/**
 * Adds an item at the end of a collection, or to an empty list inside another value ('columns.0.links'), where the
 * button is also a drop target. For an empty list at the top level the toolbar of the block has a button.
 */
function AddItemButton({ block, dottedPath, isEmpty }: AddItemButtonProps) {
  const { t } = useTranslation()
  const { open, documents } = useEditor()
  const ref = useRef<HTMLElement>(null)
  const [isListItem, setListItem] = useState(true)
  useLayoutEffect(() => setListItem(/^[UO]L$/.test(ref.current?.parentElement?.tagName ?? '')), [])
  const list = documents.places.findList(block, dottedPath)
  if (!list) return null
  if (list.collection ? documents.places.block(block)?.opened : !isEmpty || !dottedPath.includes('.')) return null
  const Tag = isListItem ? 'li' : 'div'
  const own = list.collection ? itemMessages(documents.get(list.documentKey)?.type) : undefined
  const added = own?.addHint && t(own.addHint)
  return (
    <Tag ref={ref as never} className="ed ed-add-item" data-edit-item={isEmpty ? `${dottedPath}/` : undefined}>
      <button
        type="button"
        className="ed-line"
        aria-description={added}
        onClick={(event) => void open.newItem(list, { returnFocusTo: event.currentTarget })}
      >
        <Plus className="ed-i" />
        <span>{t(own?.addButton ?? 'editor.addItem')}</span>
        {added && (
          <small className="ed-muted" aria-hidden="true">
            {added}
          </small>
        )}
      </button>
    </Tag>
  )
}
