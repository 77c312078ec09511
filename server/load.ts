import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { unavailable } from './errors.ts'

const tickMs = 50

/** How long the event loop may be busy without coming round. Kept pages alone, asked for over 500 connections, take a tenth. */
export const longestTurnMs = 1_000

/** Pages read the database while others are drawn, so that a slow one does not hold them up. */
const making = { most: 4, mostWaiting: 100, longestWaitMs: 10_000 }
const makingOthers = { most: 2, mostWaiting: 30, longestWaitMs: 10_000 }

export type Load = ReturnType<typeof watchLoad>

/**
 * Refuses work (503) while there is more than the process can do, so that what it has begun is answered soon. Kept pages,
 * which cost no more than a refusal, and the questions of health are never refused.
 */
export function watchLoad() {
  let atTick = performance.eventLoopUtilization()
  const ticking = setInterval(() => {
    atTick = performance.eventLoopUtilization()
  }, tickMs).unref()

  return {
    /** Throws where this turn of the event loop has lasted too long already: what comes next in it would be late. */
    check(): void {
      // Time in which the process had nothing to do does not count.
      if (performance.eventLoopUtilization().active - atTick.active > longestTurnMs) throw tooBusy()
    },

    /** Makes a page of the site when it is its turn, for pages cost most. */
    renderPage: takingTurns(making),
    /** The same for addresses that name nothing: there are so many to ask for that they wait in a line of their own. */
    renderOther: takingTurns(makingOthers),

    close: () => clearInterval(ticking),
  }
}

type Turns = {
  /** How many tasks run at once. */
  most: number
  /** How many wait, first come, first served; the next ones are refused. */
  mostWaiting: number
  /** Who has waited longer is refused: nobody is there any more to read the answer. */
  longestWaitMs?: number
}

export function takingTurns({ most, mostWaiting, longestWaitMs = 30_000 }: Turns) {
  /** In the order in which they came. */
  const waiting = new Set<() => void>()
  let running = 0

  function goOn() {
    const [next] = waiting
    if (next) next()
    else running--
  }

  function turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(tooLong)
        waiting.delete(go)
      }
      const go = () => {
        leave()
        resolve()
      }
      const tooLong = setTimeout(() => {
        leave()
        reject(tooBusy())
      }, longestWaitMs).unref()
      waiting.add(go)
    })
  }

  return async function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < most) running++
    else if (waiting.size < mostWaiting) await turn()
    else throw tooBusy()
    try {
      return await task()
    } finally {
      // The event loop comes round first: tasks that wait for nothing would all run in one turn of it.
      setImmediate(goOn)
    }
  }
}

/**
 * Pauses that let so many through in a second, evenly; none is longer than `longestMs`. Whoever floods the site over many
 * connections waits on each of them, and costs next to nothing meanwhile.
 */
export function pacing({ perSecond, longestMs }: { perSecond: number; longestMs: number }) {
  const stepMs = 1_000 / perSecond
  let next = 0
  return async function pause(): Promise<void> {
    const now = performance.now()
    const own = Math.min(Math.max(next, now), now + longestMs)
    next = own + stepMs
    if (own > now) await wait(own - now, undefined, { ref: false })
  }
}

const tooBusy = () => unavailable('TOO_BUSY')
