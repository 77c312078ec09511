const shortest = 3_000
const longest = 60_000

/**
 * Asks a server that does not answer again and again, after pauses that grow until something arrived, and calls `reached`
 * when it answers; never once it was stopped, whatever was on its way then.
 */
export function createReconnect(ask: () => Promise<unknown>, reached: () => void) {
  let pause = shortest
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function begin() {
    if (isStopped) return
    timer ??= setTimeout(async () => {
      timer = undefined
      pause = Math.min(pause * 2, longest)
      try {
        await ask()
      } catch {
        return begin()
      }
      if (!isStopped) reached()
    }, pause)
  }
  return {
    /** Something waits for the server. */
    begin,
    /** Something was stored. */
    arrived() {
      pause = shortest
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
