import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { unavailable } from './errors.ts'

const tickMs = 50

/** How long the event loop may be busy without coming round. Kept pages alone, asked for over 500 connections, take a tenth. */
export const maxBusyMs = 1_000

/**
 * What is made for one request at a time, the first before the others: of a visitor's pages there are only so many, and
 * each is kept; of all else there is no end. Several run at once, for they read the database while others are drawn.
 */
const queues = {
  page: { max: 4, maxWaiting: 100, maxWaitMs: 10_000 },
  /** A page of a list: kept too, but not for every number in the address. */
  list: { max: 2, maxWaiting: 50, maxWaitMs: 10_000 },
  /** What a form without JavaScript is answered with. */
  form: { max: 1, maxWaiting: 30, maxWaitMs: 10_000 },
  /** Edit mode, the login, and the data that go with them. */
  application: { max: 2, maxWaiting: 60, maxWaitMs: 10_000 },
  /** An address that names nothing. */
  unknown: { max: 1, maxWaiting: 30, maxWaitMs: 10_000 },
}
export type Queue = keyof typeof queues

export type LoadShedder = ReturnType<typeof createLoadShedder>

/**
 * Refuses work (503) while there is more than the process can do, so that what it has begun is answered soon. Kept pages,
 * which cost no more than a refusal, and the questions of health are never refused.
 */
export function createLoadShedder() {
  let atTick = performance.eventLoopUtilization()
  const ticking = setInterval(() => {
    atTick = performance.eventLoopUtilization()
  }, tickMs).unref()

  const withPermit = prioritySemaphore(queues)

  return {
    /** Throws where this turn of the event loop has lasted too long already: what comes next in it would be late. */
    check(): void {
      // Time in which the process had nothing to do does not count.
      if (performance.eventLoopUtilization().active - atTick.active > maxBusyMs) throw tooBusy()
    },

    /** Makes a page when it is its turn, for pages cost most. */
    render: withPermit,

    close: () => clearInterval(ticking),
  }
}

type SemaphoreOptions = {
  /** How many tasks run at once. */
  max: number
  /** How many wait, first come, first served; the next ones are refused. */
  maxWaiting: number
  /** Who has waited longer is refused: nobody is there any more to read the answer. */
  maxWaitMs?: number
}

export function semaphore(options: SemaphoreOptions) {
  const withPermit = prioritySemaphore({ only: options })
  return <Result>(task: () => Promise<Result>) => withPermit('only', task)
}

/** Several queues with places of their own. While somebody waits in the first, nothing begins in the others. */
function prioritySemaphore<Name extends string>(queues: Record<Name, SemaphoreOptions>) {
  const ranked = (Object.entries(queues) as [Name, SemaphoreOptions][]).map(([name, options]) => {
    // A set keeps the order in which they came.
    return { name, ...options, running: 0, waiting: new Set<() => void>() }
  })
  type Queue = (typeof ranked)[number]
  const [first] = ranked
  const hasPermit = (queue: Queue) => queue.running < queue.max && (queue === first || first?.waiting.size === 0)

  function startNext() {
    for (const queue of ranked) {
      // Several places may be free: while somebody waited in the first queue, nothing began in this one.
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
      // The event loop comes round first: tasks that wait for nothing would all run in one turn of it.
      setImmediate(() => {
        queue.running--
        startNext()
      })
    }
  }
}

/**
 * Pauses that let so many through in a second, those of one second at once; none is longer than `longestMs`. Whoever
 * floods the site over many connections waits on each of them, and costs next to nothing meanwhile.
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
