import type { FocalPoint } from '#content/focal-point.ts'
import { type Locale, locales } from '#content/locale.ts'

/**
 * An upload for the media field `at`. `languages` are those for which no newer choice was made. `focus` is the focal
 * point to save with the uploaded picture.
 */
export type PendingUpload = { at: string; languages: readonly Locale[]; signal: AbortSignal; focus?: FocalPoint }

/**
 * Tracks the uploads that are pending or can be retried, so that the newest choice for a field wins, whichever upload
 * ends first.
 */
export function createPendingUploads() {
  const awaited = new Map<PendingUpload, AbortController>()

  /**
   * Removes languages from the pending uploads for a media field, because there is a newer choice. Aborts an upload
   * that has no language left.
   */
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
