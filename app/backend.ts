import { createContext } from 'react-router'
import type { LocalizedBlock } from '#blocks/block.ts'
import type { DetailPage } from '#content/detail-pages.ts'
import type { EnquiryErrors } from '#content/enquiry.ts'
import type { Listing } from '#content/listing.ts'
import type { BilingualText, Locale } from '#content/locale.ts'
import type { Page } from '#content/pages.ts'
import type { Wordmark } from '#ui/logo.tsx'

/** What stands around every main page; without one whose block was deleted. */
export type Frame = {
  header: LocalizedBlock<'HEADER'> | undefined
  footer: LocalizedBlock<'FOOTER'> | undefined
}

/** The settings that the browser needs. */
export type Site = { brand: string; wordmark?: Wordmark; url: string; apiBase: string; contactEmail: string }

/** What became of an enquiry: stored, or why not. */
export type EnquiryOutcome =
  | { id: string }
  | { faults: EnquiryErrors }
  | { retryAfterSeconds: number }
  | { isStored: false }

/** What a page cannot be shown without: the posts of a list, the text of the policy, the stories of another page. */
export type MissingPart = 'posts' | 'policy' | 'stories'

/** The blocks of a page, which are for editors alone where a part is missing; and what editors call the page. */
export type PageRead = { blocks: LocalizedBlock[]; missing?: MissingPart } & Pick<Page, 'name' | 'description'>

/** The blocks of a page about one item, and what the page of its list is called. */
export type DetailRead = { blocks: LocalizedBlock[]; listName: BilingualText }

/** What pages need of the server, which implements it in-process (server/render/backend.ts). */
export type Backend = {
  readSite(): Site
  /** Header and footer in one language. */
  readFrame(locale: Locale): Promise<Frame>
  /**
   * A page's blocks in order, with those that it borrows; `listing` is which part of its collection it shows. For edit mode
   * those come too that it leaves out.
   */
  readPage(page: Page, locale: Locale, listing: Listing, isEdited?: boolean): Promise<PageRead>
  /** The block that holds one item of a collection, opened at it, and the template's blocks; null without that item. */
  readDetail(detail: DetailPage, id: string, locale: Locale): Promise<DetailRead | null>
  /** Takes the contact form as it was sent without JavaScript: its fields by name. */
  sendEnquiry(fields: Record<string, string>): Promise<EnquiryOutcome>
  /** Stands as `nonce` on the site's own inline scripts until the page is sent (server/render/content-security-policy.ts). */
  scriptNonce: string
  /** Writes a fault of rendering to the server's log. */
  report(error: unknown): void
}

export const backendContext = createContext<Backend>()
