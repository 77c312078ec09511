const shortest = 3_000
const longest = 60_000

/** Asks a server that does not answer again and again, after pauses that grow until something arrived. */
export function createReaching(ask: () => Promise<unknown>) {
  let pause = shortest
  let timer: ReturnType<typeof setTimeout> | undefined

  function begin() {
    timer ??= setTimeout(async () => {
      timer = undefined
      pause = Math.min(pause * 2, longest)
      try {
        await ask()
      } catch {
        begin()
      }
    }, pause)
  }
  return {
    /** Something waits for the server. */
    begin,
    /** Something was stored. */
    arrived() {
      pause = shortest
    },
    stop: () => clearTimeout(timer),
  }
}
