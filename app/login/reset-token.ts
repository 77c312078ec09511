import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * The one-time token that a mailed link passes to the new-password screen. It is removed from the address at once, so
 * that nobody reads or copies it there, and kept in the history entry's state, so that it survives a reload.
 */
export function useResetToken(): string | undefined {
  const { search, state } = useLocation()
  const tokenInAddress = new URLSearchParams(search).get('token')
  useEffect(() => {
    if (tokenInAddress) replaceHistoryEntry(location.pathname + location.hash, tokenInAddress)
  }, [tokenInAddress])
  return tokenInAddress ?? state?.resetToken ?? undefined
}

/**
 * Changes the address of the current history entry and sets or (if undefined) removes its token. Does not navigate, so
 * that the next screen is shown even when the network is down. React Router keeps an entry's state in `usr`.
 */
export function replaceHistoryEntry(address: string, resetToken?: string) {
  const { usr, ...entry } = history.state ?? {}
  history.replaceState({ ...entry, usr: { ...usr, resetToken } }, '', address)
}
