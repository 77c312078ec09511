import { useEffect, useState } from 'react'
import { useEditor, useEditorState } from '../components/editor-context.ts'
import { lazyComponent } from '../components/lazy-component.tsx'
import type { Place } from '../model/documents/places.ts'
import type { SelectedPartsProps } from './selected-parts.tsx'
import { useEditableHints, useOpenField } from './use-canvas-input.ts'
import { useCanvasSelection } from './use-canvas-selection.ts'

const SelectedParts = lazyComponent<SelectedPartsProps>(
  () => import('./selected-parts.tsx').then((m) => m.SelectedParts),
  () => null,
)

/** `onSelect` is called when the kind of the selected field or `isLink` changes; `isLink`: the field has an address. */
type SelectionOverlayProps = { onSelect: (kind: Place['kind'], isLink: boolean) => void }

/** Outlines the selection, and opens its field. Outlines and toolbar are loaded with the first selection. */
export function SelectionOverlay({ onSelect }: SelectionOverlayProps) {
  const { documents } = useEditor()
  const edited = useEditorState(({ opening }) => opening?.returnFocusTo?.closest<HTMLElement>('[data-edit-path]'))
  const { selection: selected, select } = useCanvasSelection()
  const [hasSelected, setSelected] = useState(false)
  if (selected.block && !hasSelected) setSelected(true)
  // While the dialog of a field is open, that field is outlined, and there is no toolbar.
  const selection = edited
    ? { field: edited, block: edited.closest<HTMLElement>('[data-block-id]') ?? undefined }
    : selected
  useOpenField()
  useEditableHints()
  const place = selection.field?.isConnected ? documents.places.find(selection.field) : undefined
  const kind = place?.kind
  const isLink = place?.linkPath !== undefined
  useEffect(() => {
    if (kind) onSelect(kind, isLink)
  }, [kind, isLink, onSelect])
  return hasSelected && <SelectedParts {...{ selection, select, place }} hasToolbar={!edited} />
}
