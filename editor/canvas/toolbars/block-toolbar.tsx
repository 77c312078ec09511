import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { LocalizedBlock } from '#blocks/block.ts'
import { localizeHref, splitLocale } from '#content/address.ts'
import { findDetailPage } from '#content/detail-pages.ts'
import { useEditor, useLocale } from '../../components/editor-context.ts'
import { EyeOff, Plus, Settings2, Trash2 } from '../../components/icons.tsx'
import { ArrowDown, ArrowUp, Copy, FileOutput, FileText, Newspaper } from '../../components/lazy-icons.tsx'
import { scrollIntoViewAndFocus } from '../../components/scroll-to-field.ts'
import type { EditorDocument } from '../../model/documents/documents.ts'
import { definitionOf, itemMessages, schemaOf } from '../../model/documents/field-schema.ts'
import { blockName, fieldName, itemName, itemTitle } from '../../model/documents/names.ts'
import { blockFormPlace } from '../../model/documents/places.ts'
import { navigateWithToast, reloadWithToast } from '../../model/navigate.ts'
import { DragHandle } from '../drag/drag-handle.lazy.ts'
import { blockElement, firstFieldIn, focusAfterDelete, keepInSight } from '../page-elements.ts'
import { aboutDeleting } from './list-item-actions.ts'
import { type Tool, Toolbar, type ToolbarProps } from './toolbar.tsx'

/** On the page of a collection item, the name of its kind. */
export const nameOfBlock = (t: TFunction, { opened, type }: LocalizedBlock) =>
  (opened && itemName(t, type)) || blockName(t, type)

type BlockToolbarProps = Pick<ToolbarProps, 'block' | 'crumbs'>

export function BlockToolbar({ block: element, crumbs }: BlockToolbarProps) {
  const { t } = useTranslation()
  const editor = useEditor()
  const { ask, open, documents } = editor
  const id = element.dataset.blockId ?? ''
  const block = documents.places.block(id)
  const blockDocument = documents.get(id)
  const itemTools = useItemPageTools(block)
  if (!block || !blockDocument) return null
  const { type } = blockDocument
  const page = editor.getState().pageBlocks
  const at = page.ids.indexOf(id)
  // The page's own blocks can be moved and deleted, but not header, footer and the blocks of other pages.
  const isMovable = at >= 0 && !definitionOf(type).isFrame
  /** Reads the current order of blocks, because a tool may be used twice before the toolbar is rendered again. */
  const now = () => {
    const { key, ids, all } = editor.getState().pageBlocks
    return { key, ids, all, at: ids.indexOf(id), others: ids.filter((each) => each !== id) }
  }
  const moveTo = (to: number) => {
    const { key, ids, all, at, others } = now()
    if (to === at || !(to in ids)) return
    void documents.structure.orderBlocks(key, others.toSpliced(to, 0, id), all)
    keepInSight(() => blockElement(id))
  }
  async function deleteBlock() {
    const key = definitionOf(type).collection ? 'deletion.collection' : 'deletion.block'
    if (!(await ask(key, { ask: { title: blockName(t, type), isDangerous: true } }))) return
    const { ids, at } = now()
    const next = ids[at + 1] ?? ids[at - 1] ?? ''
    focusAfterDelete(
      () =>
        firstFieldIn(blockElement(next)) ?? document.querySelector<HTMLElement>('.ed-add-block button') ?? undefined,
    )
    await documents.structure.deleteBlock(id)
  }
  const empty = documents.lists.emptyOf(id).filter(({ dottedPath }) => !dottedPath.includes('.'))
  const copyTools: Tool[] = [
    {
      name: t('editor.duplicateBlock'),
      Icon: Copy,
      run: () =>
        void documents.structure
          .duplicateBlock(id, now().ids[now().at + 1])
          .then((copy) => copy && scrollIntoViewAndFocus(`[data-block-id="${copy}"]`)),
    },
    {
      name: t('editor.toOtherPage'),
      Icon: FileOutput,
      run: (button) => open.placing({ block: id, returnFocusTo: button }),
    },
  ]
  const pageTools: Tool[] = [
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
      run: (button) => open.chooser({ before: now().ids[now().at + 1], returnFocusTo: button }),
    },
    ...(definitionOf(type).collection ? [] : copyTools),
    { name: t('editor.hideBlock'), Icon: EyeOff, run: () => void documents.structure.hideBlock(id) },
    { name: t('common.delete'), Icon: Trash2, isDangerous: true, run: () => void deleteBlock() },
  ]
  const tools: Tool[] = [
    {
      name: t('editor.editBlock'),
      Icon: Settings2,
      run: () => void open.field(blockFormPlace(block), element.querySelector<HTMLElement>('[data-edit-path]')),
    },
    ...itemTools.layout,
    ...empty.map(({ dottedPath }) => ({
      name: `${t('editor.addItem')}: ${fieldName(t, [dottedPath])}`,
      Icon: Plus,
      run: () => {
        const list = documents.places.findList(id, dottedPath)
        if (list) void open.newItem(list, { returnFocusTo: null })
      },
    })),
    ...(isMovable ? pageTools : itemTools.remove),
  ]
  return (
    <Toolbar
      name={nameOfBlock(t, block)}
      {...{ tools, crumbs }}
      block={element}
      find={() => element.firstElementChild}
      className="is-block"
    >
      {isMovable && page.ids.length > 1 && (
        <DragHandle
          id={id}
          lists={[page.ids]}
          nameOf={(each) => blockName(t, documents.get(each)?.type ?? type)}
          elementOf={blockElement}
          onDrop={(_, before) => moveTo(before === undefined ? now().others.length : now().others.indexOf(before))}
          name={t('editor.drag')}
        />
      )}
    </Toolbar>
  )
}

/** The tools for the page of a collection item (specification §4). On other pages there are none. */
function useItemPageTools(block: LocalizedBlock | undefined): { layout: Tool[]; remove: Tool[] } {
  const { t } = useTranslation()
  const { saves, act, ask, documents } = useEditor()
  const locale = useLocale()
  const item = block?.opened && documents.get(blockFormPlace(block).documentKey)
  if (!item) return { layout: [], remove: [] }
  const isSimple = item.edited.layoutType === 'simple'

  async function changeLayout({ key, edited }: EditorDocument) {
    const path = ['layoutType']
    const value = isSimple ? 'article' : 'simple'
    saves.add({ documentKey: key, path, kind: 'form' }, [{ path, value, was: edited.layoutType as string }])
    await act.settled()
    // Only if the layout was saved. Other changes may have failed; the editor offers them again after the reload.
    if (documents.get(key)?.content.layoutType === value) reloadWithToast(t('notices.changesSaved'))
  }
  async function remove(item: EditorDocument) {
    const name = itemTitle(schemaOf(item), item.edited, locale)
    if (!(await ask(itemMessages(item.type)?.confirmDelete ?? 'deletion.item', { ask: aboutDeleting(t, name) }))) return
    if (!(await documents.structure.deleteItem(item))) return
    const list = findDetailPage(splitLocale(location.pathname).path)?.detail.list ?? '/'
    navigateWithToast(`${localizeHref(list, locale)}?edit=true`, t('notices.changesSaved'))
  }
  const layout: Tool = {
    name: t(isSimple ? 'editor.toArticleLayout' : 'editor.toSimpleLayout'),
    Icon: isSimple ? Newspaper : FileText,
    run: () => void changeLayout(item),
  }
  return {
    layout: 'layoutType' in schemaOf(item).fields ? [layout] : [],
    remove: [{ name: t('common.delete'), Icon: Trash2, isDangerous: true, run: () => void remove(item) }],
  }
}
