import type { Listing } from '#content/listing.ts'
import type { Localized } from '#content/localized.ts'
import type { BlockType, LocalizedContent } from './catalogue.ts'
import type { StoredPost } from './resources/content.ts'

type LocalizedBlocks = {
  [T in BlockType]: {
    id: string
    /** The key of the page that owns the block; it may be borrowed by another. */
    page: string
    type: T
    content: LocalizedContent<T>
    /** The block belongs to another page than the one that shows it. */
    isShared?: boolean
    /** The block's order number, which its page leaves out: visitors are not shown it. */
    leftOut?: number
    /** Borrowed without its subtitle and its button. */
    isTitleOnly?: boolean
    /** Items of another block's collection that this one shows (content/pages.ts, `feeds`). */
    posts?: Localized<StoredPost>[]
    /** The block's collection is leafed through: which part of it this is. */
    listing?: LocalizedListing
    /** The page is about the one item of its collection that the block holds. */
    opened?: boolean
    /** What to read after that item. */
    related?: Localized<StoredPost>[]
    /** When that item last changed. */
    changedAt?: string
  }
}

/** The part of a collection that a page shows; `counts` is how many items each filter leaves. */
export type LocalizedListing = Listing & {
  pages: number
  counts: { all: number; blog: number; event: number }
  /** The newest of the filter, above the others. */
  highlight: Localized<StoredPost>[]
}

/** A block as a page in one language shows it. */
export type LocalizedBlock<T extends BlockType = BlockType> = LocalizedBlocks[T]
export type ViewProps<T extends BlockType> = { block: LocalizedBlock<T> }
