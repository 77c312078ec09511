import { ApiError, Offline } from './errors.ts'
import type { Problem } from './problem.ts'
import { parse } from './request.ts'
import type { Upload } from './uploads.ts'

export type UploadOptions = {
  bearer: string | null
  onProgress: (percent: number) => void
  signal?: AbortSignal | undefined
}

/** Milliseconds without progress after which an upload is aborted. There is no limit for the total time. */
const idleTimeout = 60_000
/** Milliseconds to wait for the response to a file once it has been sent: encoding a large picture takes minutes. */
const processingTimeout = 10 * 60_000

/**
 * Sends the form field `file`. Throws `ApiError`, `Offline` or the signal's reason. Uses XMLHttpRequest, because
 * `fetch` does not report progress.
 */
export function uploadFile(url: string, file: File, { bearer, onProgress, signal }: UploadOptions): Promise<Upload> {
  signal?.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Upload>()
  const request = new XMLHttpRequest()
  const stop = () => request.abort()
  const offline = () => reject(new Offline('The server cannot be reached'))
  let timer: ReturnType<typeof setTimeout>
  const waitFor = (time: number) => {
    clearTimeout(timer)
    timer = setTimeout(stop, time)
  }

  waitFor(idleTimeout)
  request.upload.onload = () => waitFor(processingTimeout)
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    waitFor(idleTimeout)
    if (lengthComputable) onProgress(Math.round((loaded / total) * 100))
  }
  request.onload = () => {
    const answer = parse(request.responseText)
    if (request.status < 300) return resolve(answer as Upload)
    const wait = Number(request.getResponseHeader('retry-after'))
    reject(new ApiError(request.status, (answer ?? {}) as Partial<Problem>, wait || undefined))
  }
  request.onerror = offline
  request.onabort = () => (signal?.aborted ? reject(signal.reason) : offline())
  request.onloadend = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
  signal?.addEventListener('abort', stop)

  request.open('POST', url)
  request.setRequestHeader('accept', 'application/json')
  if (bearer) request.setRequestHeader('authorization', `Bearer ${bearer}`)
  const form = new FormData()
  form.append('file', file)
  request.send(form)
  return promise
}
