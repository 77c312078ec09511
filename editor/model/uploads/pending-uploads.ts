import type { FocalPoint } from '#content/focal-point.ts'
import { type Locale, locales } from '#content/locale.ts'

/** A file chosen for a media field (`at`), the languages without a newer choice, and its focal point. */
export type PendingUpload = { at: string; languages: readonly Locale[]; signal: AbortSignal; focus?: FocalPoint }

/** Uploads that are pending or can be retried: the newest choice wins, whichever ends first. */
export function createPendingUploads() {
  const awaited = new Map<PendingUpload, AbortController>()

  /** Something else was chosen for a media field: older uploads no longer replace it. */
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
