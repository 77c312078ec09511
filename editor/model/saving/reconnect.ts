const shortest = 3_000
const longest = 60_000

/**
 * Polls a server that does not answer, at intervals that double until a request succeeds (`resetInterval`), and
 * calls `onReconnect` when it answers; not after `stop`, even if a poll was pending then.
 */
export function createReconnect(poll: () => Promise<unknown>, onReconnect: () => void) {
  let pause = shortest
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function begin() {
    if (isStopped) return
    timer ??= setTimeout(async () => {
      timer = undefined
      pause = Math.min(pause * 2, longest)
      try {
        await poll()
      } catch {
        return begin()
      }
      if (!isStopped) onReconnect()
    }, pause)
  }
  return {
    /** Starts to poll, as something waits for the server. */
    begin,
    /** Resets the interval, as something was stored. */
    resetInterval() {
      pause = shortest
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
