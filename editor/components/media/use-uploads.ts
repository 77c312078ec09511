import { useEffect, useState } from 'react'
import { type Locale, locales } from '#content/locale.ts'
import type { Path } from '#content/path.ts'
import { type AcceptedMedia, type MediaPatch, patchOf } from '../../model/uploads/media-field.ts'
import { createPendingUploads, type PendingUpload, uploadMedia } from '../../model/uploads/upload-media.ts'
import type { FailedUpload } from '../../model/uploads/uploads.ts'
import { useEditor, useEditorState } from '../editor-context.ts'

export type Previews = Partial<Record<Locale, string | undefined>>
export type BoxUploads = {
  /** Object URLs that are shown in a field while its file is uploaded. */
  previewsAt: (at: Path) => Previews
  upload: (at: Path, file: File, accepts: AcceptedMedia, locale: Locale | undefined) => void
  /** Cancels the uploads for a field, in one language or in both, because something else was chosen. */
  supersede: (at: Path, locale: Locale | undefined) => void
}

type Options<Task> = {
  put: (at: Path, patch: MediaPatch) => void
  run: (task: Task) => void
}

/**
 * Uploads files for the media boxes of a dialog. The dialog has the uploads, because a box may be unmounted during an
 * upload, and because the dialog saves after all uploads.
 */
export function useUploads<Task>({ put, run }: Options<Task>) {
  const { uploads } = useEditor()
  const [previews, setPreviews] = useState<Record<string, Previews>>({})
  const [running, setRunning] = useState<PendingUpload[]>([])
  const [waitingTask, setWaitingTask] = useState<{ task: Task }>()
  const [failed, setFailed] = useState<FailedUpload[]>([])
  const [pendingUploads] = useState(createPendingUploads<PendingUpload>)
  const toasts = useEditorState((state) => state.toasts)
  const retryableUploads = failed.filter(({ alert }) => toasts.some(({ id }) => id === alert))
  const isBusy = running.length > 0
  useEffect(() => pendingUploads.abortAll, [pendingUploads])
  useEffect(() => {
    if (!waitingTask || isBusy) return
    setWaitingTask(undefined)
    run(waitingTask.task)
  })

  function show(key: string, languages: readonly Locale[], address: string | undefined) {
    const shown = Object.fromEntries(languages.map((locale) => [locale, address]))
    setPreviews((before) => ({ ...before, [key]: { ...before[key], ...shown } }))
  }
  function supersede(at: Path, locale: Locale | undefined) {
    const languages = languagesOf(locale)
    pendingUploads.supersede(keyOf(at), languages)
    show(keyOf(at), languages, undefined)
  }
  function upload(at: Path, file: File, accepts: AcceptedMedia, locale: Locale | undefined) {
    supersede(at, locale)
    const pendingUpload: PendingUpload = { key: keyOf(at), languages: languagesOf(locale) }
    uploadMedia(pendingUploads, pendingUpload, file, {
      upload: uploads.upload,
      accepts,
      about: pendingUpload.key,
      begun: () => setRunning((before) => [...before, pendingUpload]),
      show(address) {
        show(pendingUpload.key, pendingUpload.languages, address)
        if (!address) setRunning((before) => before.filter((each) => each !== pendingUpload))
      },
      put: (address) => put(at, patchOf(address, pendingUpload.languages)),
      failed(failedUpload) {
        if (pendingUpload.languages.length === 0) return
        // Do not run the waiting task: the user must first see that the file is missing.
        setWaitingTask(undefined)
        if (failedUpload) setFailed((before) => [...before, failedUpload])
      },
    })
  }

  return {
    previewsAt: (at: Path) => previews[keyOf(at)] ?? {},
    upload,
    supersede,
    /** Whether files are being uploaded, or have failed and can be retried. */
    isPending: isBusy || retryableUploads.length > 0,
    isAwaited: waitingTask !== undefined,
    /**
     * Runs a task after all uploads, or now if there are none. Retries failed uploads first. The task is discarded if
     * an upload fails.
     */
    afterUploads(task: Task) {
      for (const { again } of retryableUploads) again()
      if (isBusy || retryableUploads.length > 0) setWaitingTask({ task })
      else run(task)
    },
  }
}

const keyOf = (at: Path) => at.join('/')
const languagesOf = (locale: Locale | undefined): readonly Locale[] => (locale ? [locale] : locales)
