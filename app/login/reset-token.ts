import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * The one-use token that a mailed link brings to the new-password screen. It leaves the address at once, so that nobody
 * reads or copies it there, and stays with the tab's history entry: after a reload the screen must not forget it.
 */
export function useResetToken(): string | undefined {
  const { search, state } = useLocation()
  const brought = new URLSearchParams(search).get('token')
  useEffect(() => {
    if (brought) replaceHistoryEntry(location.pathname + location.hash, brought)
  }, [brought])
  return brought ?? state?.resetToken ?? undefined
}

/**
 * Gives the current history entry another address, with the token or (left out) without. Not by navigating: a screen
 * must come even when the network is gone. `usr` is where React Router keeps an entry's state.
 */
export function replaceHistoryEntry(address: string, resetToken?: string) {
  const { usr, ...entry } = history.state ?? {}
  history.replaceState({ ...entry, usr: { ...usr, resetToken } }, '', address)
}
