import type { Focus } from '#content/focus.ts'
import { type Locale, locales } from '#content/text.ts'

/** A file that was chosen for a place, the languages that nothing newer was chosen for since, and what stays in sight of it. */
export type Arrival = { at: string; languages: readonly Locale[]; signal: AbortSignal; focus?: Focus }

/** Files that are on their way to their places, or were held up: the newest choice counts, whatever ends first. */
export function createArrivals() {
  const awaited = new Map<Arrival, AbortController>()

  /** Something else was chosen for a place: no older file comes over it. */
  function supersede(at: string, languages: readonly Locale[] = locales) {
    for (const [arrival, abort] of awaited) {
      if (arrival.at !== at) continue
      arrival.languages = arrival.languages.filter((locale) => !languages.includes(locale))
      if (arrival.languages.length === 0) {
        awaited.delete(arrival)
        abort.abort()
      }
    }
  }

  return {
    supersede,
    begin(at: string, languages: readonly Locale[]): Arrival {
      supersede(at, languages)
      const abort = new AbortController()
      const arrival: Arrival = { at, languages, signal: abort.signal }
      awaited.set(arrival, abort)
      return arrival
    },
    awaitedAt: (at: string) => [...awaited.keys()].filter((arrival) => arrival.at === at),
    end: (arrival: Arrival) => void awaited.delete(arrival),
    dropAll() {
      for (const { at } of awaited.keys()) supersede(at)
    },
  }
}
