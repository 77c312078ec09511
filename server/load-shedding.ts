import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { unavailable } from './errors.ts'

const tickMs = 50

/** How long one turn of the event loop may take. Sending cached pages over 500 connections takes a tenth of this. */
export const maxBusyMs = 1_000

/**
 * Queues for rendering. The first queue, for visitors' pages, has priority over the others. It is soon empty, because
 * visitors' pages are cached and limited in number. With a `max` above 1, a task can render while others wait for the
 * database.
 */
const queues = {
  page: { max: 4, maxWaiting: 100, maxWaitMs: 10_000 },
  /** Search results, and pages of lists, which are cached only if their page number exists. */
  list: { max: 2, maxWaiting: 50, maxWaitMs: 10_000 },
  /** The response to a form sent without JavaScript. */
  form: { max: 1, maxWaiting: 30, maxWaitMs: 10_000 },
  /** Edit mode, the login, and their data. */
  application: { max: 2, maxWaiting: 60, maxWaitMs: 10_000 },
  /** Paths at which there is nothing (render/known-address.ts). */
  unknown: { max: 1, maxWaiting: 30, maxWaitMs: 10_000 },
}
export type Queue = keyof typeof queues

export type LoadShedder = ReturnType<typeof createLoadShedder>

/**
 * Refuses work (503) while the process is overloaded, so that accepted requests are answered soon. Health checks and
 * cached pages are never refused, because answering them costs no more than refusing.
 */
export function createLoadShedder(maxBusy = maxBusyMs) {
  let atTick = performance.eventLoopUtilization()
  const ticking = setInterval(() => {
    atTick = performance.eventLoopUtilization()
  }, tickMs).unref()

  const withPermit = prioritySemaphore(queues)

  return {
    /** Throws 503 if the current turn of the event loop has taken too long: more work would delay it further. */
    check(): void {
      // `active` does not count the time that the event loop waits for events.
      if (performance.eventLoopUtilization().active - atTick.active > maxBusy) throw tooBusy()
    },

    /** Runs a render task in a queue. Throws 503 if too many tasks wait in the queue, or if the task waits too long. */
    render: withPermit,

    close: () => clearInterval(ticking),
  }
}

type SemaphoreOptions = {
  max: number
  /** How many tasks may wait (first in, first out). Further tasks are refused. */
  maxWaiting: number
  /** A task that waits longer is refused, because its client has probably disconnected. */
  maxWaitMs?: number
}

export function semaphore(options: SemaphoreOptions) {
  const withPermit = prioritySemaphore({ only: options })
  return <Result>(task: () => Promise<Result>) => withPermit('only', task)
}

/** Creates several queues, each with its own limit. While a task waits in the first queue, no task starts in others. */
function prioritySemaphore<Name extends string>(queues: Record<Name, SemaphoreOptions>) {
  const ranked = (Object.entries(queues) as [Name, SemaphoreOptions][]).map(([name, options]) => {
    return { name, ...options, running: 0, waiting: new Set<() => void>() }
  })
  type Queue = (typeof ranked)[number]
  const [first] = ranked
  const hasPermit = (queue: Queue) => queue.running < queue.max && (queue === first || first?.waiting.size === 0)

  function startNext() {
    for (const queue of ranked) {
      // Starts several tasks if several permits are free, which is so after tasks waited in the first queue.
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
      // Releases the permit in a later turn of the event loop: tasks without asynchronous work would otherwise all run
      // in one turn.
      setImmediate(() => {
        queue.running--
        startNext()
      })
    }
  }
}

/**
 * Returns a function `pause` that lets `perSecond` calls per second continue, and as many at once after a second
 * without calls. No pause is longer than `maxPauseMs`. Pauses slow down a client that sends many requests, at almost no
 * cost for the server.
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
