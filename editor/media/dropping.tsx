import { ImageUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Desk } from '../desk.ts'
import { fieldAt } from '../field-at.ts'
import { schemaOf } from '../field-kind.ts'
import type { Place } from '../places.ts'
import { outlineOf } from '../pointing/boxes.ts'
import { slotOf } from './slot.ts'

/** Takes a file that is dropped on a picture. One that is dropped beside it does not take the page away. */
export function Dropping({ desk }: { desk: Desk }) {
  const { t } = useTranslation()
  const [over, setOver] = useState<HTMLElement>()
  useEffect(() => {
    function placeAt(event: DragEvent) {
      const element = event.target instanceof Element ? fieldAt(event.target, event) : null
      const place = element ? desk.places.find(element) : undefined
      return element && place?.kind === 'media' ? { element, place } : undefined
    }
    function onDragOver(event: DragEvent) {
      // Where files are taken otherwise, in a dialog for instance, that was said already.
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return setOver(undefined)
      event.preventDefault()
      const at = placeAt(event)
      event.dataTransfer.dropEffect = at ? 'copy' : 'none'
      setOver(at?.element)
    }
    /** A picture that has words about it asks for those of the new one, in its dialog. */
    function drop(place: Place, file: File) {
      const unit = desk.units.get(place.unit)
      const slot = unit && slotOf(schemaOf(unit), place.steps)
      if (slot?.takes === 'picture' && slot.alt) void desk.open(place, null, { dropped: file })
      else desk.replace(place, file)
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
  }, [desk])
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
