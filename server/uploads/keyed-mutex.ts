/** Tasks of the same name run one after another within this process. */
export function keyedMutex() {
  const last = new Map<string, Promise<void>>()

  return async function withLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    const before = last.get(name)
    const { promise, resolve } = Promise.withResolvers<void>()
    last.set(name, promise)
    await before
    try {
      return await task()
    } finally {
      if (last.get(name) === promise) last.delete(name)
      resolve()
    }
  }
}
