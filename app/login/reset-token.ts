import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Returns the one-time token with which a mailed link opens the screen for a new password. The token is removed from
 * the address at once, so that nobody reads or copies it there. It is stored in the state of the history entry, so that
 * it survives a reload.
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
 * Changes the address of the current history entry, and stores the reset token in the entry's state, or removes it.
 * Does not navigate, so that the next screen is shown even without a network. React Router stores the state of an entry
 * under the key `usr`.
 */
export function replaceHistoryEntry(address: string, resetToken?: string) {
  const { usr, ...entry } = history.state ?? {}
  history.replaceState({ ...entry, usr: { ...usr, resetToken } }, '', address)
}
