import { Plus } from 'lucide-react'
import { use, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EditorContext } from '../../components/editor-context.ts'
import { itemMessages } from '../../model/documents/field-schema.ts'

type AddItemButtonProps = { block: string; dottedPath: string; isEmpty: boolean }

/**
 * Adds an item at the end of a list of posts, customer stories or vacancies. It is also in an empty list inside a list
 * item, which has no items with a toolbar or to drop at; for an empty list of a block the button is in its toolbar.
 */
export function AddItemButton({ block, dottedPath, isEmpty }: AddItemButtonProps) {
  const { t } = useTranslation()
  const store = use(EditorContext)?.store
  const ref = useRef<HTMLElement>(null)
  const [isListItem, setListItem] = useState(true)
  useLayoutEffect(() => setListItem(/^[UO]L$/.test(ref.current?.parentElement?.tagName ?? '')), [])
  const list = store?.places.findList(block, dottedPath)
  if (!store || !list) return null
  if (list.collection ? store.places.block(block)?.opened : !isEmpty || !dottedPath.includes('.')) return null
  const Tag = isListItem ? 'li' : 'div'
  const own = list.collection ? itemMessages(store.documents.get(list.documentKey)?.type) : undefined
  const added = own?.addHint && t(own.addHint)
  return (
    <Tag ref={ref as never} className="ed ed-add-item" data-edit-item={isEmpty ? `${dottedPath}/` : undefined}>
      <button
        type="button"
        aria-description={added}
        onClick={(event) => void store.addTo(list, { returnFocusTo: event.currentTarget })}
      >
        <Plus className="ed-i" aria-hidden="true" />
        <span>{t(own?.addButton ?? 'editor.addItem')}</span>
        {added && <small aria-hidden="true">{added}</small>}
      </button>
    </Tag>
  )
}
