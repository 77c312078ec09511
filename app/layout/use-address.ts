import { useLocation } from 'react-router'
import { splitLocale } from '#content/address.ts'

/** The page's language and its English path, from the address. */
export function useAddress() {
  return splitLocale(useLocation().pathname)
}
