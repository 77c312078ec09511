import { createContext } from 'react'
import type { ArabicPaths } from '#content/address.ts'
import type { EnquiryErrors, EnquiryValues } from '#content/enquiry.ts'
import type { Locale } from '#content/locale.ts'
import type { LocalizedMedia, LocalizedText } from '#content/localized.ts'
import type { Wordmark } from '#ui/logo.tsx'

/** A form that was sent without JavaScript and not accepted. */
export type ReturnedEnquiry = {
  values: EnquiryValues
  errors: EnquiryErrors
  failed?: 'failed' | 'tooMany'
  minutes?: number
}

export type SocialLink = { id: string; label: LocalizedText; url: string }

export type PageContextValue = {
  locale: Locale
  /** The English path, in both languages. */
  path: string
  search: string
  contactEmail: string
  phone?: string
  socialLinks?: SocialLink[]
  brand: string
  logo?: LocalizedMedia
  wordmark?: Wordmark
  /** The custom properties of the accents whose colours administrators have chosen. */
  palette?: { [property: `--${string}`]: string }
  arabicPaths?: ArabicPaths | undefined
  origin: string
  /** The tabs end with a button even if no text for it is stored (content/pages.ts). */
  hasDemoButton?: boolean
  isDense?: boolean
  /** In the editor, the accent of the page while its settings are changed. */
  accent?: string
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
