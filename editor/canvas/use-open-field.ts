import { useEffect } from 'react'
import type { Place, Places } from '../model/documents/places.ts'
import { fieldAtPoint } from './field-at-point.ts'

/** The field whose dialog opens, and the element that gets the focus back. */
export type OpenedField = { place: Place; element: HTMLElement }

/**
 * Opens a field on click, on Enter (a picture also on Space) while it has the focus, and on F2 while the focus is
 * inside or around it. Runs before all other listeners, so that editing a label does not follow its link or press its
 * button.
 */
export function useOpenField(places: Places, open: (opening: OpenedField) => void) {
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const element = fieldAtPoint(event.target as Element, event)
      // With a modifier the click means the link, not its label.
      if (element && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey) take(event, element)
    }
    function onKey(event: KeyboardEvent) {
      const focused = event.target as HTMLElement
      const presses = event.key === 'Enter' || (event.key === ' ' && focused.matches?.('img, video'))
      if (presses && focused.dataset?.editPath && !event.ctrlKey && !event.metaKey) take(event, focused)
      if (event.key === 'F2') {
        const around = focused.closest<HTMLElement>('[data-edit-path]')
        const element = around ?? focused.querySelector<HTMLElement>('[data-edit-path]')
        if (element) take(event, element)
      }
    }
    function take(event: Event, element: HTMLElement) {
      const place = places.find(element)
      if (!place) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // The menu's drawer would cover the dialog.
      element.closest('dialog')?.close()
      open({ place, element })
    }
    // Capturing listeners of the window run before those of the document.
    window.addEventListener('click', onClick, true)
    window.addEventListener('keydown', onKey, true)
    return () => {
      window.removeEventListener('click', onClick, true)
      window.removeEventListener('keydown', onKey, true)
    }
  }, [places, open])
}
