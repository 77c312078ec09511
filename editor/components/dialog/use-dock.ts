import { type RefObject, useLayoutEffect, useState } from 'react'
import { useWindowEvents } from '../use-window-events.ts'
import { followTopmost } from './modal.ts'

export type Point = { x: number; y: number }

/** The width of a dialog at the side, with its margins (dialog.css). */
const sideWidth = 568

const [atEnd, atStart, below] = ['is-docked', 'is-docked is-at-start', 'is-docked is-below']

/** The classes that place a dialog where it leaves `text` in sight: at a side, else below. A narrow window has no room. */
function dockBeside(text: HTMLElement | undefined) {
  if (!text || innerWidth < 1000) return undefined
  // A text in a frame belongs to one of two pages that fill the window.
  if (innerWidth < 1200 || text.ownerDocument !== document) return below
  const { left, right } = text.getBoundingClientRect()
  const [isLeftClear, isRightClear] = [left > sideWidth, right < innerWidth - sideWidth]
  const [isStartClear, isEndClear] = document.dir === 'rtl' ? [isRightClear, isLeftClear] : [isLeftClear, isRightClear]
  if (isEndClear) return atEnd
  return isStartClear ? atStart : below
}

/** Docks a dialog at a text by the returned classes, and scrolls the text clear of it, also when either grows. */
export function useDock(layer: RefObject<HTMLElement | null>, text: HTMLElement | undefined) {
  const [dock, setDock] = useState(() => dockBeside(text))
  useWindowEvents({ resize: () => setDock(dockBeside(text)) })
  useLayoutEffect(() => {
    followTopmost()
    const dialog = layer.current?.firstElementChild
    if (!dock || !dialog || !text) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const height = dock === below ? innerHeight - dialog.getBoundingClientRect().top : 0
      style.setProperty('--ed-dock', `${height}px`)
      text.scrollIntoView({ block: 'nearest' })
    })
    // An inline text has no size of its own.
    for (const element of [dialog, text, text.parentElement ?? text]) observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--ed-dock')
    }
  }, [layer, text, dock])
  return dock
}

/** Clicks the editable field at a point of the window, once the dialog that made the page inert has closed. */
export function clickFieldAt({ x, y }: Point) {
  setTimeout(() => {
    const field = document.elementFromPoint(x, y)?.closest('[data-edit-path]')
    const init = { bubbles: true, cancelable: true, clientX: x, clientY: y }
    field?.dispatchEvent(new MouseEvent('click', init))
  })
}
