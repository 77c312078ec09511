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

/** The header and footer of every main page. Each is undefined if its block was deleted. */
export type Frame = {
  header: HeaderBlock | undefined
  footer: FooterBlock | undefined
  /** The id of the release in which the page is read; undefined for the live site. */
  release?: string | undefined
}

/** The settings of the site in one language, as the browser needs them. */
export type Site = {
  brand: string
  logo?: LocalizedMedia
  /** The brand as vector outlines, if there is no logo. */
  wordmark?: Wordmark
  url: string
  apiBase: string
  contactEmail: string
  phone?: string
  socialLinks?: SocialLink[]
  /** The picture on the cards of pages and items without one of their own. */
  socialImage?: LocalizedMedia
  /** The custom properties of accents whose colours were chosen. */
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
 * Content without which a page is not shown: the posts of a list, the policy's text, another page's customer stories.
 */
export type MissingPart = 'posts' | 'policy' | 'stories'

/** The blocks that the editor edits, with both languages, by page key. */
export type StoredBlocks = Record<string, Block[]>

/** A page and its blocks. With `missing`, only editors see the blocks. */
export type PageRead = {
  page: Page
  blocks: LocalizedBlock[]
  missing?: MissingPart
  stored?: StoredBlocks
  /** Whether hidden blocks are left out, which a request with a token would get. */
  isPartial?: boolean
}

/** The present target of an old address: a path of the site, not percent-encoded, or an https address. */
export type Redirection = { to: string; status: 301 | 302 }

/** The blocks of an item's page, and the page with its list. */
export type DetailRead = { blocks: LocalizedBlock[]; list: Page }

/** What routes request from the server. server/render/backend.ts implements it in the same process. */
export type Backend = {
  readSite(locale: Locale): Promise<Site>
  /** Header and footer in one language. */
  readFrame(locale: Locale): Promise<Frame>
  /**
   * The page at a path and its blocks in order, including shared ones; `listing` is the requested part of its
   * collection. In edit mode (`isEdited`) `blocks` includes the blocks that visitors do not see, and `stored` has every
   * block that was read, including header and footer. Null if there is no such page, or a redirect from its address.
   */
  readPage(pathname: string, listing: Listing, isEdited?: boolean): Promise<PageRead | Redirection | null>
  /** The block of a collection with only the item `id`, then the template's blocks; null if the item does not exist. */
  readDetail(detail: DetailPage, id: string, locale: Locale): Promise<DetailRead | null>
  /** Whether hidden pages and blocks are read, too: only for accounts that may read them. */
  includesHidden: boolean
  /** Finds what visitors can read by the words of the query; returns the best results. */
  search(query: SearchQuery, locale: Locale): Promise<SearchResults>
  /** Handles a contact form that was sent without JavaScript; `fields` are its values by name. */
  sendEnquiry(fields: Record<string, string>): Promise<EnquiryOutcome>
  /**
   * The nonce of the site's own inline scripts, later replaced by hashes (server/render/content-security-policy.ts).
   */
  scriptNonce: string
  /** Writes a rendering error to the server's log. */
  report(error: unknown): void
}

export const backendContext = createContext<Backend>()
