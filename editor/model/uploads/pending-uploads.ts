import { type FocalPoint, withFocalPoint } from '#content/focal-point.ts'
import { type Locale, locales } from '#content/locale.ts'
import { startPreview } from './file-preview.ts'
import type { UploadRequest } from './uploads.ts'

/**
 * An upload for the media field `key`. `languages` are those for which no newer choice was made; none if it is aborted.
 * `focus` is the focal point to save with the uploaded picture.
 */
export type PendingUpload = { key: string; languages: readonly Locale[]; focus?: FocalPoint }

type Request = Omit<UploadRequest, 'begun' | 'arrived' | 'signal'> & { put: (address: string) => void }

type Options<Upload> = {
  upload: (file: File, request: UploadRequest) => void
  /** Called when an upload begins. `show` gets the address of a preview; `hide` is called when the upload is over. */
  begun: (upload: Upload) => { show: (address: string) => void; hide: () => void }
}

/**
 * Uploads files for the media fields of a draft or of documents, and tracks the uploads that are pending or can be retried, so
 * that the newest choice for a field wins, whichever upload ends first.
 */
export function createPendingUploads<Upload extends PendingUpload>({ upload, begun }: Options<Upload>) {
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
    begin(pendingUpload: Upload, file: File, { put, failed, ...request }: Request) {
      const abort = new AbortController()
      supersede(pendingUpload.key, pendingUpload.languages)
      awaited.set(pendingUpload, abort)
      let hide = () => {}
      upload(file, {
        ...request,
        signal: abort.signal,
        begun() {
          const preview = begun(pendingUpload)
          const end = startPreview(file, preview.show)
          hide = () => {
            end()
            preview.hide()
          }
        },
        arrived({ url }) {
          hide()
          awaited.delete(pendingUpload)
          put(withFocalPoint(url, pendingUpload.focus))
        },
        failed(failedUpload) {
          hide()
          failed?.(failedUpload)
        },
      })
    },
    pendingAt: (key: string) => [...awaited.keys()].filter((pendingUpload) => pendingUpload.key === key),
    abortAll() {
      for (const { key } of awaited.keys()) supersede(key)
    },
  }
}
