import { withFocalPoint } from '#content/focal-point.ts'
import { startPreview } from './file-preview.ts'
import type { createPendingUploads, PendingUpload } from './pending-uploads.ts'
import type { UploadRequest } from './uploads.ts'

type Options = Omit<UploadRequest, 'begun' | 'arrived' | 'signal'> & {
  upload: (file: File, request: UploadRequest) => void
  /** Called when the upload begins, and again by a retry. */
  begun?: () => void
  /** Shows the file by the address of a preview; undefined when the upload is over. */
  show: (address: string | undefined) => void
  /** Called with the address of the uploaded file. */
  put: (address: string) => void
}

/**
 * Uploads a file for a media field of a draft or a document: shows it at once, and puts its address when it has arrived,
 * unless there is a newer choice.
 */
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
      put(withFocalPoint(url, pendingUpload.focus))
    },
    failed(failedUpload) {
      isOver()
      failed?.(failedUpload)
    },
  })
}
