import { ApiError, SessionExpired } from '#api/errors.ts'
import { newId } from './documents/documents.ts'
import { isTransient, needsRecentSignIn, reasonOf } from './messages/error-messages.ts'
import type { SaveMessages } from './messages/save-messages.ts'
import type { EditorStore } from './store.ts'
import type { ToastAction } from './toasts.ts'

/** 'answered': the act failed with an error that the caller reports itself. 'cancelled': the answer was 'Cancel'. */
export type Outcome = 'done' | 'answered' | 'failed' | 'cancelled'

/**
 * A question with two buttons: `action` (a verb) and 'Cancel'. `isDangerous` styles the action as destructive. `better` is
 * a third, recommended button, whose `run` is called before the act.
 */
export type ConfirmQuestion = {
  title: string
  text: string
  action: string
  isDangerous?: boolean
  better?: { label: string; run: () => void } | undefined
}

export type ActOptions = {
  values?: Record<string, string>
  /**
   * Asks before the act. A missing title is the message `<key>.ask.title`, a missing text `<key>.ask.text` and, if it
   * exists, `<key>.ask.note`, a missing action `<key>.ask.action` or `<key>.label`.
   */
  ask?: Partial<ConfirmQuestion>
  /**
   * The subject of a failure: its alert replaces an earlier one about the same subject. By default the messages and
   * values.
   */
  about?: string | undefined
  isAnswered?: ((error: unknown) => boolean) | undefined
  undo?: (() => unknown) | undefined
  /** The function of the button 'Try again' in the alert, if another attempt may succeed. */
  retry?: (() => unknown) | undefined
  /** Whether the act changes pages: it waits for all saves and earlier such acts, and reloads the page at the end. */
  isOfPage?: boolean
  /** Shown until the act has failed, or has succeeded and the page is reloaded. Implies `isOfPage`. */
  overlay?: Overlay | undefined
}

/**
 * The expected result: the block or item `hide` is gone, or the blocks or items of `arrange` are in the order of `ids`.
 */
export type Overlay = { hide: string } | { arrange: string; ids: string[] }

/** Runs every change that is not a save of fields. A toast shows the progress: 30 %, 70 %, success (specification §4). */
export function createActs(store: EditorStore) {
  const { toasts, documents, t, getState, setState } = store
  const { loads, places } = documents
  /** The latest act of a page. These acts run one after another, because an order of blocks is based on the one before. */
  let last: Promise<unknown> = Promise.resolve()
  /** The overlays of successful acts. They are removed once the reloaded page shows the result itself. */
  const outdated = new Set<Overlay>()

  function removeOverlays(removed: (Overlay | undefined)[]) {
    setState(({ overlays }) => ({ overlays: overlays.filter((overlay) => !removed.includes(overlay)) }))
  }

  async function reload() {
    const shown = [...outdated]
    documents.reload()
    void store.documents.pages.load()
    await Promise.all(places.pages().map((page) => documents.loadPage(page)))
    await store.redraw?.()
    setState({ savedAt: new Date() })
    for (const overlay of shown) outdated.delete(overlay)
    removeOverlays(shown)
  }

  /** Waits for a sign-in and runs the task again, if the server requires one. Throws if the sign-in is cancelled. */
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

  async function inTurn(task: () => Promise<unknown>, before: Promise<unknown>, overlay: Overlay | undefined) {
    await before
    try {
      await signedIn(() => store.saves.saved().then(task))
    } catch (error) {
      removeOverlays([overlay])
      if (isPageOutdated(error)) await loads.load('page', reload)
      throw error
    }
    if (overlay) outdated.add(overlay)
    // Even if this reload fails, the act counts as done: the reload has an alert of its own.
    await loads.load('page', reload)
  }

  async function withToast(
    { busy, done, failed }: SaveMessages,
    task: () => Promise<void>,
    about: string,
    { isAnswered, undo, retry }: ActOptions,
  ): Promise<Outcome> {
    const toast = toasts.busy(busy, 30, about)
    try {
      await task()
    } catch (error) {
      toast.dismiss()
      if (isAnswered?.(error)) {
        toasts.dismissAbout(about)
        return 'answered'
      }
      toasts.alert(failed, {
        about,
        detail: reasonOf(t, error),
        actions: isTransient(error) ? button('page.tryAgain', retry) : [],
      })
      return 'failed'
    }
    toast.progress(70)
    toast.done(done, button('history.undo.label', undo))
    return 'done'
  }
  const button = (label: string, run: (() => unknown) | undefined): ToastAction[] =>
    run ? [{ label: t(label), run }] : []

  /** Resolves to whether the action was chosen. A question waits until earlier ones are answered. */
  function ask(key: string, { values = {}, ask: given }: Pick<ActOptions, 'values' | 'ask'> = {}): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const question = {
      title: t([`${key}.ask.title`, 'common.delete'], values),
      text: [t(`${key}.ask.text`, values), t(`${key}.ask.note`, '')].filter(Boolean).join(' '),
      action: t([`${key}.ask.action`, `${key}.label`, 'common.delete'], values),
      ...given,
      id: newId(),
      answer(isChosen: boolean) {
        setState(({ questions }) => ({ questions: questions.filter((each) => each !== question) }))
        resolve(isChosen)
      },
    }
    setState(({ questions }) => ({ questions: [...questions, question] }))
    return promise
  }

  /**
   * `messages`: a key with 'busy', 'done' and 'failed' (by default those of any change), or the messages themselves.
   */
  async function act(
    messages: string | SaveMessages,
    task: () => Promise<unknown>,
    options: ActOptions = {},
  ): Promise<Outcome> {
    const { values = {}, overlay, isOfPage = overlay } = options
    const say = (part: string, other: string) => t([`${messages}.${part}`, other], values)
    if (options.ask && !(await ask(String(messages), options))) return 'cancelled'
    const texts =
      typeof messages === 'string'
        ? {
            busy: say('busy', 'notices.savingChanges'),
            done: say('done', 'notices.changesSaved'),
            failed: say('failed', 'alerts.changesFailed'),
          }
        : messages
    const named = overlay ? JSON.stringify(overlay) : [texts.failed, ...Object.values(values)].join(' ')
    const { about = named } = options
    if (!isOfPage) {
      const outcome = await withToast(texts, () => signedIn(task), about, options)
      if (outcome === 'done') setState(({ acts }) => ({ acts: acts + 1 }))
      return outcome
    }
    if (overlay) setState(({ overlays }) => ({ overlays: [...overlays, overlay] }))
    const before = last
    const outcome = withToast(texts, () => inTurn(task, before, overlay), about, options)
    last = outcome.catch(() => {})
    return outcome
  }

  const more = {
    /** Shows no progress. Resolves to undefined if the task fails, with the alert `failed` and the reason. */
    async attempt<Result>(failed: string, task: () => Promise<Result>, about = failed): Promise<Result | undefined> {
      try {
        let result: Result | undefined
        await signedIn(async () => {
          result = await task()
        })
        toasts.dismissAbout(about)
        return result
      } catch (error) {
        toasts.alert(failed, { about, detail: reasonOf(t, error) })
        return undefined
      }
    },
    async settled(): Promise<boolean> {
      await store.uploads.uploaded()
      await last
      await store.saves.saved()
      const { failedSaves, conflicts } = getState()
      return failedSaves.length + conflicts.length === 0
    },
  }
  return { ask, act: Object.assign(act, more) }
}

const isPageOutdated = (error: unknown) => error instanceof ApiError && [404, 409, 422].includes(error.status)
