import { type Locale, locales } from '#content/locale.ts'

/** `languages` are those for which no newer choice was made; none if it is aborted. */
export type PendingUpload = { key: string; languages: readonly Locale[] }

/** The newest choice for a field wins, whichever upload ends first. */
export function createPendingUploads<Upload extends PendingUpload>() {
  const awaited = new Map<Upload, AbortController>()

  /** There is a newer choice. Aborts an upload that has no language left. */
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
    end: (pendingUpload: Upload) => void awaited.delete(pendingUpload),
    abortAll() {
      for (const { key } of awaited.keys()) supersede(key)
    },
  }
}
