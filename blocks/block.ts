import type { Listing } from '#content/listing.ts'
import type { Shown } from '#content/shown.ts'
import type { BlockType, ShownContent } from './catalogue.ts'
import type { StoredPost } from './resources/content.ts'

type ShownBlocks = {
  [T in BlockType]: {
    id: string
    /** The key of the page that owns the block; it may be borrowed by another. */
    page: string
    type: T
    content: ShownContent<T>
    /** The block belongs to another page than the one that shows it. */
    borrowed?: boolean
    /** The block's order number, which its page leaves out: visitors are not shown it. */
    leftOut?: number
    /** Borrowed without its subtitle and its button. */
    bare?: boolean
    /** Items of another block's collection that this one shows (content/pages.ts, `feeds`). */
    posts?: Shown<StoredPost>[]
    /** The block's collection is leafed through: which part of it this is. */
    listing?: ShownListing
    /** The page is about the one item of its collection that the block holds. */
    opened?: boolean
    /** What to read after that item. */
    related?: Shown<StoredPost>[]
    /** When that item last changed. */
    changedAt?: string
  }
}

/** The part of a collection that a page shows; `counts` is how many items each filter leaves. */
export type ShownListing = Listing & {
  pages: number
  counts: { all: number; blog: number; event: number }
  /** The newest of the filter, above the others. */
  highlight: Shown<StoredPost>[]
}

/** A block as a page in one language shows it. */
export type ShownBlock<T extends BlockType = BlockType> = ShownBlocks[T]
export type ViewProps<T extends BlockType> = { block: ShownBlock<T> }
