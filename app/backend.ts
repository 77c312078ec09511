import { createContext } from 'react-router'
import type { Block } from '#api/pages.ts'
import type { FooterBlock, HeaderBlock, LocalizedBlock } from '#blocks/block.ts'
import type { DetailPage } from '#content/detail-pages.ts'
import type { EnquiryErrors } from '#content/enquiry.ts'
import type { Listing } from '#content/listing.ts'
import type { BilingualText, Locale } from '#content/locale.ts'
import type { Page } from '#content/pages.ts'
import type { Wordmark } from '#ui/logo.tsx'

/** The header and footer of every main page. Each is undefined if its block was deleted. */
export type Frame = { header: HeaderBlock | undefined; footer: FooterBlock | undefined }

/** The settings that the browser needs. */
export type Site = { brand: string; wordmark?: Wordmark; url: string; apiBase: string; contactEmail: string }

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

/**
 * The blocks of a page, with the name and description from its settings. With `missing`, only editors see the blocks.
 */
export type PageRead = {
  blocks: LocalizedBlock[]
  missing?: MissingPart
  stored?: StoredBlocks
} & Pick<Page, 'name' | 'description'>

/** The blocks of an item's page, and the name of the page with its list. */
export type DetailRead = { blocks: LocalizedBlock[]; listName: BilingualText }

/** What routes request from the server. server/render/backend.ts implements it in the same process. */
export type Backend = {
  readSite(): Site
  /** Header and footer in one language. */
  readFrame(locale: Locale): Promise<Frame>
  /**
   * A page's blocks in order, including shared ones; `listing` is the requested part of its collection. In edit mode
   * (`isEdited`) `blocks` includes the blocks that the page leaves out, and `stored` has every block that was read,
   * including header and footer.
   */
  readPage(page: Page, locale: Locale, listing: Listing, isEdited?: boolean): Promise<PageRead>
  /** The block of a collection with only the item `id`, then the template's blocks; null if the item does not exist. */
  readDetail(detail: DetailPage, id: string, locale: Locale): Promise<DetailRead | null>
  /** Handles a contact form that was sent without JavaScript; `fields` are its values by name. */
  sendEnquiry(fields: Record<string, string>): Promise<EnquiryOutcome>
  /** The `nonce` of the site's own inline scripts until the page is sent (server/render/content-security-policy.ts). */
  scriptNonce: string
  /** Writes a rendering error to the server's log. */
  report(error: unknown): void
}

export const backendContext = createContext<Backend>()
