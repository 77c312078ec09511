import { useEffect } from 'react'
import { useWindowEvents } from './use-window-events.ts'

let isWanted = false
const cancel = () => {
  isWanted = false
}

/** Focuses the heading of the next page as soon as it can be edited, unless the user does something before. */
export function focusNextPage() {
  isWanted = true
}

/** `visit` changes with each navigation. */
export function useFocusOfNextPage(visit: string) {
  useWindowEvents({ keydown: cancel, pointerdown: cancel }, { isCapturing: true })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the next page is rendered
  useEffect(() => {
    const main = document.querySelector('main')
    if (!isWanted || !main) return
    const focusHeading = () => {
      const heading = main.querySelector('h1') ?? main.querySelector('[data-edit-path]')
      if (!isWanted || !(heading instanceof HTMLElement) || heading.dataset.editPath === undefined) return
      isWanted = false
      observer.disconnect()
      heading.focus()
    }
    // Texts become editable when their documents are loaded.
    const observer = new MutationObserver(focusHeading)
    observer.observe(main, { subtree: true, childList: true, attributeFilter: ['data-edit-path'] })
    focusHeading()
    return () => observer.disconnect()
  }, [visit])
}
