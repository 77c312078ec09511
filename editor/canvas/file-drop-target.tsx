import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../components/editor-context.ts'
import { ImageUp } from '../components/lazy-icons.tsx'
import { useRootAttribute } from '../components/use-root-attribute.ts'
import { useWindowEvents } from '../components/use-window-events.ts'
import { outlineOf } from './page-elements.ts'
import { fieldAtPoint } from './use-canvas-selection.ts'

/**
 * Opens the dialog of a picture or video with a file that is dropped on it. Cancels the drop of a file elsewhere, because the
 * browser would open the file instead of the page.
 */
export function FileDropTarget() {
  const { t } = useTranslation()
  const { open, documents } = useEditor()
  const [over, setOver] = useState<HTMLElement>()

  function pictureAt(event: DragEvent) {
    const element = event.target instanceof Element ? fieldAtPoint(event.target, event) : null
    const place = element ? documents.places.find(element) : undefined
    return element && place?.kind === 'media' ? { element, place } : undefined
  }
  useWindowEvents({
    dragover(event) {
      // `defaultPrevented`: another drop target, in a dialog for example, has already accepted the file.
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return setOver(undefined)
      event.preventDefault()
      const picture = pictureAt(event)
      event.dataTransfer.dropEffect = picture ? 'copy' : 'none'
      setOver(picture?.element)
    },
    drop(event) {
      setOver(undefined)
      const [file] = event.dataTransfer?.files ?? []
      if (event.defaultPrevented || !file) return
      event.preventDefault()
      const { place, element } = pictureAt(event) ?? {}
      if (place && element) void open.field(place, element, { dropped: file })
    },
    dragleave: ({ relatedTarget }) => relatedTarget === null && setOver(undefined),
  })
  useRootAttribute('data-dropping', over !== undefined)
  return (
    over && (
      <div className="ed" aria-hidden="true">
        <div className="ed-outline is-picture is-drop" style={outlineOf(over)}>
          <span className="ed-line ed-tag">
            <ImageUp className="ed-i" />
            {t('media.dropToReplace')}
          </span>
        </div>
      </div>
    )
  )
}
