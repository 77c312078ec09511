import { closeTopmost, isTopmost } from './modal.ts'

/** Closes all dialogs one by one, the topmost first, and then calls `go`. Not if one asks and the user goes on in it. */
export function leaveDialogs(go: () => void) {
  const top = closeTopmost()
  if (!top) return go()
  const settle = () => {
    // While it asks, its question is the topmost.
    if (top.isConnected && !isTopmost(top)) return
    observer.disconnect()
    if (!top.isConnected) leaveDialogs(go)
  }
  const observer = new MutationObserver(settle)
  observer.observe(document.body, { childList: true, subtree: true })
  // Later, because what closed it is rendered only after this event.
  setTimeout(settle)
}
