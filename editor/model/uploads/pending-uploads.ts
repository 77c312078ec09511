import type { FocalPoint } from '#content/focal-point.ts'
import { type Locale, locales } from '#content/locale.ts'

/** An upload for the media field `at`, with the languages that have no newer choice, and its focal point. */
export type PendingUpload = { at: string; languages: readonly Locale[]; signal: AbortSignal; focus?: FocalPoint }

/** Uploads that are pending or can be retried: the newest choice for a field wins, whichever upload ends first. */
export function createPendingUploads() {
  const awaited = new Map<PendingUpload, AbortController>()

  /** Keeps pending uploads from replacing a newer choice for a media field in the given languages. */
  function supersede(at: string, languages: readonly Locale[] = locales) {
    for (const [pendingUpload, abort] of awaited) {
      if (pendingUpload.at !== at) continue
      pendingUpload.languages = pendingUpload.languages.filter((locale) => !languages.includes(locale))
      if (pendingUpload.languages.length === 0) {
        awaited.delete(pendingUpload)
        abort.abort()
      }
    }
  }

  return {
    supersede,
    begin(at: string, languages: readonly Locale[]): PendingUpload {
      supersede(at, languages)
      const abort = new AbortController()
      const pendingUpload: PendingUpload = { at, languages, signal: abort.signal }
      awaited.set(pendingUpload, abort)
      return pendingUpload
    },
    pendingAt: (at: string) => [...awaited.keys()].filter((pendingUpload) => pendingUpload.at === at),
    end: (pendingUpload: PendingUpload) => void awaited.delete(pendingUpload),
    abortAll() {
      for (const { at } of awaited.keys()) supersede(at)
    },
  }
}
