import { createContext } from 'react'
import type { Locale } from '#content/text.ts'

export type PageContextValue = {
  locale: Locale
  /** The page's English path: '/about' for '/ar/about' too. */
  path: string
  /** The address from '?' on, as it was asked for. */
  search: string
  /** Where letters to the company go. */
  contactEmail: string
  brand: string
}

/** What views may know of the page that they stand on. */
export const PageContext = createContext<PageContextValue>({
  locale: 'en',
  path: '/',
  search: '',
  contactEmail: '',
  brand: '',
})
