import { ApiError, SessionExpired } from '#api/errors.ts'
import { needsRecentSignIn, reasonOf } from '../messages/error-messages.ts'
import type { SaveMessages } from '../messages/save-messages.ts'
import type { Slices } from '../store.ts'
import type { ToastAction } from '../toasts.ts'

/** 'answered': the mutation failed with an error that the caller reports itself (`isAnswered`). */
type Outcome = 'done' | 'answered' | 'failed'

type MutationOptions = {
  /** Returns true for errors that the caller reports itself, for example at a field. They cause no alert. */
  isAnswered?: ((error: unknown) => boolean) | undefined
  /** A button in the success toast, for example 'Undo'. */
  next?: ToastAction
  /** What the mutation changes, if its messages do not name it. Of all failures about one thing, the last is shown. */
  about?: string
}
/** `overlay` is shown until the mutation has failed, or has succeeded and the page is reloaded. */
type PageMutationOptions = MutationOptions & { overlay?: Overlay | undefined }

/**
 * The expected result of a pending mutation, which is shown at once. `hide` is the key of the block or item that is
 * hidden. `arrange` is the key of the page or block whose blocks or items are shown in the order of `ids`.
 */
export type Overlay = { hide: string } | { arrange: string; ids: string[] }

/** Runs mutations other than saves of fields. A toast shows the progress: 30 %, 70 %, success (specification §4). */
export function createMutations(store: Slices) {
  const { toasts, documents, loads, places, t, getState, setState } = store
  /**
   * The latest page mutation. Page mutations run one after another, because a new order of blocks is based on the order
   * before it.
   */
  let last: Promise<unknown> = Promise.resolve()
  /** The overlays of successful mutations. They are removed once the reloaded page shows the result itself. */
  const outdated = new Set<Overlay>()

  function removeOverlays(removed: (Overlay | undefined)[]) {
    setState(({ overlays }) => ({ overlays: overlays.filter((overlay) => !removed.includes(overlay)) }))
  }

  /**
   * Reloads the documents and blocks on the screen and the list of pages. Then removes the overlays of finished
   * mutations.
   */
  async function reload() {
    const shown = [...outdated]
    documents.reload()
    void store.pageList.load()
    await Promise.all(places.pages().map((page) => documents.loadPage(page)))
    await store.redraw?.()
    setState({ savedAt: new Date() })
    for (const overlay of shown) outdated.delete(overlay)
    removeOverlays(shown)
  }

  /**
   * Runs a task. If the session has expired or the sign-in is too long ago, waits for a sign-in and runs the task
   * again. Throws the error of the task if the sign-in is cancelled.
   */
  async function signedIn(task: () => Promise<unknown>): Promise<void> {
    try {
      await task()
    } catch (error) {
      store.session.noteExpiry(error)
      if (!(error instanceof SessionExpired) && !needsRecentSignIn(error)) throw error
      if (!(await store.session.signInEnded())) throw error
      await signedIn(task)
    }
  }

  async function runWithToast(
    { busy, done, failed }: SaveMessages,
    task: () => Promise<void>,
    { isAnswered, next, overlay, about = overlay ? JSON.stringify(overlay) : failed }: PageMutationOptions,
  ): Promise<Outcome> {
    const toast = toasts.busy(busy, 30, about)
    try {
      await task()
    } catch (error) {
      toast.dismiss()
      if (isAnswered?.(error)) return 'answered'
      toasts.alert(failed, { about, detail: reasonOf(t, error) })
      return 'failed'
    }
    toast.progress(70)
    toast.done(done, next && [next])
    return 'done'
  }

  return {
    /**
     * Runs a task without showing progress. Resolves to its result. If it fails, shows the alert `failed` with the
     * reason, opens the sign-in dialog if that is needed, and resolves to undefined.
     */
    async attempt<Result>(failed: string, task: () => Promise<Result>, about = failed): Promise<Result | undefined> {
      try {
        const result = await task()
        toasts.succeeded(about)
        return result
      } catch (error) {
        toasts.alert(failed, { about, detail: reasonOf(t, error) })
        store.session.noteExpiry(error)
        return undefined
      }
    },
    mutate: (messages: SaveMessages, task: () => Promise<unknown>, options: MutationOptions = {}) =>
      runWithToast(messages, () => signedIn(task), options),
    /** Like `mutate`, but waits for all saves and earlier page mutations first, and reloads the page at the end. */
    mutatePage(messages: SaveMessages, task: () => Promise<unknown>, options: PageMutationOptions = {}) {
      const { overlay } = options
      if (overlay) setState(({ overlays }) => ({ overlays: [...overlays, overlay] }))
      const before = last
      const inTurn = async () => {
        await before
        try {
          await signedIn(() => store.changes.saved().then(task))
        } catch (error) {
          removeOverlays([overlay])
          if (isPageOutdated(error)) await loads.load('page', reload)
          throw error
        }
        if (overlay) outdated.add(overlay)
        // Even if this reload fails, the mutation counts as done: the reload has an alert of its own.
        await loads.load('page', reload)
      }
      const outcome = runWithToast(messages, inTurn, options)
      last = outcome
      return outcome
    },
    /** Waits for all uploads, page mutations and saves. Resolves to whether everything is saved. */
    async settled(): Promise<boolean> {
      await store.uploads.uploaded()
      await last
      await store.changes.saved()
      const { failedChanges, conflicts } = getState()
      return failedChanges.length + conflicts.length === 0
    },
  }
}

/** Whether a mutation was rejected because somebody else has changed the page, so that the screen is out of date. */
const isPageOutdated = (error: unknown) => error instanceof ApiError && [404, 409, 422].includes(error.status)
