import type { Slices } from '../store.ts'

/** Calls `listener` soon after a save, and when other pages are shown; the returned function stops that. */
export function watchSaves({ getState, places, subscribe }: Slices, listener: () => void): () => void {
  const read = () => [getState().savedAt?.getTime(), location.pathname, ...places.pages()].join()
  let seen = read()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = subscribe(() => {
    const now = read()
    if (now === seen) return
    seen = now
    clearTimeout(timer)
    // Reordering a list saves many times in a moment.
    timer = setTimeout(listener, 300)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
