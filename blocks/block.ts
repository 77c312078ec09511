import type { Shown } from '#content/shown.ts'
import type { BlockType, ShownContent } from './catalogue.ts'
import type { StoredPost } from './resources/content.ts'

type ShownBlocks = {
  [T in BlockType]: {
    id: string
    /** The key of the page that owns the block; it may be borrowed by another. */
    page: string
    type: T
    order: number
    content: ShownContent<T>
    /** The block belongs to another page than the one that shows it. */
    borrowed?: boolean
    /** Items of another block's collection that this one shows (content/pages.ts, `feeds`). */
    posts?: Shown<StoredPost>[]
  }
}

/** A block as a page in one language shows it. */
export type ShownBlock<T extends BlockType = BlockType> = ShownBlocks[T]
export type ViewProps<T extends BlockType> = { block: ShownBlock<T> }
