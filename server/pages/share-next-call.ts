type Call<T> = { hasBegun: boolean; result: Promise<T> }

/**
 * Runs one call per key at a time. Callers that arrive meanwhile share the next one, so it includes earlier changes.
 */
export function shareNextCall<T>() {
  const last = new Map<string, Call<T>>()

  return function runShared(key: string, call: () => Promise<T>): Promise<T> {
    const before = last.get(key)
    if (before && !before.hasBegun) return before.result
    const next: Call<T> = { hasBegun: false, result: begin() }
    last.set(key, next)
    return next.result

    async function begin(): Promise<T> {
      // An error of the earlier call is thrown to the callers of that call.
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
