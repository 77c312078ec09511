import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useEditor } from '../components/editor-context.ts'
import { ImageUp, Pencil } from '../components/icons.tsx'
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

/** `onSelect` is called when another field is selected; `isLink`: the field has a link of its own. */
type SelectionOverlayProps = { onSelect: (kind: Place['kind'], isLink: boolean) => void }

/**
 * Outlines what is hovered or has the focus (field, list item, block), names the field, and shows the toolbars of block
 * and list item. All this lies over the page instead of in it, so that the page has the same layout as for visitors and
 * a field contains only its value.
 */
export function SelectionOverlay({ onSelect }: SelectionOverlayProps) {
  const { t } = useTranslation()
  const { store, places, may } = useEditor()
  const edited = useStore(store, ({ opening }) => opening?.returnFocusTo?.closest<HTMLElement>('[data-edit-path]'))
  const selected = useCanvasSelection()
  // The text in an open dialog stays outlined, without toolbars.
  const selection = edited
    ? { field: edited, block: edited.closest<HTMLElement>('[data-block-id]') ?? undefined }
    : selected
  const { field, block, listItem }: CanvasSelection = selection
  useOpenField()
  useToolbarShortcut()
  useEditableHints()
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
  // Scrolling by touch may move the selected block out of sight. Toolbars that have the focus stay.
  const isAway =
    block &&
    ![...block.children].some((part) => isInSight(part, block)) &&
    !document.activeElement?.closest('.ed-toolbar')
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
      {listItem && <ListItemToolbar key={markOf(listItem)} listItem={listItem} returnFocusTo={field} />}
      {may('content.write') && block?.isConnected && !edited && (
        <BlockToolbar key={block.dataset.blockId} block={block} />
      )}
    </>
  )
}

const needsKey = (field: Element) => !field.hasAttribute('tabindex')
