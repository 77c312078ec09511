import { type RefObject, useLayoutEffect, useState } from 'react'
import { useRootAttribute } from '../use-root-attribute.ts'
import { useWindowEvents } from '../use-window-events.ts'
import { followTopmost } from './modal.ts'

/** The width of a dialog at a side with its margins, in pixels (dialog.css). */
const sideWidth = 568

const [atEnd, atStart, below] = ['is-docked', 'is-docked is-at-start', 'is-docked is-below']

/** The classes that place a dialog at a side, else below, so that `text` stays visible. */
function dockBeside(text: HTMLElement | undefined) {
  if (!text) return undefined
  // A frame contains one of the two pages that fill the window, so there is no room at a side.
  if (innerWidth < 1200 || text.ownerDocument !== document) return below
  return [atEnd, atStart].find((dock) => isClearOf(dock, text)) ?? below
}

/** Whether a dialog at a side does not cover a text, at any scroll position. */
function isClearOf(dock: string | undefined, text: HTMLElement) {
  const { left, right } = text.getBoundingClientRect()
  const isAtLeft = (dock === atStart) === (document.dir === 'ltr')
  return isAtLeft ? left > sideWidth : right < innerWidth - sideWidth
}

/** Scrolls the page so that the text is not covered, also when the text or the dialog grows. */
export function useDock(layer: RefObject<HTMLElement | null>, text: HTMLElement | undefined) {
  const [dock, setDock] = useState(() => dockBeside(text))
  useWindowEvents({ resize: () => setDock(dockBeside(text)) })
  useRootAttribute('data-dock', dock === below && 'below')
  useLayoutEffect(() => {
    followTopmost()
    const dialog = layer.current?.firstElementChild
    if (!dock || !dialog || !text) return
    const { style } = document.documentElement
    const place = () => {
      // What a keyboard on the screen covers.
      const { height = innerHeight, offsetTop = 0 } = visualViewport ?? {}
      if (dock === below) layer.current?.style.setProperty('--ed-keyboard', `${innerHeight - height - offsetTop}px`)
      // A text grows while it is typed, and may then reach the dialog.
      if (dock !== below && !isClearOf(dock, text)) setDock(below)
      // Only if needed, because the whole page inherits the property, and its style is computed again.
      if (dock === below) style.setProperty('--ed-dock', `${innerHeight - dialog.getBoundingClientRect().top}px`)
      text.scrollIntoView({ block: 'nearest' })
    }
    const observer = new ResizeObserver(place)
    visualViewport?.addEventListener('resize', place)
    // An inline text has no size that could be observed, so its parent is observed too.
    for (const element of [dialog, text, text.parentElement ?? text]) observer.observe(element)
    return () => {
      observer.disconnect()
      visualViewport?.removeEventListener('resize', place)
      style.removeProperty('--ed-dock')
    }
  }, [layer, text, dock])
  return dock
}
