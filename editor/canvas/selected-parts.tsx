import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorState } from '../components/editor-context.ts'
import { ImageUp, Pencil } from '../components/icons.tsx'
import { fieldName } from '../model/documents/names.ts'
import type { Place } from '../model/documents/places.ts'
import { isInSight, listItemElement, outlineOf } from './element-boxes.ts'
import { placeName, useFollowing } from './toolbars/floating.ts'
import { SelectionToolbar } from './toolbars/selection-toolbar.tsx'
import type { CanvasSelection } from './use-canvas-selection.ts'

export type SelectedPartsProps = {
  selection: CanvasSelection
  /** Selects a parent of the innermost part, by the number of levels above it. */
  select: (level: number) => void
  /** The place of the selected field. */
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
