import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../../components/editor-context.ts'
import { useRootAttribute } from '../../components/use-root-attribute.ts'
import { useWindowEvents } from '../../components/use-window-events.ts'
import { type CanvasSelection, markOf, type SelectedListItem } from '../use-canvas-selection.ts'
import { BlockToolbar, nameOfBlock } from './block-toolbar.tsx'
import { findListItem, nameOnScreen } from './list-item-actions.ts'
import { ListItemToolbar } from './list-item-toolbar.tsx'
import type { Crumb } from './toolbar.tsx'

type SelectionToolbarProps = Required<Pick<CanvasSelection, 'level'>> &
  Pick<CanvasSelection, 'field' | 'listItem'> & { block: HTMLElement; select: (level: number) => void }

/** The toolbar of the innermost selected part, or of the parent that was chosen by a crumb in it. */
export function SelectionToolbar({ block, field, listItem, level, select }: SelectionToolbarProps) {
  const { t } = useTranslation()
  const editor = useEditor()
  const { documents } = editor
  useRootAttribute('data-toolbar')
  const all = listItem ? withParents(listItem, documents.lists.listItemAt) : []
  const listItems = all.filter((each) => findListItem(editor, each))
  const at = Math.max(0, listItems.length - level)
  /** Selects the block (0) or a list item (from 1), and focuses its toolbar. */
  function choose(index: number) {
    flushSync(() => select(listItems.length - index))
    focusToolbar()
  }
  useToolbarShortcut(() => choose(at > 0 ? at - 1 : listItems.length))
  const shown = documents.places.block(block.dataset.blockId)
  if (!shown) return null
  const names = [nameOfBlock(t, shown), ...listItems.map((each) => nameOnScreen(editor, t, each))]
  const crumbs: Crumb[] = names.slice(0, at).map((name, index) => ({ name, choose: () => choose(index) }))
  const current = listItems[at - 1]
  return current ? (
    <ListItemToolbar key={markOf(current)} listItem={current} {...{ block, crumbs }} returnFocusTo={field} />
  ) : (
    <BlockToolbar key={shown.id} {...{ block, crumbs }} />
  )
}

/** Returns a list item after the list items around it, the outermost first. */
function withParents(
  listItem: SelectedListItem,
  listItemAt: (block: string, dottedPath: string) => { list: string; id: string } | undefined,
): SelectedListItem[] {
  const { block, list } = listItem
  const parent = listItemAt(block, list)
  return [...(parent ? withParents({ block, ...parent }, listItemAt) : []), listItem]
}

const toolbarOf = (element: Element | null) => element?.closest('.ed-toolbar')

/** Focuses the first tool. */
const focusToolbar = () => document.querySelector<HTMLElement>('.ed-toolbar button[tabindex="0"]')?.focus()

/**
 * Alt+F10 moves the focus to the toolbar, and from there to that of the parent; after the block's to the first one.
 * Escape returns the focus to the element that had it before.
 */
function useToolbarShortcut(chooseParent: () => void) {
  const from = useRef<HTMLElement>(null)
  useWindowEvents(
    {
      keydown(event) {
        const isInside = Boolean(toolbarOf(document.activeElement))
        if (event.key === 'F10' && event.altKey) {
          event.preventDefault()
          if (isInside) return chooseParent()
          from.current = document.activeElement as HTMLElement
          focusToolbar()
        }
        if (event.key === 'Escape' && isInside && from.current?.isConnected) {
          event.preventDefault()
          from.current.focus()
        }
      },
    },
    { isCapturing: true },
  )
}
