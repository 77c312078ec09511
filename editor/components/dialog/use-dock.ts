import { type RefObject, useLayoutEffect, useState } from 'react'
import { useRootAttribute } from '../use-root-attribute.ts'
import { useWindowEvents } from '../use-window-events.ts'
import { followTopmost } from './modal.ts'

export type Point = { x: number; y: number }

/** The width of a dialog at a side with its margins, in pixels (dialog.css). */
const sideWidth = 568

const [atEnd, atStart, below] = ['is-docked', 'is-docked is-at-start', 'is-docked is-below']

/** The classes that place a dialog at a side, else below, so that `text` stays visible; none in narrow windows. */
function dockBeside(text: HTMLElement | undefined) {
  if (!text || innerWidth < 1000) return undefined
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
    const observer = new ResizeObserver(() => {
      // A text grows while it is typed, and may then reach the dialog.
      if (dock !== below && !isClearOf(dock, text)) setDock(below)
      // Only if needed, because the whole page inherits the property, and its style is computed again.
      if (dock === below) style.setProperty('--ed-dock', `${innerHeight - dialog.getBoundingClientRect().top}px`)
      text.scrollIntoView({ block: 'nearest' })
    })
    // An inline text has no size that could be observed, so its parent is observed too.
    for (const element of [dialog, text, text.parentElement ?? text]) observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--ed-dock')
    }
  }, [layer, text, dock])
  return dock
}

/** Clicks the editable field at a point of the window, after the dialog that makes the page inert has closed. */
export function clickFieldAt({ x, y }: Point) {
  setTimeout(() => {
    let [at, clientX, clientY] = [document.elementFromPoint(x, y), x, y]
    if (at instanceof HTMLIFrameElement) {
      const { left, top, width } = at.getBoundingClientRect()
      const scale = width / at.clientWidth
      ;[clientX, clientY] = [(x - left) / scale, (y - top) / scale]
      at = at.contentDocument?.elementFromPoint(clientX, clientY) ?? null
    }
    const init = { bubbles: true, cancelable: true, clientX, clientY }
    at?.closest('[data-edit-path]')?.dispatchEvent(new MouseEvent('click', init))
  })
}
