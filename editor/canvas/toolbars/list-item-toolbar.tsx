import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { detailPagesOf } from '#content/detail-pages.ts'
import { useEditor } from '../../components/editor-context.ts'
import { Pencil, Plus, Settings2, Trash2 } from '../../components/icons.tsx'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ListMinus } from '../../components/lazy-icons.tsx'
import { itemMessages } from '../../model/documents/field-schema.ts'
import { DragHandle } from '../drag/drag-handle.lazy.ts'
import { boxOf, keepInSight, listItemElement } from '../page-elements.ts'
import { fromMark, markOf, type SelectedListItem } from '../use-canvas-selection.ts'
import {
  canMove,
  compatibleLists,
  deleteListItem,
  findListItem,
  type ListItemOnScreen,
  moveIntoList,
  nameOnScreen,
  placeListItem,
  removeFromSection,
} from './list-item-actions.ts'
import { type Tool, Toolbar, type ToolbarProps } from './toolbar.tsx'

type ListItemToolbarProps = Pick<ToolbarProps, 'block' | 'crumbs'> & {
  listItem: SelectedListItem
  returnFocusTo: HTMLElement | undefined
}

export function ListItemToolbar({ listItem: selected, block, crumbs, returnFocusTo }: ListItemToolbarProps) {
  const { t } = useTranslation()
  const editor = useEditor()
  const { open } = editor
  const element = listItemElement(selected)
  useKeepMenuOpen(element)
  const listItem = findListItem(editor, selected)
  if (!element || !listItem) return null
  const { list, ids, at, path, owner } = listItem
  const returnTo = returnFocusTo?.isConnected ? returnFocusTo : null
  const isHorizontal = isHorizontalList(selected, ids)
  /** Calls `run` with the current list item, because a tool may be used twice before the toolbar is rendered again. */
  const withListItem = (run: (listItem: ListItemOnScreen) => unknown) => {
    const now = findListItem(editor, selected)
    if (now) void run(now)
  }
  const moveTool = (by: -1 | 1): Tool => ({
    ...directionOf(by, isHorizontal),
    name: t(directionOf(by, isHorizontal).name),
    isDisabled: !(at + by in ids),
    run() {
      withListItem((now) => {
        const to = now.at + by
        if (to in now.ids) return placeListItem(editor, now, now.ids.toSpliced(now.at, 1)[to])
      })
      keepInSight(() => listItemElement(selected))
    },
  })
  const own = list.collection ? itemMessages(owner.type) : undefined
  const removal: Tool = {
    name: t('editor.removeFromSection'),
    Icon: ListMinus,
    run: () => withListItem((now) => removeFromSection(editor, now, t)),
  }
  const settings: Tool = {
    name: t('editor.pageSettings'),
    Icon: Settings2,
    run: () => void open.field({ documentKey: listItem.document.key, path, kind: 'settings' }, returnTo),
  }
  const tools: Tool[] = [
    {
      name: t('common.edit'),
      Icon: Pencil,
      run: () => void open.field({ documentKey: listItem.document.key, path, kind: 'form' }, returnTo),
    },
    ...(list.collection && detailPagesOf(owner.page, owner.type) ? [settings] : []),
    ...(canMove(listItem) ? [moveTool(-1), moveTool(1)] : []),
    {
      name: t(own?.addButton ?? 'editor.addItem'),
      hint: own?.addHint && t(own.addHint),
      Icon: Plus,
      run: () => withListItem(({ ids, at }) => open.newItem(list, { before: ids[at + 1], returnFocusTo: returnTo })),
    },
    ...(list.isFromItemSource ? [removal] : []),
    {
      name: t('common.delete'),
      Icon: Trash2,
      isDangerous: true,
      run: () => withListItem((now) => deleteListItem(editor, now, t)),
    },
  ]
  const lists = [{ block: selected.block, dottedPath: selected.list, ids }, ...compatibleLists(editor, listItem)]
  // An empty list has the mark of its placeholder, which contains no item id: 'tabs/'.
  const marks = lists.map(({ dottedPath, ids }) => (ids[0] ? ids : ['']).map((id) => markOf({ list: dottedPath, id })))
  function drop(list: string[], before: string | undefined) {
    const into = fromMark(list[0] ?? '').list
    const next = before === undefined ? undefined : fromMark(before).id
    withListItem((now) =>
      into === now.dottedPath ? placeListItem(editor, now, next) : moveIntoList(editor, now, into, next),
    )
  }
  return (
    <Toolbar
      name={nameOnScreen(editor, t, selected)}
      {...{ tools, crumbs, block }}
      find={() => {
        const element = listItemElement(selected)
        // A field may be outside the element of its list item, e.g. in the panel of a tab.
        const isOutside = returnTo && !element?.contains(returnTo)
        return isOutside ? (returnTo.closest('[role="tabpanel"]') ?? returnTo) : element
      }}
      className="is-list-item"
      isRow={!isHorizontal}
    >
      {(canMove(listItem) || lists[1]) && (
        <DragHandle
          id={markOf(selected)}
          lists={marks}
          nameOf={(mark) => nameOnScreen(editor, t, { ...selected, ...fromMark(mark) })}
          elementOf={(mark) => listItemElement({ ...selected, ...fromMark(mark) })}
          onDrop={drop}
          isHorizontal={isHorizontal}
          name={t('editor.drag')}
        />
      )}
    </Toolbar>
  )
}

function directionOf(by: -1 | 1, isHorizontal: boolean) {
  if (!isHorizontal) {
    return by < 0 ? { name: 'editor.moveUp', Icon: ArrowUp } : { name: 'editor.moveDown', Icon: ArrowDown }
  }
  const isLeft = by < 0 !== (document.documentElement.dir === 'rtl')
  return isLeft ? { name: 'editor.moveLeft', Icon: ArrowLeft } : { name: 'editor.moveRight', Icon: ArrowRight }
}

/** Keeps a panel of the header open while the toolbar of its menu item, or of an item in the panel, is used. */
function useKeepMenuOpen(element: HTMLElement | undefined) {
  useEffect(() => {
    // A hovered menu item has its own panel open. The focus alone does not open the panel.
    const menu =
      element?.closest('.header-menu-panel')?.parentElement ?? (element?.matches(':hover') ? element : undefined)
    const button = menu?.querySelector<HTMLElement>(':scope > [data-menu]')
    if (!button || button.getAttribute('aria-expanded') === 'true') return
    const open = () => button.setAttribute('aria-expanded', 'true')
    // Using the toolbar counts as leaving the menu, so that ui/menus.ts closes it.
    const onUse = ({ target }: Event) => (target as Element).closest('.ed') && open()
    open()
    document.addEventListener('click', onUse)
    document.addEventListener('focusin', onUse)
    return () => {
      document.removeEventListener('click', onUse)
      document.removeEventListener('focusin', onUse)
      button.setAttribute('aria-expanded', 'false')
    }
  }, [element])
}

/** Whether the first two items are side by side. The tools then move an item left and right instead of up and down. */
function isHorizontalList(listItem: SelectedListItem, ids: string[]): boolean {
  const [first, second] = ids.slice(0, 2).map((id) => boxOf(listItemElement({ ...listItem, id })))
  if (!first || !second || second.width === 0) return false
  return Math.abs(first.top - second.top) < Math.min(first.height, second.height) / 2
}
