import { createContext } from 'react'
import type { ArabicPaths } from '#content/address.ts'
import type { EnquiryErrors, EnquiryValues } from '#content/enquiry.ts'
import type { Locale } from '#content/locale.ts'
import type { LocalizedMedia, LocalizedText } from '#content/localized.ts'
import type { Wordmark } from '#ui/logo.tsx'

/** The result of a contact form that was sent without JavaScript and rejected: the typed values and the errors. */
export type ReturnedEnquiry = {
  values: EnquiryValues
  errors: EnquiryErrors
  failed?: 'failed' | 'tooMany'
  /** If `failed` is 'tooMany': the minutes until the form may be sent again. */
  minutes?: number
}

/** A link to the company's profile in a social network. */
export type SocialLink = { id: string; label: LocalizedText; url: string }

export type PageContextValue = {
  locale: Locale
  /** The page's English path: '/about' for '/ar/about' too. */
  path: string
  /** The query string as requested, including '?'. */
  search: string
  /** The company's e-mail address. */
  contactEmail: string
  phone?: string
  socialLinks?: SocialLink[]
  brand: string
  logo?: LocalizedMedia
  /** The brand's wordmark as vector outlines. */
  wordmark?: Wordmark
  arabicPaths?: ArabicPaths | undefined
  /** The site's public origin: 'https://www.example.com'. */
  origin: string
  /** The page's tabs end with a button to the form, even if no text for the button is stored (content/pages.ts). */
  hasDemoButton?: boolean
  /** On phones the features and the timeline are rows to swipe. */
  isDense?: boolean
  enquiry?: ReturnedEnquiry
}

/** Data about the current page for the views on it. */
export const PageContext = createContext<PageContextValue>({
  locale: 'en',
  path: '/',
  search: '',
  contactEmail: '',
  brand: '',
  origin: '',
})
