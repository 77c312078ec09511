import { ArrowDown, ArrowUp, Plus, Settings2, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { blockName, fieldName, itemName } from '../../model/documents/field-name.ts'
import { definitionOf } from '../../model/documents/field-schema.ts'
import type { EditorStore } from '../../model/store.ts'
import { DragHandle } from '../drag/drag-handle.lazy.ts'
import { blockElement, keepInSight } from '../element-boxes.ts'
import { firstFieldIn, focusAfterDelete } from '../scroll-into-view.ts'
import { blockFormPlace, canMoveOrDelete, deleteItemTool, layoutTool } from './block-actions.ts'
import { type Tool, Toolbar } from './toolbar.tsx'

/** The toolbar of the selected block: edits its content, moves it, adds one after it, and deletes it. */
export function BlockToolbar({ store, block: element }: { store: EditorStore; block: HTMLElement }) {
  const { t } = useTranslation()
  const id = element.dataset.blockId ?? ''
  const shown = store.places.block(id)
  const blockDocument = store.documents.get(id)
  if (!shown || !blockDocument) return null
  const { type } = shown
  const name = (shown.opened && itemName(t, shown.type)) || blockName(t, shown.type)
  const page = store.getState().pageBlocks
  const at = page.ids.indexOf(id)
  const isMovable = at >= 0 && canMoveOrDelete(blockDocument.type)
  /** The page at the time a tool is used, which may be before the toolbar is rendered again. */
  const now = () => {
    const { key, ids, all } = store.getState().pageBlocks
    return { key, ids, all, at: ids.indexOf(id), others: ids.filter((each) => each !== id) }
  }
  const moveTo = (to: number) => {
    const { key, ids, all, at, others } = now()
    if (to === at || !(to in ids)) return
    void store.structure.orderBlocks(key, others.toSpliced(to, 0, id), all)
    keepInSight(() => blockElement(id))
  }
  const empty = store.lists.emptyOf(id).filter(({ dottedPath }) => !dottedPath.includes('.'))
  const tools: Tool[] = [
    {
      name: t('editor.editBlock'),
      Icon: Settings2,
      run: () => void store.open(blockFormPlace(shown), element.querySelector<HTMLElement>('[data-edit-path]')),
    },
    ...layoutTool(store, shown, t),
    ...empty.map(({ dottedPath }) => ({
      name: `${t('editor.addItem')}: ${fieldName(t, [dottedPath])}`,
      Icon: Plus,
      run: () => {
        const list = store.places.findList(id, dottedPath)
        if (list) void store.addTo(list, { returnFocusTo: null })
      },
    })),
    ...(isMovable
      ? [
          { name: t('editor.moveUp'), Icon: ArrowUp, isDisabled: at === 0, run: () => moveTo(now().at - 1) },
          {
            name: t('editor.moveDown'),
            Icon: ArrowDown,
            isDisabled: at === page.ids.length - 1,
            run: () => moveTo(now().at + 1),
          },
          {
            name: t('editor.addBlock'),
            Icon: Plus,
            run: (button: HTMLElement) => store.chooseBlock({ before: now().ids[now().at + 1], returnFocusTo: button }),
          },
          {
            name: t('common.delete'),
            Icon: Trash2,
            isDangerous: true,
            run: () => void deleteBlock(),
          },
        ]
      : deleteItemTool(store, shown, t)),
  ]
  async function deleteBlock() {
    const more = definitionOf(type).collection ? ` ${t('confirm.deleteCollection')}` : ''
    const question = { title: blockName(t, type), text: t('confirm.deleteBlock') + more }
    if (!(await store.confirm.ask({ ...question, action: t('common.delete'), isDangerous: true }))) return
    const { ids, at } = now()
    const next = ids[at + 1] ?? ids[at - 1] ?? ''
    focusAfterDelete(
      () =>
        firstFieldIn(blockElement(next)) ?? document.querySelector<HTMLElement>('.ed-add-block button') ?? undefined,
    )
    await store.structure.deleteBlock(id)
  }
  return (
    <Toolbar name={name} tools={tools} className="is-block">
      {isMovable && page.ids.length > 1 && (
        <DragHandle
          id={id}
          lists={[page.ids]}
          nameOf={(each) => blockName(t, store.documents.get(each)?.type ?? blockDocument.type)}
          elementOf={blockElement}
          onDrop={(_, before) => moveTo(before === undefined ? now().others.length : now().others.indexOf(before))}
          name={t('editor.drag')}
        />
      )}
    </Toolbar>
  )
}
