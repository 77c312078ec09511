import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { bounds, type Queue } from './bounds.ts'
import { unavailable } from './errors.ts'

export type LoadShedder = ReturnType<typeof createLoadShedder>

/**
 * Beyond a bound tasks are refused (503). Tasks are counted, not timed: turns of the event loop also take long while
 * other processes use the processors.
 */
export const createLoadShedder = () => prioritySemaphore<Queue>(bounds)

export type SemaphoreOptions = {
  max: number
  /** How many tasks may wait (first in, first out). Further tasks are refused. */
  maxWaiting: number
  /** A task that waits longer is refused, because its client has probably disconnected. */
  maxWaitMs?: number
  /** No task starts while one waits in the first queue. */
  yieldsToFirst?: boolean
}

export function semaphore(options: SemaphoreOptions) {
  const { run } = prioritySemaphore({ only: options })
  return <Result>(task: () => Promise<Result>) => run('only', task)
}

function prioritySemaphore<Name extends string>(queues: Record<Name, SemaphoreOptions>) {
  const ranked = (Object.entries(queues) as [Name, SemaphoreOptions][]).map(([name, options]) => {
    return { name, ...options, running: 0, waiting: new Set<() => void>() }
  })
  type Ranked = (typeof ranked)[number]
  const [first] = ranked
  const named = (name: Name) => ranked.find((each) => each.name === name) as Ranked
  const hasPermit = (queue: Ranked) =>
    queue.running < queue.max && !(queue.yieldsToFirst && first && first.waiting.size > 0)
  const isFull = (queue: Ranked) =>
    queue.waiting.size >= queue.maxWaiting && !(hasPermit(queue) && queue.waiting.size === 0)

  function startNext() {
    for (const queue of ranked) {
      // Starts several tasks if several permits are free, which is so after tasks waited in the first queue.
      for (const next of queue.waiting) if (hasPermit(queue)) next()
    }
  }

  function waitForPermit(queue: Ranked): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(tooLong)
        queue.waiting.delete(go)
      }
      const go = () => {
        leave()
        queue.running++
        resolve()
      }
      const tooLong = setTimeout(() => {
        leave()
        reject(tooBusy())
        startNext()
      }, queue.maxWaitMs ?? 30_000).unref()
      queue.waiting.add(go)
    })
  }

  function requireRoom(name: Name): void {
    if (isFull(named(name))) throw tooBusy()
  }

  async function enter(name: Name): Promise<() => void> {
    requireRoom(name)
    const queue = named(name)
    if (hasPermit(queue) && queue.waiting.size === 0) queue.running++
    else await waitForPermit(queue)
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      // Releases the permit in a later turn of the event loop: tasks without asynchronous work would otherwise all run
      // in one turn.
      setImmediate(() => {
        queue.running--
        startNext()
      })
    }
  }

  return {
    /** Throws 503 if a task would be refused now. */
    requireRoom,

    lengths: () => ranked.map(({ name, running, waiting }) => ({ name, running, waiting: waiting.size })),

    /** Waits for a permit, and returns the function that releases it. Throws 503 if it is refused. */
    enter,

    async run<Result>(name: Name, task: () => Promise<Result>): Promise<Result> {
      const leave = await enter(name)
      try {
        return await task()
      } finally {
        leave()
      }
    },
  }
}

/**
 * Lets `perSecond` calls per second continue, and as many at once after a quiet second. Slows down a client that sends
 * many requests at almost no cost.
 */
export function pacing({ perSecond, maxPauseMs }: { perSecond: number; maxPauseMs: number }) {
  const stepMs = 1_000 / perSecond
  let next = 0
  return async function pause(): Promise<void> {
    const now = performance.now()
    const own = Math.min(Math.max(next, now - 1_000), now + maxPauseMs)
    next = own + stepMs
    if (own > now) await wait(own - now, undefined, { ref: false })
  }
}

const tooBusy = () => unavailable('TOO_BUSY')
