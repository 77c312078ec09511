import type { TFunction } from 'i18next'
import type { Client } from '#api/client.ts'
import { ApiError, SessionExpired } from '#api/errors.ts'
import type { Upload } from '#api/uploads.ts'
import { isVideoAddress } from '#content/video-address.ts'
import { isTransient, reasonOfFailedSave } from '../messages/error-messages.ts'
import type { createReconnect } from '../saving/reconnect.ts'
import type { ToastAction, Toasts } from '../toasts.ts'
import { kindOf, refusalOf, type Takes } from './accepted-files.ts'

export type UploadDeps = {
  client: Client
  toasts: Toasts
  t: TFunction
  noteExpiry: (error: unknown) => void
  reconnect: ReturnType<typeof createReconnect>
  /** Tells that something is under way, until the answer is called. */
  begin: () => () => void
}

/** An upload that failed and may begin again, which its alert offers. */
export type FailedUpload = { alert: number; again: () => void }

/** What becomes of an upload. It begins, and ends as `arrived` or `failed`; after that it may begin once more. */
export type UploadRequest = {
  takes: Takes
  begun?: () => void
  arrived: (upload: Upload) => void
  failed?: (failedUpload?: FailedUpload) => void
  /** A way to choose another file, offered where this one is not taken. */
  another?: () => void
  /** Nothing is saved after it, so that its own success is said. */
  isAll?: boolean
  signal?: AbortSignal
}

/** Uploads files and says on the screen how that goes (specification §4 and §8; contract, names). */
export function createUploads({ client, toasts, t, noteExpiry, reconnect, begin }: UploadDeps) {
  const running = new Set<Promise<void>>()
  /** What an expired session or a broken line held up, by its alert: with that, a file is let go of. */
  const waiting = new Map<number, () => void>()

  /** Uploads a file, unless it cannot stand where it is wanted. */
  function upload(file: File, request: UploadRequest) {
    const refusal = refusalOf(file, request.takes)
    if (refusal) {
      request.failed?.()
      return refuse(file, request, t(refusal))
    }
    request.begun?.()
    const end = begin()
    // The browser asks before it closes the page.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    const sending = send(file, request).finally(() => {
      removeEventListener('beforeunload', warn)
      running.delete(sending)
      end()
    })
    running.add(sending)
  }

  async function send(file: File, request: UploadRequest) {
    const isVideo = isVideoAddress(file.name)
    const toast = toasts.busy(t(isVideo ? 'notices.uploadingFile' : 'notices.uploadingImage'), 0)
    let failure: unknown
    const upload = await client.upload(file, toast.progress, request.signal).catch((error: unknown) => {
      failure = error
      return undefined
    })
    // The server goes by what is in a file, not by its name.
    const refusal = upload && refusalOf({ name: upload.url, size: 0 }, request.takes)
    // It may arrive although it was called off.
    const isUnwanted = request.signal?.aborted
    if (upload && !refusal && !isUnwanted) {
      if (isVideo || request.isAll) setTimeout(() => toast.done(t('notices.fileUploaded')), 300)
      else toast.dismiss()
      reconnect.arrived()
      return request.arrived(upload)
    }
    toast.dismiss()
    if (isUnwanted) return request.failed?.()
    const failedUpload = refusal ? refuse(file, request, t(refusal)) : tell(file, request, failure)
    request.failed?.(failedUpload)
  }

  /** Answers what may begin again. */
  function tell(file: File, request: UploadRequest, error: unknown): FailedUpload | undefined {
    const status = error instanceof ApiError && error.status
    if (status === 413) return refuse(file, request, t('alerts.tooLarge'))
    if (status === 415) return refuse(file, request, notInside(file, request.takes))
    const again = () => {
      waiting.delete(alert)
      toasts.dismiss(alert)
      if (!request.signal?.aborted) upload(file, request)
    }
    const alert = say(file, request, reasonOfFailedSave(t, error), [{ label: t('page.tryAgain'), run: again }])
    if (isTransient(error) || error instanceof SessionExpired) waiting.set(alert, again)
    if (isTransient(error)) reconnect.begin()
    noteExpiry(error)
    return { alert, again }
  }

  /** Its name is of a kind that is taken, but what is in it is not. */
  function notInside({ name }: File, takes: Takes): string {
    return [t('media.notInside', { kind: kindOf(name).toUpperCase() }), t(`media.takes.${takes}`)].join(' ')
  }

  function refuse(file: File, request: UploadRequest, reason: string): undefined {
    const { another } = request
    say(file, request, reason, another ? [{ label: t('media.chooseAnother'), run: another }] : [])
  }

  function say(file: File, { signal }: UploadRequest, reason: string | undefined, actions: ToastAction[]) {
    const failed = t(isVideoAddress(file.name) ? 'notices.fileFailed' : 'notices.imageFailed')
    const alert = toasts.alert(failed, { detail: [file.name, reason].filter(Boolean).join(': '), actions })
    signal?.addEventListener('abort', () => toasts.dismiss(alert))
    return alert
  }

  return {
    upload,
    /** Begins again what waited for a login or for the network. */
    again() {
      const tasks = toasts.all().map(({ id }) => waiting.get(id))
      waiting.clear()
      for (const task of tasks) task?.()
    },
    /** Resolves when no upload is on its way. */
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
