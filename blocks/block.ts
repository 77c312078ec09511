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
    /** Whether a shared block is shown without its subtitle and its button. */
    isTitleOnly?: boolean
    /** Whether an editor has hidden the block. `leftOut` is then set too. */
    isHidden?: boolean
    /** Where `posts` are stored, if another page's block contains them. */
    itemSource?: ItemSource
    /** Items of another block's collection that this block shows. */
    posts?: Localized<StoredPost>[]
    /** The part of the block's collection to show, set if the collection is paginated. */
    listing?: LocalizedListing
    /** Whether the block is shown on a detail page. Its collection then contains only the item of that page. */
    opened?: boolean
    /** Other items to read next, on a detail page. */
    related?: Localized<StoredPost>[]
    changedAt?: string
  }
}

/**
 * The part of a collection that a page shows. `pages` is the number of pages, `counts` is the number of items for each
 * filter, and `highlight` are the newest items.
 */
export type LocalizedListing = Listing & {
  pages: number
  counts: { all: number; blog: number; event: number }
  highlight: Localized<StoredPost>[]
}

export type LocalizedBlock<T extends BlockType = BlockType> = LocalizedBlocks[T]
export type HeaderBlock = LocalizedBlock<'HEADER'>
export type FooterBlock = LocalizedBlock<'FOOTER'>
/** `isFirst`: whether the block is the first of the page, so that its title may be the page's h1. */
export type ViewProps<T extends BlockType> = { block: LocalizedBlock<T>; isFirst?: boolean }
