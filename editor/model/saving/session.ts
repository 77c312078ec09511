import { SessionExpired } from '#api/errors.ts'
import { isTransient, needsRecentSignIn } from '../messages/error-messages.ts'
import type { Slices } from '../store.ts'

const shortestPause = 3_000
const longestPause = 60_000

/** Opens the sign-in dialog, and retries what failed after a sign-in or as soon as the server answers again. */
export function createSession(store: Slices) {
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

  /**
   * Retries what failed because the network or the server was not available. Runs when the network is back and after
   * every response.
   */
  function backOnline() {
    store.saves.retry(isTransient)
    store.uploads.retry()
    store.loads.backOnline()
  }

  function endSignIn(isSignedIn: boolean) {
    setState({ isExpired: false, isConfirming: false })
    signedIn?.resolve(isSignedIn)
    signedIn = undefined
  }

  return {
    poll,
    /** Resets the interval of polls, after the server has stored something. */
    resetPolling() {
      pause = shortestPause
    },
    backOnline,
    /** Opens the sign-in dialog if `error` requires a sign-in. */
    noteExpiry(error: unknown) {
      if (error instanceof SessionExpired) setState({ isExpired: true })
      if (needsRecentSignIn(error)) setState({ isConfirming: true })
    },
    signIn: () => setState({ isExpired: true }),
    /** Resolves when the sign-in dialog is closed, to whether somebody has signed in. */
    signInEnded(): Promise<boolean> {
      signedIn ??= Promise.withResolvers()
      return signedIn.promise
    },
    cancelSignIn: () => endSignIn(false),
    /**
     * Called after a sign-in. Retries the saves that failed because the session had expired, the waiting uploads, and
     * all failed loads.
     */
    resume() {
      endSignIn(true)
      store.saves.retry((error) => error instanceof SessionExpired)
      store.uploads.retry()
      store.loads.retry()
    },
    /**
     * Waits for pending saves and ends the editor session. The next editor session offers the saves that are still
     * unsaved.
     */
    async leave() {
      hasEnded = true
      clearTimeout(timer)
      await store.saves.saved()
      journal.close()
    },
  }
}
