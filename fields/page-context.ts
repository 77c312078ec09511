import { createContext } from 'react'
import type { EnquiryErrors, EnquiryValues } from '#content/enquiry.ts'
import type { Locale } from '#content/locale.ts'
import type { Wordmark } from '#ui/logo.tsx'

/** A contact form that was sent without a script and came back: what was typed, and why it was not taken. */
export type ReturnedEnquiry = {
  values: EnquiryValues
  faults: EnquiryErrors
  failed?: 'failed' | 'tooMany'
  /** With `tooMany`: when it may be tried again. */
  minutes?: number
}

export type PageContextValue = {
  locale: Locale
  /** The page's English path: '/about' for '/ar/about' too. */
  path: string
  /** The address from '?' on, as it was asked for. */
  search: string
  /** Where letters to the company go. */
  contactEmail: string
  brand: string
  /** The brand as it is drawn. */
  wordmark?: Wordmark
  /** The site's public origin: 'https://www.example.com'. */
  origin: string
  /** The page asks for a demo by its tabs too, whatever words are stored (content/pages.ts). */
  hasDemoButton?: boolean
  /** On phones its features are a row to swipe. */
  isDense?: boolean
  enquiry?: ReturnedEnquiry
}

/** What views may know of the page that they stand on. */
export const PageContext = createContext<PageContextValue>({
  locale: 'en',
  path: '/',
  search: '',
  contactEmail: '',
  brand: '',
  origin: '',
})
