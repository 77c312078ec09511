import type { MeResponse } from '#api/auth.ts'
import { isProblem, Offline, SessionExpired } from '#api/errors.ts'
import { isTransient, needsRecentSignIn, reasonOf } from '../messages/error-messages.ts'
import type { EditorStore } from '../store.ts'

const shortestPause = 3_000
const longestPause = 60_000

/** Opens the sign-in dialog, and retries what failed after a sign-in or as soon as the server answers again. */
export function createSession(store: EditorStore) {
  const { client, journal, setState } = store
  let signedIn: PromiseWithResolvers<boolean> | undefined
  let pause = shortestPause
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasEnded = false

  /** Polls a server that does not answer. The interval doubles with each poll, up to a minute. */
  function poll() {
    if (hasEnded) return
    timer ??= setTimeout(async () => {
      timer = undefined
      pause = Math.min(pause * 2, longestPause)
      try {
        await client.me()
      } catch {
        return poll()
      }
      if (!hasEnded) backOnline()
    }, pause)
  }

  /** Runs when the network is back and after every response. */
  function backOnline() {
    store.saves.retry(isTransient)
    store.uploads.retry()
    store.documents.loads.backOnline()
  }

  function endSignIn(isSignedIn: boolean) {
    setState({ isExpired: false, isConfirming: false })
    signedIn?.resolve(isSignedIn)
    signedIn = undefined
  }

  return {
    poll,
    resetPolling() {
      pause = shortestPause
    },
    backOnline,
    noteExpiry(error: unknown) {
      if (error instanceof SessionExpired) setState({ isExpired: true })
      if (needsRecentSignIn(error)) setState({ isConfirming: true })
      // An administrator has reserved publishing to administrators since the user was loaded.
      if (isProblem(error, 'administrators-publish')) void store.refreshUser?.()
    },
    enter(user: MeResponse) {
      store.setAuthor(user.id)
      setState({ user })
    },
    signIn: () => setState({ isExpired: true }),
    signInEnded(): Promise<boolean> {
      signedIn ??= Promise.withResolvers()
      return signedIn.promise
    },
    cancelSignIn: () => endSignIn(false),
    /** Retries what failed because the session had expired, the waiting uploads, and all failed loads. */
    resume() {
      endSignIn(true)
      store.saves.retry((error) => error instanceof SessionExpired)
      store.uploads.retry()
      store.documents.loads.retry()
    },
    /** The next editor session offers the saves that are still unsaved. */
    async leave() {
      hasEnded = true
      clearTimeout(timer)
      await store.saves.saved()
      journal.close()
    },
  }
}

type Task = () => Promise<void>

const about = 'loads'

/** Runs loads for edit mode. All loads that fail share one alert with a button that retries them. */
export function createLoads(store: EditorStore) {
  const { toasts, t } = store
  const latest = new Map<string, Task>()
  const failed = new Map<string, { task: Task; error: unknown }>()

  /** Runs a load. If a load of the same name starts later, only the outcome of the later one counts. */
  async function load(name: string, task: Task) {
    latest.set(name, task)
    try {
      await task()
      if (latest.get(name) === task) forget(name)
    } catch (error) {
      if (latest.get(name) !== task) return
      failed.set(name, { task, error })
      const actions = [{ label: t('page.tryAgain'), run: () => retry() }]
      toasts.alert(t('page.failed'), { about, detail: reasonOf(t, error), actions })
      store.session.noteExpiry(error)
      if (error instanceof Offline) store.session.poll()
    }
  }

  /** Removes a load that succeeded or is no longer needed. Dismisses the alert if no failed load remains. */
  function forget(name: string) {
    latest.delete(name)
    if (failed.delete(name) && failed.size === 0) toasts.dismissAbout(about)
  }

  function retry(isMeant: (error: unknown) => boolean = () => true) {
    const tasks = [...failed].filter(([, { error }]) => isMeant(error))
    for (const [name] of tasks) failed.delete(name)
    if (tasks.length > 0 && failed.size === 0) toasts.dismissAbout(about)
    for (const [name, { task }] of tasks) void load(name, task)
  }

  return {
    load,
    forget,
    retry: () => retry(),
    /**
     * Retries only loads that failed offline, because this runs after every response, and refused loads would fail
     * again.
     */
    backOnline: () => retry((error) => error instanceof Offline),
  }
}
