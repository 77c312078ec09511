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

/** Header and footer of all pages except the login. Each is null if its block was hidden, undefined if it was deleted. */
export type Frame = {
  header: HeaderBlock | null | undefined
  footer: FooterBlock | null | undefined
  /** The id of the release whose content the page shows; undefined for the live site. */
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
  /** The picture in the social images of pages and items that have no picture. */
  socialImage?: LocalizedMedia
  /** The custom properties of the accents whose colours administrators have chosen. */
  palette?: { [property: `--${string}`]: string }
  arabicPaths?: ArabicPaths
}

/** The id of the stored enquiry, or the reason why it was not stored. */
export type EnquiryOutcome =
  | { id: string }
  | { errors: EnquiryErrors }
  | { retryAfterSeconds: number }
  | { isStored: false }

/**
 * Content without which visitors do not see a page: the posts of a list, the text of a policy, or the customer stories
 * of another page.
 */
export type MissingPart = 'posts' | 'policy' | 'stories'

/** The blocks of each page in both languages, by page key. The editor edits these. */
export type StoredBlocks = Record<string, Block[]>

/** A page and its blocks. If `missing` is set, only editors see the blocks. */
export type PageRead = {
  page: Page
  blocks: LocalizedBlock[]
  missing?: MissingPart
  stored?: StoredBlocks
  /** Whether hidden blocks or drafts are missing, because the request has no token of an account that may read them. */
  isPartial?: boolean
}

/** The target to which an old address redirects: a path of the site, not percent-encoded, or an https address. */
export type Redirection = { to: string; status: 301 | 302 }

/** The blocks of an item's page, and the page that lists the items. */
export type DetailRead = { blocks: LocalizedBlock[]; list: Page }

/**
 * Everything that routes read from or send to the server. Implemented in server/render/backend.ts, in the same process.
 */
export type Backend = {
  readSite(locale: Locale): Promise<Site>
  readFrame(locale: Locale): Promise<Frame>
  /**
   * Reads the page at a path and its blocks in order, including shared blocks. `listing` is the requested part of the
   * page's collection. In edit mode (`isEdited`), `blocks` also contains blocks that visitors do not see, and `stored`
   * contains all blocks that were read, including header and footer. Returns the redirect if the address has one, or
   * null if there is no page.
   */
  readPage(pathname: string, listing: Listing, isEdited?: boolean): Promise<PageRead | Redirection | null>
  /**
   * Reads the block of a collection with only the item `id`, and the blocks of the template. Returns null if the item
   * does not exist.
   */
  readDetail(detail: DetailPage, id: string, locale: Locale): Promise<DetailRead | null>
  /** Whether hidden pages and blocks are read too. True only for accounts that may read them. */
  includesHidden: boolean
  /** Searches what visitors can read for the words of the query, and returns the best results. */
  search(query: SearchQuery, locale: Locale): Promise<SearchResults>
  /** Handles a contact form that was sent without JavaScript. `fields` are the values by name. */
  sendEnquiry(fields: Record<string, string>): Promise<EnquiryOutcome>
  /**
   * The nonce of the site's own inline scripts. After rendering, hashes replace it
   * (server/render/content-security-policy.ts).
   */
  scriptNonce: string
  /** Writes a rendering error to the server's log. */
  report(error: unknown): void
}

export const backendContext = createContext<Backend>()
