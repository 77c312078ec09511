import type { EditorStore } from '../store.ts'

/** Calls `listener` soon after a save, and when other pages are shown; the returned function stops that. */
export function watchSaves(store: EditorStore, listener: () => void): () => void {
  const read = () => [store.state().savedAt?.getTime(), location.pathname, ...store.shownPages()].join()
  let seen = read()
  let timer: ReturnType<typeof setTimeout> | undefined
  function look() {
    const now = read()
    if (now === seen) return
    seen = now
    clearTimeout(timer)
    // Reordering a list saves many times in a moment.
    timer = setTimeout(listener, 300)
  }
  const stops = [store.subscribe(look), store.documents.subscribe(look)]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
