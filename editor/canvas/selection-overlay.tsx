import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useEditor } from '../components/editor-context.ts'
import { ImageUp, Pencil } from '../components/icons.tsx'
import { useRootAttribute } from '../components/use-root-attribute.ts'
import { fieldName } from '../model/documents/field-name.ts'
import type { Place } from '../model/documents/places.ts'
import {
  boxInBlock,
  boxOf,
  boxOfBlock,
  isInSight,
  listItemElement,
  outlineOf,
  useRerenderOnMove,
} from './element-boxes.ts'
import { BlockToolbar } from './toolbars/block-toolbar.tsx'
import { ListItemToolbar } from './toolbars/list-item-toolbar.tsx'
import { useToolbarPlacement } from './toolbars/use-toolbar-placement.ts'
import { useEditableHints, useOpenField, useToolbarShortcut } from './use-canvas-input.ts'
import { type CanvasSelection, markOf, useCanvasSelection } from './use-canvas-selection.ts'

/** `onSelect` is called when the kind of the selected field or `isLink` changes; `isLink`: the field has an address. */
type SelectionOverlayProps = { onSelect: (kind: Place['kind'], isLink: boolean) => void }

/**
 * Outlines the selected field, list item and block, and shows the name of the field and the toolbars of block and list
 * item. All of these elements are outside the blocks, so that the page has the same layout as for visitors, and a field
 * contains only its value.
 */
export function SelectionOverlay({ onSelect }: SelectionOverlayProps) {
  const { t } = useTranslation()
  const { store, places, may } = useEditor()
  const edited = useStore(store, ({ opening }) => opening?.returnFocusTo?.closest<HTMLElement>('[data-edit-path]'))
  const selected = useCanvasSelection()
  // While the dialog of a field is open, that field is outlined, and there are no toolbars.
  const selection = edited
    ? { field: edited, block: edited.closest<HTMLElement>('[data-block-id]') ?? undefined }
    : selected
  const { field, block, listItem }: CanvasSelection = selection
  useOpenField()
  useToolbarShortcut()
  useEditableHints()
  // Scrolling by touch does not change the selection, so the selected block may be out of sight. In this case nothing
  // is shown, unless the focus is in a toolbar.
  const isAway =
    block &&
    ![...block.children].some((part) => isInSight(part, block)) &&
    !document.activeElement?.closest('.ed-toolbar')
  const hasBlockToolbar = may('content.write') && !isAway && block?.isConnected === true && !edited
  const hasListItemToolbar = may('content.write') && !isAway && listItem !== undefined
  // Before the toolbars are placed, because the page has more space below while there are toolbars.
  useRootAttribute('data-toolbar', hasBlockToolbar || hasListItemToolbar)
  useToolbarPlacement(selection)
  const place = field?.isConnected ? places.find(field) : undefined
  const kind = place?.kind
  const state = place && store.translations.stateAt(place)
  const isLink = place?.linkPath !== undefined
  useEffect(() => {
    if (kind) onSelect(kind, isLink)
  }, [kind, isLink, onSelect])
  const Sign = kind === 'media' ? ImageUp : Pencil
  const element = listItem && listItemElement(listItem)
  useRerenderOnMove(Boolean(block), () => {
    const moved = listItem && listItemElement(listItem)
    return [
      ...(block?.isConnected ? [boxOfBlock(block)] : []),
      ...(field?.isConnected ? [boxOf(field)] : []),
      ...(moved ? [boxOf(moved)] : []),
    ]
  })
  if (isAway) return null
  return (
    <>
      <div className="ed" aria-hidden="true">
        {block?.isConnected && <div className="ed-frame" style={boxOfBlock(block)} />}
        {element && block && <div className="ed-list-item-outline" style={boxInBlock(element, block)} />}
        {field && block && place && isInSight(field, block) && (
          <div className={`ed-outline ${place.kind === 'media' ? 'is-picture' : ''}`} style={outlineOf(field)}>
            <span className="ed-line ed-tag">
              <Sign className="ed-i" />
              {place.kind === 'media' ? field.getAttribute('aria-label') : fieldName(t, place.path)}
              {state && state !== 'approved' && <span className="is-missing">{t(`translation.states.${state}`)}</span>}
              {needsKey(field) && <kbd>F2</kbd>}
            </span>
          </div>
        )}
      </div>
      {hasListItemToolbar && <ListItemToolbar key={markOf(listItem)} listItem={listItem} returnFocusTo={field} />}
      {hasBlockToolbar && <BlockToolbar key={block.dataset.blockId} block={block} />}
    </>
  )
}

const needsKey = (field: Element) => !field.hasAttribute('tabindex')
