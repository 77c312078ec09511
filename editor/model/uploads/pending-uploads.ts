import type { FocalPoint } from '#content/focal-point.ts'
import { type Locale, locales } from '#content/locale.ts'

/**
 * An upload for the media field `key`. `languages` are those for which no newer choice was made; none if it is aborted.
 * `focus` is the focal point to save with the uploaded picture.
 */
export type PendingUpload = { key: string; languages: readonly Locale[]; focus?: FocalPoint }

/**
 * Tracks the uploads that are pending or can be retried, so that the newest choice for a field wins, whichever upload
 * ends first.
 */
export function createPendingUploads<Upload extends PendingUpload>() {
  const awaited = new Map<Upload, AbortController>()

  /**
   * Removes languages from the pending uploads for a media field, because there is a newer choice. Aborts an upload
   * that has no language left.
   */
  function supersede(key: string, languages: readonly Locale[] = locales) {
    for (const [pendingUpload, abort] of awaited) {
      if (pendingUpload.key !== key) continue
      pendingUpload.languages = pendingUpload.languages.filter((locale) => !languages.includes(locale))
      if (pendingUpload.languages.length === 0) {
        awaited.delete(pendingUpload)
        abort.abort()
      }
    }
  }

  return {
    supersede,
    begin(pendingUpload: Upload): AbortSignal {
      supersede(pendingUpload.key, pendingUpload.languages)
      const abort = new AbortController()
      awaited.set(pendingUpload, abort)
      return abort.signal
    },
    pendingAt: (key: string) => [...awaited.keys()].filter((pendingUpload) => pendingUpload.key === key),
    end: (pendingUpload: Upload) => void awaited.delete(pendingUpload),
    abortAll() {
      for (const { key } of awaited.keys()) supersede(key)
    },
  }
}
