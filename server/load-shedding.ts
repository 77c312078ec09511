import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { unavailable } from './errors.ts'

const tickMs = 50

/** How long one turn of the event loop may take. Cached pages requested over 500 connections take a tenth of this. */
export const maxBusyMs = 1_000

/**
 * Queues for rendering. The first has priority, because visitors' pages are limited in number and all cached, unlike
 * the other responses. With a `max` above 1, tasks render while others wait for the database.
 */
const queues = {
  page: { max: 4, maxWaiting: 100, maxWaitMs: 10_000 },
  /** Pages of a list, which are cached too, but not for every page number in the URL. */
  list: { max: 2, maxWaiting: 50, maxWaitMs: 10_000 },
  /** The response to a form sent without JavaScript. */
  form: { max: 1, maxWaiting: 30, maxWaitMs: 10_000 },
  /** Edit mode, the login, and their data. */
  application: { max: 2, maxWaiting: 60, maxWaitMs: 10_000 },
  unknown: { max: 1, maxWaiting: 30, maxWaitMs: 10_000 },
}
export type Queue = keyof typeof queues

export type LoadShedder = ReturnType<typeof createLoadShedder>

/**
 * Refuses work (503) while the process is overloaded, so that requests it has accepted are answered soon. Cached pages,
 * which cost no more than a refusal, and health checks are never refused.
 */
export function createLoadShedder() {
  let atTick = performance.eventLoopUtilization()
  const ticking = setInterval(() => {
    atTick = performance.eventLoopUtilization()
  }, tickMs).unref()

  const withPermit = prioritySemaphore(queues)

  return {
    /** Throws 503 when this turn of the event loop has already taken too long: further work in it would be late. */
    check(): void {
      // Idle time does not count.
      if (performance.eventLoopUtilization().active - atTick.active > maxBusyMs) throw tooBusy()
    },

    /** Runs a render task in its queue: rendering is the most expensive work. */
    render: withPermit,

    close: () => clearInterval(ticking),
  }
}

type SemaphoreOptions = {
  max: number
  /** How many tasks may wait (first in, first out); further tasks are refused. */
  maxWaiting: number
  /** A task that waits longer is refused: its client is probably gone. */
  maxWaitMs?: number
}

export function semaphore(options: SemaphoreOptions) {
  const withPermit = prioritySemaphore({ only: options })
  return <Result>(task: () => Promise<Result>) => withPermit('only', task)
}

/** Several queues, each with its own limit. While a task waits in the first queue, no task starts in the others. */
function prioritySemaphore<Name extends string>(queues: Record<Name, SemaphoreOptions>) {
  const ranked = (Object.entries(queues) as [Name, SemaphoreOptions][]).map(([name, options]) => {
    // A Set keeps insertion order.
    return { name, ...options, running: 0, waiting: new Set<() => void>() }
  })
  type Queue = (typeof ranked)[number]
  const [first] = ranked
  const hasPermit = (queue: Queue) => queue.running < queue.max && (queue === first || first?.waiting.size === 0)

  function startNext() {
    for (const queue of ranked) {
      // Several permits may be free, because this queue gave none while a task waited in the first queue.
      for (const next of queue.waiting) if (hasPermit(queue)) next()
    }
  }

  function waitForPermit(queue: Queue): Promise<void> {
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

  return async function withPermit<Result>(name: Name, task: () => Promise<Result>): Promise<Result> {
    const queue = ranked.find((each) => each.name === name) as Queue
    if (hasPermit(queue) && queue.waiting.size === 0) queue.running++
    else if (queue.waiting.size < queue.maxWaiting) await waitForPermit(queue)
    else throw tooBusy()
    try {
      return await task()
    } finally {
      // Yields to the event loop first: tasks without asynchronous work would otherwise all run in one turn.
      setImmediate(() => {
        queue.running--
        startNext()
      })
    }
  }
}

/**
 * Returns a `pause` that resolves `perSecond` times per second, with bursts of one second; no pause is longer than
 * `maxPauseMs`. A client that floods the site over many connections waits on each of them, at almost no cost.
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
