import { createContext } from 'react'
import type { ArabicPaths } from '#content/address.ts'
import type { EnquiryErrors, EnquiryValues } from '#content/enquiry.ts'
import type { Locale } from '#content/locale.ts'
import type { LocalizedMedia, LocalizedText } from '#content/localized.ts'
import type { Wordmark } from '#ui/logo.tsx'

/** A contact form that was sent without JavaScript and not accepted: the typed values and the errors. */
export type ReturnedEnquiry = {
  values: EnquiryValues
  errors: EnquiryErrors
  failed?: 'failed' | 'tooMany'
  /** The minutes until the form may be sent again, if `failed` is 'tooMany'. */
  minutes?: number
}

/** A link to the company's profile in a social network. */
export type SocialLink = { id: string; label: LocalizedText; url: string }

export type PageContextValue = {
  locale: Locale
  /** The page's English path, in both languages: '/about' for '/ar/about'. */
  path: string
  /** The query string as requested, including '?'. */
  search: string
  contactEmail: string
  phone?: string
  socialLinks?: SocialLink[]
  brand: string
  logo?: LocalizedMedia
  wordmark?: Wordmark
  arabicPaths?: ArabicPaths | undefined
  /** The site's public origin: 'https://www.example.com'. */
  origin: string
  /**
   * Whether the tabs of the page end with a button that leads to the form, even if no text for the button is stored
   * (content/pages.ts).
   */
  hasDemoButton?: boolean
  /** Whether the features and the timeline scroll sideways on phones. */
  isDense?: boolean
  enquiry?: ReturnedEnquiry
}

export const PageContext = createContext<PageContextValue>({
  locale: 'en',
  path: '/',
  search: '',
  contactEmail: '',
  brand: '',
  origin: '',
})
