import type { TFunction } from 'i18next'
import { ApiError, SessionExpired } from '#api/errors.ts'
import { needsRecentSignIn, reasonOf } from '../messages/error-messages.ts'
import type { SaveMessages } from '../messages/save-messages.ts'
import type { Toasts } from '../toasts.ts'
import type { createLoadErrors } from './load-errors.ts'

/** 'answered' where whoever asked says what went wrong: at a field, or by a question. */
type Outcome = 'done' | 'answered' | 'failed'

/** `isAnswered` tells of errors that whoever asked says something about. */
type MutationOptions = { isAnswered?: ((error: unknown) => boolean) | undefined }
/** `show` puts on the screen at once what is being done; its answer takes that back. */
type PageMutationOptions = MutationOptions & { show?: (() => () => void) | undefined }

type Deps = {
  toasts: Toasts
  loadErrors: ReturnType<typeof createLoadErrors>
  t: TFunction
  /** Resolves when no save is on its way. */
  settled: () => Promise<unknown>
  /** Draws the screen from what is stored. */
  refresh: () => Promise<void>
  noteExpiry: (error: unknown) => void
  /** Tells that something is under way, until the answer is called. */
  begin: () => () => void
}

export type Mutations = ReturnType<typeof createMutations>

/** Does what is not the save of a field, and says on the screen how that goes (specification §4: 30, 70, success). */
export function createMutations({ toasts, loadErrors, t, settled, refresh, noteExpiry, begin }: Deps) {
  /** Whoever is asked for the password; the answer is whether it was given. */
  let login: PromiseWithResolvers<boolean> | undefined
  /** What changes the page is done in a row: a sequence counts on the one before it. */
  let last: Promise<unknown> = Promise.resolve()
  /** Takes back what is shown of all that is done, once the page itself shows it. */
  const overlays = new Set<() => void>()

  async function redraw() {
    const drawn = [...overlays]
    await refresh()
    for (const removeOverlay of drawn) {
      overlays.delete(removeOverlay)
      removeOverlay()
    }
  }

  /** Where the session is over, or the login too long ago, the task waits for the login and is begun again. */
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

  async function say(
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
    /** Says in an alert that something failed, with what it was about, and why where that is known. */
    tellFailure(text: string, error: unknown, about?: string) {
      alert(text, error, about)
      noteExpiry(error)
    },
    mutate: (messages: SaveMessages, task: () => Promise<unknown>, options: MutationOptions = {}) =>
      say(messages, () => signedIn(task), options),
    /** The same for what changes the page: after all saves and all that was begun before, and then the page is drawn anew. */
    mutatePage(messages: SaveMessages, task: () => Promise<unknown>, { show, ...options }: PageMutationOptions = {}) {
      const removeOverlay = show?.() ?? (() => {})
      const before = last
      const whole = async () => {
        await before
        try {
          await signedIn(() => settled().then(task))
        } catch (error) {
          removeOverlay()
          if (isOfAnotherPage(error)) await loadErrors.load('page', redraw)
          throw error
        }
        overlays.add(removeOverlay)
        // It is done; where the page cannot be drawn anew, that is what failed.
        await loadErrors.load('page', redraw)
      }
      const outcome = say(messages, whole, options)
      last = outcome
      return outcome
    },
    /** Resolves when all is done that changes the page. */
    mutationsSettled: () => last,
    /** Nobody is asked for the password any more: what waited for it is begun again, or fails. */
    loginOver(isSignedIn: boolean) {
      login?.resolve(isSignedIn)
      login = undefined
    },
  }
}

/** Refused because somebody else has changed the page: it is not what the screen shows. */
const isOfAnotherPage = (error: unknown) => error instanceof ApiError && [404, 409, 422].includes(error.status)
