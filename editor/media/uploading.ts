import type { TFunction } from 'i18next'
import type { Client } from '#api/client.ts'
import { ApiError, SessionExpired } from '#api/errors.ts'
import type { Upload } from '#api/uploads.ts'
import { isFilmAddress } from '#content/film-address.ts'
import { isPassing, reasonOfKept } from '../failures.ts'
import type { NoticeAction, Notices } from '../notices/notices.ts'
import type { createReaching } from '../reaching.ts'
import { kindOf, refusalOf, type Takes } from './files.ts'

export type UploadingNeeds = {
  client: Client
  notices: Notices
  t: TFunction
  noteExpiry: (error: unknown) => void
  reaching: ReturnType<typeof createReaching>
  /** Tells that something is under way, until the answer is called. */
  begin: () => () => void
}

/** An upload that failed and may begin again, which its alert offers. */
export type HeldUp = { alert: number; again: () => void }

/** What becomes of an upload. It begins, and ends as `arrived` or `failed`; after that it may begin once more. */
export type Wanted = {
  takes: Takes
  begun?: () => void
  arrived: (upload: Upload) => void
  failed?: (heldUp?: HeldUp) => void
  /** A way to choose another file, offered where this one is not taken. */
  another?: () => void
  /** Nothing is saved after it, so that its own success is said. */
  isAll?: boolean
  signal?: AbortSignal
}

/** Uploads files and says on the screen how that goes (specification §4 and §8; contract, names). */
export function createUploading({ client, notices, t, noteExpiry, reaching, begin }: UploadingNeeds) {
  const running = new Set<Promise<void>>()
  /** What an expired session or a broken line held up, by its alert: with that, a file is let go of. */
  const waiting = new Map<number, () => void>()

  /** Uploads a file, unless it cannot stand where it is wanted. */
  function upload(file: File, wanted: Wanted) {
    const refusal = refusalOf(file, wanted.takes)
    if (refusal) {
      wanted.failed?.()
      return refuse(file, wanted, t(refusal))
    }
    wanted.begun?.()
    const end = begin()
    // The browser asks before it closes the page.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    const sending = send(file, wanted).finally(() => {
      removeEventListener('beforeunload', warn)
      running.delete(sending)
      end()
    })
    running.add(sending)
  }

  async function send(file: File, wanted: Wanted) {
    const isFilm = isFilmAddress(file.name)
    const notice = notices.busy(t(isFilm ? 'notices.uploadingFile' : 'notices.uploadingImage'), 0)
    let failure: unknown
    const upload = await client.upload(file, notice.progress, wanted.signal).catch((error: unknown) => {
      failure = error
      return undefined
    })
    // The server goes by what is in a file, not by its name.
    const refusal = upload && refusalOf({ name: upload.url, size: 0 }, wanted.takes)
    // It may arrive although it was called off.
    const isUnwanted = wanted.signal?.aborted
    if (upload && !refusal && !isUnwanted) {
      if (isFilm || wanted.isAll) setTimeout(() => notice.done(t('notices.fileUploaded')), 300)
      else notice.gone()
      reaching.arrived()
      return wanted.arrived(upload)
    }
    notice.gone()
    if (isUnwanted) return wanted.failed?.()
    const heldUp = refusal ? refuse(file, wanted, t(refusal)) : tell(file, wanted, failure)
    wanted.failed?.(heldUp)
  }

  /** Answers what may begin again. */
  function tell(file: File, wanted: Wanted, error: unknown): HeldUp | undefined {
    const status = error instanceof ApiError && error.status
    if (status === 413) return refuse(file, wanted, t('alerts.tooLarge'))
    if (status === 415) return refuse(file, wanted, notInside(file, wanted.takes))
    const again = () => {
      waiting.delete(alert)
      notices.dismiss(alert)
      if (!wanted.signal?.aborted) upload(file, wanted)
    }
    const alert = say(file, wanted, reasonOfKept(t, error), [{ label: t('page.tryAgain'), run: again }])
    if (isPassing(error) || error instanceof SessionExpired) waiting.set(alert, again)
    if (isPassing(error)) reaching.begin()
    noteExpiry(error)
    return { alert, again }
  }

  /** Its name is of a kind that is taken, but what is in it is not. */
  function notInside({ name }: File, takes: Takes): string {
    return [t('media.notInside', { kind: kindOf(name).toUpperCase() }), t(`media.takes.${takes}`)].join(' ')
  }

  function refuse(file: File, wanted: Wanted, reason: string): undefined {
    const { another } = wanted
    say(file, wanted, reason, another ? [{ label: t('media.chooseAnother'), run: another }] : [])
  }

  function say(file: File, { signal }: Wanted, reason: string | undefined, actions: NoticeAction[]) {
    const failed = t(isFilmAddress(file.name) ? 'notices.fileFailed' : 'notices.imageFailed')
    const alert = notices.alert(failed, { detail: [file.name, reason].filter(Boolean).join(': '), actions })
    signal?.addEventListener('abort', () => notices.dismiss(alert))
    return alert
  }

  return {
    upload,
    /** Begins again what waited for a login or for the network. */
    again() {
      const tasks = notices.all().map(({ id }) => waiting.get(id))
      waiting.clear()
      for (const task of tasks) task?.()
    },
    /** Resolves when no upload is on its way. */
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
