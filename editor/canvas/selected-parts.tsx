import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorState } from '../components/editor-context.ts'
import { Pencil } from '../components/icons.tsx'
import { ImageUp } from '../components/lazy-icons.tsx'
import { useWindowEvents } from '../components/use-window-events.ts'
import { fieldName } from '../model/documents/names.ts'
import type { Place } from '../model/documents/places.ts'
import { isInSight, listItemElement, outlineOf } from './page-elements.ts'
import { BlockToolbar, nameOfBlock } from './toolbars/block-toolbar.tsx'
import { findListItem, nameOnScreen } from './toolbars/list-item-actions.ts'
import { ListItemToolbar } from './toolbars/list-item-toolbar.tsx'
import { placeName, useFollowing } from './toolbars/place-toolbar.ts'
import type { Crumb } from './toolbars/toolbar.tsx'
import { type CanvasSelection, markOf, type SelectedListItem } from './use-canvas-selection.ts'

export type SelectedPartsProps = {
  selection: CanvasSelection
  /** Selects a parent of the innermost part, by the number of levels above it. */
  select: (level: number) => void
  place: Place | undefined
  hasToolbar: boolean
}

/**
 * Outlines the selected field, list item and block, and shows the name of the field and one toolbar. All of these are
 * outside the blocks, so that the page has the same layout as for visitors, and a field contains only its value.
 */
export function SelectedParts({ selection, select, place, hasToolbar }: SelectedPartsProps) {
  const { t } = useTranslation()
  const { documents, may } = useEditor()
  const { field, block, listItem } = selection
  // Rendered again when a part may have been moved or replaced.
  useEditorState(({ documents }) => documents)
  useEditorState(({ overlays }) => overlays)
  useEditorState(({ lists }) => lists)
  if (!block?.isConnected) return null
  const state = place && documents.translations.stateAt(place)
  const isPicture = place?.kind === 'media'
  const Sign = isPicture ? ImageUp : Pencil
  return (
    <>
      <div className="ed" aria-hidden="true">
        <Outline className="ed-frame" block={block} find={() => block.firstElementChild} />
        {listItem && <Outline className="ed-list-item-outline" block={block} find={() => listItemElement(listItem)} />}
        {field && place && (
          <Outline className={`ed-outline ${isPicture ? 'is-picture' : ''}`} block={block} find={() => field}>
            <span className="ed-line ed-tag">
              <Sign className="ed-i" />
              {isPicture ? field.getAttribute('aria-label') : fieldName(t, place.path)}
              {state && state !== 'approved' && <span className="is-missing">{t(`translation.states.${state}`)}</span>}
              {!field.hasAttribute('tabindex') && <kbd>F2</kbd>}
            </span>
          </Outline>
        )}
      </div>
      {hasToolbar && may('content.write') && (
        <SelectionToolbar {...{ block, field, listItem, select }} level={selection.level ?? 0} />
      )}
    </>
  )
}

type OutlineProps = {
  className: string
  block: HTMLElement
  find: () => Element | null | undefined
  children?: ReactNode
}

function Outline({ className, block, find, children }: OutlineProps) {
  const ref = useRef<HTMLDivElement>(null)
  useFollowing(find, ref, (element, outline) => {
    const { '--ed-below': below, ...box } = outlineOf(element)
    for (const [name, value] of Object.entries(box)) outline.style.setProperty(name, `${value}px`)
    outline.style.setProperty('--ed-below', below)
    outline.style.visibility = isInSight(element, block) ? '' : 'hidden'
    // With a toolbar, the name is placed after it.
    if (!document.querySelector('.ed-toolbar')) void placeName(block)
  })
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  )
}

type SelectionToolbarProps = Required<Pick<CanvasSelection, 'level'>> &
  Pick<CanvasSelection, 'field' | 'listItem'> & { block: HTMLElement; select: (level: number) => void }

/** The toolbar of the innermost selected part, or of the parent that was chosen by a crumb in it. */
function SelectionToolbar({ block, field, listItem, level, select }: SelectionToolbarProps) {
  const { t } = useTranslation()
  const editor = useEditor()
  const { documents } = editor
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

/** The outermost first. */
function withParents(
  listItem: SelectedListItem,
  listItemAt: (block: string, dottedPath: string) => { list: string; id: string } | undefined,
): SelectedListItem[] {
  const { block, list } = listItem
  const parent = listItemAt(block, list)
  return [...(parent ? withParents({ block, ...parent }, listItemAt) : []), listItem]
}

const toolbarOf = (element: Element | null) => element?.closest('.ed-toolbar')

const focusToolbar = () => document.querySelector<HTMLElement>('.ed-toolbar button[tabindex="0"]')?.focus()

/**
 * Alt+F10 moves the focus to the toolbar. Pressed again, it moves to the toolbar of the parent, and from that of the
 * block back to the first. Escape returns the focus to the element that had it before.
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
