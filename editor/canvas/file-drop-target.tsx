import { ImageUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { schemaOf } from '../model/documents/field-schema.ts'
import type { Place } from '../model/documents/places.ts'
import type { EditorStore } from '../model/store.ts'
import { mediaSlotOf } from '../model/uploads/media-slot.ts'
import { outlineOf } from './element-boxes.ts'
import { fieldAtPoint } from './field-at-point.ts'

/** Accepts a file that is dropped on a picture. A file dropped elsewhere must not replace the page. */
export function FileDropTarget({ store }: { store: EditorStore }) {
  const { t } = useTranslation()
  const [over, setOver] = useState<HTMLElement>()
  useEffect(() => {
    function placeAt(event: DragEvent) {
      const element = event.target instanceof Element ? fieldAtPoint(event.target, event) : null
      const place = element ? store.places.find(element) : undefined
      return element && place?.kind === 'media' ? { element, place } : undefined
    }
    function onDragOver(event: DragEvent) {
      // Another drop target, in a dialog for example, has already accepted it.
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return setOver(undefined)
      event.preventDefault()
      const at = placeAt(event)
      event.dataTransfer.dropEffect = at ? 'copy' : 'none'
      setOver(at?.element)
    }
    /** A picture with an alternative text opens its dialog, which asks for that of the new picture. */
    function drop(place: Place, file: File) {
      const document = store.documents.get(place.documentKey)
      const slot = document && mediaSlotOf(schemaOf(document), place.path)
      if (slot?.takes === 'picture' && slot.alt) void store.open(place, null, { dropped: file })
      else store.replace(place, file)
    }
    function onDrop(event: DragEvent) {
      setOver(undefined)
      const [file] = event.dataTransfer?.files ?? []
      if (event.defaultPrevented || !file) return
      event.preventDefault()
      const at = placeAt(event)
      if (at) drop(at.place, file)
    }
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(undefined)
    addEventListener('dragover', onDragOver)
    addEventListener('drop', onDrop)
    addEventListener('dragleave', onLeave)
    return () => {
      removeEventListener('dragover', onDragOver)
      removeEventListener('drop', onDrop)
      removeEventListener('dragleave', onLeave)
    }
  }, [store])
  return (
    over && (
      <div className="ed" aria-hidden="true">
        <div className="ed-outline is-picture is-drop" style={outlineOf(over)}>
          <span className="ed-tag">
            <ImageUp className="ed-i" />
            {t('media.dropToReplace')}
          </span>
        </div>
      </div>
    )
  )
}
