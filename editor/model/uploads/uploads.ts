import { ApiError, SessionExpired } from '#api/errors.ts'
import type { Upload } from '#api/uploads.ts'
import { isVideoAddress } from '#content/video-address.ts'
import { isTransient, reasonOfFailedSave } from '../messages/error-messages.ts'
import type { EditorStore } from '../store.ts'
import type { ToastAction } from '../toasts.ts'
import { type AcceptedFile, kindOf, refusalOf } from './media-field.ts'

export type FailedUpload = { alert: number; again: () => void }

/** Calls `begun` unless the file is rejected at once, then `arrived` or `failed`. A retry calls them again. */
export type UploadRequest = {
  accepts: AcceptedFile
  begun?: () => void
  arrived: (upload: Upload) => void
  failed?: (failedUpload?: FailedUpload) => void
  signal?: AbortSignal
  /** The subject of the alerts: the place of the file, or by default its name. */
  about?: string
}

/** Uploads files. A toast shows the progress (specification §4 and §8). */
export function createUploads({ client, toasts, session, t, getState }: EditorStore) {
  const running = new Set<Promise<void>>()
  /** By alert id: retries for when the session or the server is back. A dismissed alert is not retried. */
  const waiting = new Map<number, () => void>()

  function upload(file: File, request: UploadRequest) {
    const refusal = refusalOf(t, file, request.accepts)
    if (refusal) {
      request.failed?.()
      return refuse(file, request, refusal)
    }
    request.begun?.()
    addEventListener('beforeunload', askBeforeUnload)
    const sending = send(file, request).finally(() => {
      running.delete(sending)
      if (running.size === 0) removeEventListener('beforeunload', askBeforeUnload)
    })
    running.add(sending)
  }

  async function send(file: File, request: UploadRequest) {
    const isPicture = isPictureName(file)
    const toast = toasts.busy(
      t(!isPicture ? 'notices.uploadingFile' : 'notices.uploadingImage'),
      0,
      request.about ?? file.name,
    )
    let failure: unknown
    const upload = await client.upload(file, toast.progress, request.signal).catch((error: unknown) => {
      failure = error
      return undefined
    })
    // Checked again: the server determines the type of a file by its content, not by its name.
    const refusal = upload && refusalOf(t, { name: upload.url, size: 0 }, request.accepts)
    // The response may arrive although the upload was aborted.
    const isUnwanted = request.signal?.aborted
    if (upload && !refusal && !isUnwanted) {
      toast.done(t('notices.fileUploaded'))
      if (upload.lost) {
        const parts = upload.lost.map((part) => t(`media.lostParts.${part}`))
        toasts.alert(t('media.lost'), { detail: [`${file.name}:`, ...parts].join(' ') })
      }
      session.resetPolling()
      return request.arrived(upload)
    }
    toast.dismiss()
    if (isUnwanted) return request.failed?.()
    const failedUpload = refusal ? refuse(file, request, refusal) : fail(file, request, failure)
    request.failed?.(failedUpload)
  }

  /** Undefined if a retry would fail again. */
  function fail(file: File, request: UploadRequest, error: unknown): FailedUpload | undefined {
    const { status, problem: { type = '', found } = {} } = error instanceof ApiError ? error : {}
    if (status === 413) return refuse(file, request, t('alerts.tooLarge'))
    if (status === 415) {
      const reasons = [found ? 'media.otherKind' : `media.${type.split(':')[2]}`, 'media.notInside']
      return refuse(file, request, t(reasons, { kind: found ?? kindOf(file.name).toUpperCase() }))
    }
    const again = () => {
      waiting.delete(alert)
      toasts.dismiss(alert)
      if (!request.signal?.aborted) upload(file, request)
    }
    const alert = showAlert(file, request, reasonOfFailedSave(t, error), [{ label: t('page.tryAgain'), run: again }])
    if (isTransient(error) || error instanceof SessionExpired) waiting.set(alert, again)
    if (isTransient(error)) session.poll()
    session.noteExpiry(error)
    return { alert, again }
  }

  function refuse(file: File, request: UploadRequest, reason: string): undefined {
    showAlert(file, request, reason)
  }

  function showAlert(
    file: File,
    { signal, about = file.name }: UploadRequest,
    reason: string | undefined,
    actions: ToastAction[] = [],
  ) {
    const failed = t(isPictureName(file) ? 'notices.imageFailed' : 'notices.fileFailed')
    const detail = [file.name, reason].filter(Boolean).join(': ')
    const alert = toasts.alert(failed, { about, detail, actions })
    signal?.addEventListener('abort', () => toasts.dismiss(alert))
    return alert
  }

  return {
    upload,
    retry() {
      const tasks = getState().toasts.map(({ id }) => waiting.get(id))
      waiting.clear()
      for (const task of tasks) task?.()
    },
    async uploaded() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

const isPictureName = ({ name }: File) => !isVideoAddress(name) && kindOf(name) !== 'pdf'

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
