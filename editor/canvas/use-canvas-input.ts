import { useEffect, useRef, useState } from 'react'
import { useEditor } from '../components/editor-context.ts'
import { useWindowEvents } from '../components/use-window-events.ts'
import { fieldAtPoint } from './field-at-point.ts'

/**
 * Opens a field on click, on Enter (a picture also on Space) while it has the focus, and on F2 while the focus is
 * inside or around it. A click on a link that shows a setting of the site opens these settings. Runs before all other
 * listeners, so that editing a label does not follow its link or press its button.
 */
export function useOpenField() {
  const { store, places, openSite, may } = useEditor()
  function open(event: Event, element: HTMLElement | null) {
    const place = element && places.find(element)
    if (!place) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // The menu's drawer would cover the dialog.
    element.closest('dialog')?.close()
    void store.open(place, element)
  }
  useWindowEvents(
    {
      click(event) {
        const { button, ctrlKey, metaKey, shiftKey, target } = event
        // With a modifier the click means the link, not its label.
        if (button !== 0 || ctrlKey || metaKey || shiftKey) return
        const field = fieldAtPoint(target as Element, event)
        const setting = field || !may('site') ? null : (target as Element).closest<HTMLElement>('[data-edit-site] a')
        open(event, field)
        if (!setting) return
        event.preventDefault()
        event.stopImmediatePropagation()
        openSite(setting)
      },
      keydown(event) {
        const { key, ctrlKey, metaKey, altKey } = event
        const focused = event.target as HTMLElement
        const isActivationKey = key === 'Enter' || (key === ' ' && focused.matches?.('img, video'))
        if (isActivationKey && focused.dataset?.editPath && !ctrlKey && !metaKey && !altKey) open(event, focused)
        if (key === 'F2') open(event, focused.closest('[data-edit-path]') ?? focused.querySelector('[data-edit-path]'))
      },
    },
    { isCapturing: true },
  )
}

/** Alt+F10 moves the focus from a field to the toolbar of its list item, then of its block; Escape moves it back. */
export function useToolbarShortcut() {
  const from = useRef<HTMLElement>(null)
  useWindowEvents(
    {
      keydown(event) {
        const bars = [...document.querySelectorAll<HTMLElement>('.ed-toolbar [role="toolbar"]')]
        const inside = bars.findIndex((bar) => bar.contains(document.activeElement))
        if (event.key === 'F10' && event.altKey && bars.length > 0) {
          event.preventDefault()
          if (inside < 0) from.current = document.activeElement as HTMLElement
          bars[(inside + 1) % bars.length]?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
        }
        if (event.key === 'Escape' && inside >= 0 && from.current?.isConnected) {
          event.preventDefault()
          from.current.focus()
        }
      },
    },
    { isCapturing: true },
  )
}

const hintDuration = 5_000

/** Marks faintly what can be edited: for the first seconds, and while Alt is held. */
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
    // The key may be released in another window.
    blur: () => setHeld(false),
  })
  useEffect(() => {
    document.documentElement.toggleAttribute('data-hints', isNew || isHeld)
    return () => document.documentElement.removeAttribute('data-hints')
  }, [isNew, isHeld])
}
