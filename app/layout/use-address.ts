import { useLocation } from 'react-router'
import { splitLocale } from '#content/address.ts'

/** The locale and the English path of the current page. */
export function useAddress() {
  return splitLocale(useLocation().pathname)
}
