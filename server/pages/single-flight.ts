type Call<T> = { hasBegun: boolean; result: Promise<T> }

/**
 * Runs at most one call per key at a time. Callers that arrive during a call share the next call. That one begins after
 * their arrival, so its result includes every earlier change.
 */
export function singleFlight<T>() {
  const last = new Map<string, Call<T>>()

  return function runShared(key: string, call: () => Promise<T>): Promise<T> {
    const before = last.get(key)
    if (before && !before.hasBegun) return before.result
    const next: Call<T> = { hasBegun: false, result: begin() }
    last.set(key, next)
    return next.result

    async function begin(): Promise<T> {
      // The callers of the earlier call get its error.
      await before?.result.catch(() => {})
      next.hasBegun = true
      try {
        return await call()
      } finally {
        if (last.get(key) === next) last.delete(key)
      }
    }
  }
}
