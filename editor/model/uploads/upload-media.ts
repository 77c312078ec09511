import { type Locale, locales } from '#content/locale.ts'
import { isVideoAddress } from '#content/video-address.ts'
import type { UploadRequest } from './uploads.ts'

type Options = Omit<UploadRequest, 'begun' | 'arrived' | 'signal'> & {
  upload: (file: File, request: UploadRequest) => void
  begun?: () => void
  show: (address: string | undefined) => void
  put: (address: string) => void
}

/** Shows the file at once. After the upload, stores its address unless the user has chosen something else. */
export function uploadMedia<Upload extends PendingUpload>(
  pendingUploads: ReturnType<typeof createPendingUploads<Upload>>,
  pendingUpload: Upload,
  file: File,
  { upload, begun, show, put, failed, ...request }: Options,
) {
  let end = () => {}
  function isOver() {
    end()
    show(undefined)
  }
  upload(file, {
    ...request,
    signal: pendingUploads.begin(pendingUpload),
    begun() {
      begun?.()
      end = startPreview(file, show)
    },
    arrived({ url }) {
      isOver()
      pendingUploads.end(pendingUpload)
      put(url)
    },
    failed(failedUpload) {
      isOver()
      failed?.(failedUpload)
    },
  })
}

/** 'blob:…#picture-800x600.png'. The returned function revokes the address. */
function startPreview(file: File, show: (address: string) => void): () => void {
  const url = URL.createObjectURL(file)
  let isOver = false
  void nameOf(file, url).then((name) => {
    if (!isOver) show(`${url}#${name}`)
  })
  return () => {
    isOver = true
    URL.revokeObjectURL(url)
  }
}

/** Returns a name like that of an uploaded file, from which the page reads the size of the picture. */
async function nameOf(file: File, url: string): Promise<string> {
  const ending = file.name.slice(file.name.lastIndexOf('.')).toLowerCase()
  if (isVideoAddress(file.name)) return `film${ending}`
  const picture = new Image()
  picture.src = url
  // A file that the browser cannot decode gets a name without a size, and is visible only once it is uploaded.
  const size = await picture.decode().then(
    () => `-${picture.naturalWidth}x${picture.naturalHeight}`,
    () => '',
  )
  return `picture${size}${ending}`
}

/** `languages`: those for which nothing else was chosen since; empty if the upload was aborted. */
export type PendingUpload = { key: string; languages: readonly Locale[] }

/** The newest choice for a field is kept, whichever upload ends first. */
export function createPendingUploads<Upload extends PendingUpload>() {
  const awaited = new Map<Upload, AbortController>()

  /** Called for a newer choice. Aborts an upload for which no language is left. */
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
