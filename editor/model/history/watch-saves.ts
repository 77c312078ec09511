import type { Slices } from '../store.ts'

/** Calls `listener` shortly after a save, and after other pages are shown. The returned function stops that. */
export function watchSaves({ getState, places, subscribe }: Slices, listener: () => void): () => void {
  const read = () => [getState().savedAt?.getTime(), location.pathname, ...places.pages()].join()
  let seen = read()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = subscribe(() => {
    const now = read()
    if (now === seen) return
    seen = now
    clearTimeout(timer)
    // Waits for a pause, because there may be many saves in a short time, for example while a list is reordered.
    timer = setTimeout(listener, 300)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
