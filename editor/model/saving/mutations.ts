import type { TFunction } from 'i18next'
import { ApiError, SessionExpired } from '#api/errors.ts'
import { needsRecentSignIn, reasonOf } from '../messages/error-messages.ts'
import type { SaveMessages } from '../messages/save-messages.ts'
import type { Toasts } from '../toasts.ts'
import type { createLoadErrors } from './load-errors.ts'

/** 'answered': the caller reports the error itself, at a field or with a question. */
type Outcome = 'done' | 'answered' | 'failed'

/** `isAnswered` is true for the errors that the caller reports itself. */
type MutationOptions = { isAnswered?: ((error: unknown) => boolean) | undefined }
/** `show` applies the mutation to the screen at once; the function it returns reverts that. */
type PageMutationOptions = MutationOptions & { show?: (() => () => void) | undefined }

type Deps = {
  toasts: Toasts
  loadErrors: ReturnType<typeof createLoadErrors>
  t: TFunction
  /** Resolves when no save is pending. */
  settled: () => Promise<unknown>
  /** Reloads the page from the server. */
  refresh: () => Promise<void>
  noteExpiry: (error: unknown) => void
  /** Counts a pending operation; the returned function ends it. */
  begin: () => () => void
}

export type Mutations = ReturnType<typeof createMutations>

/** Runs mutations other than saves of fields, with a progress toast (specification §4: 30, 70, success). */
export function createMutations({ toasts, loadErrors, t, settled, refresh, noteExpiry, begin }: Deps) {
  /** The sign-in that tasks wait for; resolves to whether it took place. */
  let login: PromiseWithResolvers<boolean> | undefined
  /** Page mutations run one after another, because a new order of blocks builds on the one before it. */
  let last: Promise<unknown> = Promise.resolve()
  /** Functions that revert the optimistic display of finished mutations, called once the reloaded page shows them. */
  const overlays = new Set<() => void>()

  async function redraw() {
    const drawn = [...overlays]
    await refresh()
    for (const removeOverlay of drawn) {
      overlays.delete(removeOverlay)
      removeOverlay()
    }
  }

  /** Runs a task; if the session has expired or the sign-in is too old, waits for a sign-in and runs it again. */
  async function signedIn(task: () => Promise<unknown>): Promise<void> {
    try {
      await task()
    } catch (error) {
      noteExpiry(error)
      if (!(error instanceof SessionExpired) && !needsRecentSignIn(error)) throw error
      login ??= Promise.withResolvers()
      if (!(await login.promise)) throw error
      await signedIn(task)
    }
  }

  async function runWithToast(
    { busy, done, failed }: SaveMessages,
    task: () => Promise<void>,
    { isAnswered }: MutationOptions,
  ): Promise<Outcome> {
    const toast = toasts.busy(busy, 30)
    const end = begin()
    try {
      await task()
    } catch (error) {
      toast.dismiss()
      end()
      if (isAnswered?.(error)) return 'answered'
      alert(failed, error)
      return 'failed'
    }
    toast.progress(70)
    setTimeout(() => {
      toast.done(done)
      end()
    }, 300)
    return 'done'
  }

  function alert(text: string, error: unknown, about?: string) {
    toasts.alert(text, { detail: [about, reasonOf(t, error)].filter(Boolean).join(': ') })
  }

  return {
    /** Shows an alert about a failure, with its subject, and the reason if known. */
    alertFailure(text: string, error: unknown, about?: string) {
      alert(text, error, about)
      noteExpiry(error)
    },
    mutate: (messages: SaveMessages, task: () => Promise<unknown>, options: MutationOptions = {}) =>
      runWithToast(messages, () => signedIn(task), options),
    /** Like `mutate`, for changes of the page: runs after all saves and earlier page mutations, then reloads it. */
    mutatePage(messages: SaveMessages, task: () => Promise<unknown>, { show, ...options }: PageMutationOptions = {}) {
      const removeOverlay = show?.() ?? (() => {})
      const before = last
      const whole = async () => {
        await before
        try {
          await signedIn(() => settled().then(task))
        } catch (error) {
          removeOverlay()
          if (isPageOutdated(error)) await loadErrors.load('page', redraw)
          throw error
        }
        overlays.add(removeOverlay)
        // The mutation itself succeeded; a failed reload has an alert of its own.
        await loadErrors.load('page', redraw)
      }
      const outcome = runWithToast(messages, whole, options)
      last = outcome
      return outcome
    },
    /** Resolves when no page mutation is pending. */
    mutationsSettled: () => last,
    /** Ends the wait for a sign-in: waiting tasks run again, or fail. */
    endSignInWait(isSignedIn: boolean) {
      login?.resolve(isSignedIn)
      login = undefined
    },
  }
}

/** Rejected because somebody else has changed the page, so that the screen is out of date. */
const isPageOutdated = (error: unknown) => error instanceof ApiError && [404, 409, 422].includes(error.status)
