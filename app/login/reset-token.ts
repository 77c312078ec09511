import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * The token of a mailed link moves from the address to the state of the history entry: nobody reads it there, and a
 * reload keeps it.
 */
export function useResetToken(): string | undefined {
  const { search, state } = useLocation()
  const tokenInAddress = new URLSearchParams(search).get('token')
  useEffect(() => {
    if (tokenInAddress) replaceHistoryEntry(location.pathname + location.hash, tokenInAddress)
  }, [tokenInAddress])
  return tokenInAddress ?? state?.resetToken ?? undefined
}

/** Does not navigate, so the next screen is shown even without a network. React Router keeps state under `usr`. */
export function replaceHistoryEntry(address: string, resetToken?: string) {
  const { usr, ...entry } = history.state ?? {}
  history.replaceState({ ...entry, usr: { ...usr, resetToken } }, '', address)
}
