import { SessionExpired } from '#api/errors.ts'
import { isTransient, needsRecentSignIn } from '../messages/error-messages.ts'
import type { Slices } from '../store.ts'

const shortestPause = 3_000
const longestPause = 60_000

/** Retries what failed, after a sign-in or as soon as the server answers again. */
export function createSession(store: Slices) {
  const { client, journal, getState, setState } = store
  let signedIn: PromiseWithResolvers<boolean> | undefined
  let pause = shortestPause
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasEnded = false

  /** Polls a server that does not answer, at intervals that double until something is stored. */
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

  /** Retries what waited for the network or the server. Runs when the network is back and on every response. */
  function backOnline() {
    store.changes.retry(isTransient)
    store.uploads.retry()
    store.loads.backOnline()
  }

  function endSignIn(isSignedIn: boolean, isLoginPostponed: boolean) {
    setState({ isExpired: false, isConfirming: false, isLoginPostponed })
    signedIn?.resolve(isSignedIn)
    signedIn = undefined
  }

  return {
    poll,
    /** Resets the interval of polls, after something was stored. */
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
    /** Resolves when the sign-in dialog is closed, to whether somebody signed in. */
    signInEnded(): Promise<boolean> {
      signedIn ??= Promise.withResolvers()
      return signedIn.promise
    },
    signInLater() {
      const { isExpired, isLoginPostponed } = getState()
      endSignIn(false, isExpired || isLoginPostponed)
    },
    /** After a sign-in: retries the changes that failed for lack of it, the waiting uploads and all failed loads. */
    resume() {
      endSignIn(true, false)
      store.changes.retry((error) => error instanceof SessionExpired)
      store.uploads.retry()
      store.loads.retry()
    },
    /** Ends the editor session; the next one offers what is still not saved. */
    async leave() {
      hasEnded = true
      clearTimeout(timer)
      await store.changes.saved()
      journal.close()
    },
  }
}
