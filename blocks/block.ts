import type { Listing } from '#content/listing.ts'
import type { Localized } from '#content/localized.ts'
import type { ItemSource } from '#content/pages.ts'
import type { BlockType, LocalizedContent } from './catalogue.ts'
import type { StoredPost } from './resources/content.ts'

type LocalizedBlocks = {
  [T in BlockType]: {
    id: string
    /** The key of the page that owns the block. Another page may show it as a shared block. */
    page: string
    type: T
    content: LocalizedContent<T>
    /** Whether another page owns the block. */
    isShared?: boolean
    /** The order number of the block, set only if visitors do not see the block. */
    leftOut?: number
    /** A shared block without its subtitle and button. */
    isTitleOnly?: boolean
    /** Whether an editor hid the block; `leftOut` is set then, too. */
    isHidden?: boolean
    /** Where `posts` come from, if another page has them. */
    itemSource?: ItemSource
    /** Items of another block's collection that this one shows. */
    posts?: Localized<StoredPost>[]
    /** The part of the block's collection to show, if the collection is paginated. */
    listing?: LocalizedListing
    /** Set on a detail page: the block holds only the item that the page is about. */
    opened?: boolean
    /** On a detail page, other items to read next. */
    related?: Localized<StoredPost>[]
    changedAt?: string
  }
}

/** The part of a collection that a page shows; `counts` is the number of items for each filter. */
export type LocalizedListing = Listing & {
  pages: number
  counts: { all: number; blog: number; event: number }
  highlight: Localized<StoredPost>[]
}

export type LocalizedBlock<T extends BlockType = BlockType> = LocalizedBlocks[T]
export type HeaderBlock = LocalizedBlock<'HEADER'>
export type FooterBlock = LocalizedBlock<'FOOTER'>
/** `isFirst`: the block is the page's first, so its title may be the page's heading. */
export type ViewProps<T extends BlockType> = { block: LocalizedBlock<T>; isFirst?: boolean }
