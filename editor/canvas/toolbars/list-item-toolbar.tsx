import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ListMinus, Pencil, Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { fieldName } from '../../model/documents/field-name.ts'
import { itemMessages } from '../../model/documents/field-schema.ts'
import type { EditorStore } from '../../model/store.ts'
import { DragHandle } from '../drag/drag-handle.lazy.ts'
import { boxOf, keepInSight, listItemElement } from '../element-boxes.ts'
import { fromMark, markOf, type SelectedListItem } from '../use-canvas-selection.ts'
import {
  canMove,
  compatibleLists,
  deleteListItem,
  findListItem,
  type ListItemOnScreen,
  moveIntoList,
  moveListItem,
  nameOf,
  placeListItem,
  removeFromSection,
} from './list-item-actions.ts'
import { type Tool, Toolbar } from './toolbar.tsx'
import { useKeepMenuOpen } from './use-keep-menu-open.ts'

type ListItemToolbarProps = { store: EditorStore; listItem: SelectedListItem; returnFocusTo: HTMLElement | undefined }

/** The toolbar of the selected list item. */
export function ListItemToolbar({ store, listItem: selected, returnFocusTo }: ListItemToolbarProps) {
  const { t } = useTranslation()
  const element = listItemElement(selected)
  useKeepMenuOpen(element)
  const listItem = findListItem(store, selected)
  if (!element || !listItem) return null
  const { list, ids, at, path, owner } = listItem
  const returnTo = returnFocusTo?.isConnected ? returnFocusTo : null
  const isHorizontal = isHorizontalList(selected, ids)
  const isTurned = isHorizontal && document.documentElement.dir === 'rtl'
  /** The list item at the time a tool is used, which may be before the toolbar is rendered again. */
  const withListItem = (run: (listItem: ListItemOnScreen) => Promise<void>) => {
    const now = findListItem(store, selected)
    if (now) void run(now)
  }
  const move = (by: -1 | 1) => {
    withListItem((now) => moveListItem(store, now, by))
    keepInSight(() => listItemElement(selected))
  }
  const before: Tool = {
    name: t(isHorizontal ? (isTurned ? 'editor.moveRight' : 'editor.moveLeft') : 'editor.moveUp'),
    Icon: isHorizontal ? (isTurned ? ArrowRight : ArrowLeft) : ArrowUp,
    isDisabled: at === 0,
    run: () => move(-1),
  }
  const behind: Tool = {
    name: t(isHorizontal ? (isTurned ? 'editor.moveLeft' : 'editor.moveRight') : 'editor.moveDown'),
    Icon: isHorizontal ? (isTurned ? ArrowLeft : ArrowRight) : ArrowDown,
    isDisabled: at === ids.length - 1,
    run: () => move(1),
  }
  const own = list.collection ? itemMessages(owner.type) : undefined
  const tools: Tool[] = [
    {
      name: t('common.edit'),
      Icon: Pencil,
      run: () => void store.open({ documentKey: listItem.document.key, path, kind: 'form' }, returnTo),
    },
    ...(canMove(listItem) ? [before, behind] : []),
    {
      name: t(own?.addButton ?? 'editor.addItem'),
      hint: own?.addHint && t(own.addHint),
      Icon: Plus,
      run: () => withListItem(({ ids, at }) => store.addTo(list, { before: ids[at + 1], returnFocusTo: returnTo })),
    },
    ...(list.feed
      ? [
          {
            name: t('editor.removeFromSection'),
            Icon: ListMinus,
            run: () => withListItem((now) => removeFromSection(store, now, t)),
          },
        ]
      : []),
    {
      name: t('common.delete'),
      Icon: Trash2,
      isDangerous: true,
      run: () => withListItem((now) => deleteListItem(store, now, t)),
    },
  ]
  function listItemName(selected: SelectedListItem): string {
    const found = findListItem(store, selected)
    return (found && nameOf(found, store.locale())) || fieldName(t, list.path)
  }
  const lists = [{ block: selected.block, dottedPath: selected.list, ids }, ...compatibleLists(store, listItem)]
  // The placeholder of an empty list is marked as a list item without an id.
  const marks = lists.map(({ dottedPath, ids }) => (ids[0] ? ids : ['']).map((id) => markOf({ list: dottedPath, id })))
  function drop(list: string[], before: string | undefined) {
    const into = fromMark(list[0] ?? '').list
    const next = before === undefined ? undefined : fromMark(before).id
    withListItem(async (now) => {
      if (into === now.dottedPath) await placeListItem(store, now, next)
      else moveIntoList(store, now, into, next)
    })
  }
  return (
    <Toolbar name={listItemName(selected)} tools={tools} className="is-list-item">
      {(canMove(listItem) || lists[1]) && (
        <DragHandle
          id={markOf(selected)}
          lists={marks}
          nameOf={(mark) => listItemName({ ...selected, ...fromMark(mark) })}
          elementOf={(mark) => listItemElement({ ...selected, ...fromMark(mark) })}
          onDrop={drop}
          isHorizontal={isHorizontal}
          name={t('editor.drag')}
        />
      )}
    </Toolbar>
  )
}

/** Whether the items are side by side, so that they are moved left and right. */
function isHorizontalList(listItem: SelectedListItem, ids: string[]): boolean {
  const [first, second] = ids.slice(0, 2).map((id) => boxOf(listItemElement({ ...listItem, id })))
  if (!first || !second || second.width === 0) return false
  return Math.abs(first.top - second.top) < Math.min(first.height, second.height) / 2
}
