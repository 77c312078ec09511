import type { Desk } from '../desk.ts'

/** Calls `listener` soon after something was stored, and when other pages stand on the screen; answers how to stop. */
export function watchStored(desk: Desk, listener: () => void): () => void {
  const read = () => [desk.state().savedAt?.getTime(), location.pathname, ...desk.shownPages()].join()
  let seen = read()
  let timer: ReturnType<typeof setTimeout> | undefined
  function look() {
    const now = read()
    if (now === seen) return
    seen = now
    clearTimeout(timer)
    // A list that is put in order saves many times in a moment.
    timer = setTimeout(listener, 300)
  }
  const stops = [desk.subscribe(look), desk.units.subscribe(look)]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
