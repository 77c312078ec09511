import { createContext } from 'react-router'
import type { Block } from '#api/pages.ts'
import type { FooterBlock, HeaderBlock, LocalizedBlock } from '#blocks/block.ts'
import type { ArabicPaths } from '#content/address.ts'
import type { DetailPage } from '#content/detail-pages.ts'
import type { EnquiryErrors } from '#content/enquiry.ts'
import type { Listing } from '#content/listing.ts'
import type { Locale } from '#content/locale.ts'
import type { LocalizedMedia } from '#content/localized.ts'
import type { Page } from '#content/pages.ts'
import type { SearchQuery, SearchResults } from '#content/search.ts'
import type { SocialLink } from '#fields/page-context.ts'
import type { Wordmark } from '#ui/logo.tsx'

/** Null if the block was hidden, undefined if it was deleted. The login has neither. */
export type Frame = {
  header: HeaderBlock | null | undefined
  footer: FooterBlock | null | undefined
  /** Undefined for the live site. */
  release?: string | undefined
}

/** The settings of the site in one language, as browsers need them. */
export type Site = {
  brand: string
  logo?: LocalizedMedia
  /** The brand as vector outlines. Unset if there is a logo. */
  wordmark?: Wordmark
  url: string
  apiBase: string
  contactEmail: string
  phone?: string
  socialLinks?: SocialLink[]
  /** Shown for pages and items without a picture. */
  socialImage?: LocalizedMedia
  /** The custom properties of the accents whose colours administrators have chosen. */
  palette?: { [property: `--${string}`]: string }
  arabicPaths?: ArabicPaths
}

export type EnquiryOutcome =
  | { id: string }
  | { errors: EnquiryErrors }
  | { retryAfterSeconds: number }
  | { isStored: false }

/** What visitors must see of a page: the posts of a list, the text of a policy, or stories of another page. */
export type MissingPart = 'posts' | 'policy' | 'stories'

/** The blocks in both languages, by page key. */
export type StoredBlocks = Record<string, Block[]>

/** If `missing` is set, only editors see the blocks. */
export type PageRead = {
  page: Page
  blocks: LocalizedBlock[]
  missing?: MissingPart
  stored?: StoredBlocks
  /** The request has no token of an account that may read hidden blocks or drafts. */
  isPartial?: boolean
}

/** `to` is a path of the site, not percent-encoded, or an https address. */
export type Redirection = { to: string; status: 301 | 302 }

export type DetailRead = { blocks: LocalizedBlock[]; list: Page }

/** Implemented in server/render/backend.ts, in the same process. */
export type Backend = {
  readSite(locale: Locale): Promise<Site>
  readFrame(locale: Locale): Promise<Frame>
  /**
   * Includes shared blocks. In edit mode `blocks` has hidden ones too, and `stored` has all that were read. Returns a
   * redirect if the address has one, null for an unknown address.
   */
  readPage(pathname: string, listing: Listing, isEdited?: boolean): Promise<PageRead | Redirection | null>
  /** The block with only the item `id`, and the blocks of the template. */
  readDetail(detail: DetailPage, id: string, locale: Locale): Promise<DetailRead | null>
  /** True only for accounts that may read hidden pages and blocks. */
  includesHidden: boolean
  search(query: SearchQuery, locale: Locale): Promise<SearchResults>
  /** Sent without JavaScript. `fields` are the values by name. */
  sendEnquiry(fields: Record<string, string>): Promise<EnquiryOutcome>
  /** Marks the site's own inline scripts, until hashes replace it (server/render/content-security-policy.ts). */
  scriptNonce: string
  report(error: unknown): void
}

export const backendContext = createContext<Backend>()
