type Call<T> = { hasBegun: boolean; result: Promise<T> }

/**
 * Runs at most one call of each key at a time. Whoever asks while one runs shares the next with all who wait for it:
 * that begins after they asked, so it finds whatever had changed by then.
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
      // What failed has been told to those who waited for it.
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
