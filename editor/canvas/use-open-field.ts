import { useEffect } from 'react'
import type { Place, Places } from '../model/documents/places.ts'
import { fieldAtPoint } from './field-at-point.ts'

/** What opens a field's dialog: the field, and the element that gets the focus back. */
export type OpenedField = { place: Place; element: HTMLElement }

/**
 * Opens a field at a click, at Enter (a picture at Space too) while it has the focus, and at F2 wherever the focus is inside or around it.
 * Listens before anybody else, so that a link is not followed and a button not pressed by editing its words.
 */
export function useOpenField(places: Places, open: (opening: OpenedField) => void) {
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const element = fieldAtPoint(event.target as Element, event)
      // With a modifier the click means the link, not its words.
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
      // The menu's drawer lies above everything that is not in it.
      element.closest('dialog')?.close()
      open({ place, element })
    }
    // The window hears of an event before the document does.
    window.addEventListener('click', onClick, true)
    window.addEventListener('keydown', onKey, true)
    return () => {
      window.removeEventListener('click', onClick, true)
      window.removeEventListener('keydown', onKey, true)
    }
  }, [places, open])
}
