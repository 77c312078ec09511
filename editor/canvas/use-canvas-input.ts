import { useEffect, useState } from 'react'
import { useEditor } from '../components/editor-context.ts'
import { lettersBefore } from '../components/text-being-typed.ts'
import { useRootAttribute } from '../components/use-root-attribute.ts'
import { useWindowEvents } from '../components/use-window-events.ts'
import { fieldAtPoint } from './use-canvas-selection.ts'

/**
 * Opens the dialog of a field: on a click, on Enter while the field has the focus (on a picture or video also on
 * Space), and on F2 while the focus is in the field or in an element around the field. A click on a link that comes
 * from the site's settings opens these settings. Listens in the capture phase and stops the event, so that a click on a
 * label neither follows a link nor presses a button.
 */
export function useOpenField() {
  const { open, documents, may } = useEditor()
  function openField(event: MouseEvent | KeyboardEvent, element: HTMLElement | null) {
    const place = element && open.canOpen() && documents.places.find(element)
    if (!place) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // A dialog of the page (the header's drawer, for example) would cover the editor's dialog.
    element.closest('dialog')?.close()
    void open.field(place, element, { caret: lettersBefore(element, event) })
  }
  useWindowEvents(
    {
      click(event) {
        const { button, ctrlKey, metaKey, shiftKey, target } = event
        // With a modifier key the browser opens the link, in a new tab for example.
        if (button !== 0 || ctrlKey || metaKey || shiftKey) return
        const field = fieldAtPoint(target as Element, event)
        const setting = field || !may('site') ? null : (target as Element).closest<HTMLElement>('[data-edit-site] a')
        openField(event, field)
        if (!setting) return
        event.preventDefault()
        event.stopImmediatePropagation()
        open.site(setting)
      },
      keydown(event) {
        const { key, ctrlKey, metaKey, altKey } = event
        const focused = event.target as HTMLElement
        const isActivationKey = key === 'Enter' || (key === ' ' && focused.matches?.('img, video'))
        if (isActivationKey && focused.dataset?.editPath && !ctrlKey && !metaKey && !altKey) openField(event, focused)
        if (key === 'F2')
          openField(event, focused.closest('[data-edit-path]') ?? focused.querySelector('[data-edit-path]'))
      },
    },
    { isCapturing: true },
  )
}

const hintDuration = 5_000

/** Sets `data-hints` on <html>, which outlines all editable fields, for `hintDuration` ms and while Alt is pressed. */
export function useEditableHints() {
  const [isNew, setNew] = useState(true)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setNew(false), hintDuration)
    return () => clearTimeout(timer)
  }, [])
  useWindowEvents({
    keydown: ({ key }) => key === 'Alt' && setHeld(true),
    keyup: ({ key }) => key === 'Alt' && setHeld(false),
    // If Alt is released in another window, this window receives no `keyup`.
    blur: () => setHeld(false),
  })
  useRootAttribute('data-hints', isNew || isHeld)
}
