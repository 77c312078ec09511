import type { Block } from '#api/pages.ts'
import type { StoredBlocks } from '#app/backend.ts'
import type { LocalizedBlock } from '#blocks/block.ts'
import { type BlockType, catalogue, findBlockType } from '#blocks/catalogue.ts'
import { post } from '#blocks/resources/content.ts'
import type { ArabicPaths } from '#content/address.ts'
import type { Locale } from '#content/locale.ts'
import { siteKey } from '#content/page-keys.ts'
import { isShownAt } from '#content/pages.ts'
import { localize } from '#content/schema/localize-by-schema.ts'
import type { Addresses } from '#server/pages/addresses.ts'
import type { pagesReader } from '#server/pages/pages-reader.ts'
import { collectionOf } from '#server/pages/parse-content.ts'

/** The database reads that rendering needs. */
export type PagesReader = Pick<
  ReturnType<typeof pagesReader>,
  | 'addresses'
  | 'hasDrafts'
  | 'changeTimes'
  | 'readPage'
  | 'readItems'
  | 'countItems'
  | 'findItem'
  | 'listChanges'
  | 'search'
>

export type BlockSource = ReturnType<typeof blockSource>

/** Reads and localizes stored blocks; `uses` and `stored` collect the keys and the blocks of all pages read. */
export function blockSource(reader: PagesReader, apiBase: string, includesHidden = false) {
  const uses = new Set([siteKey])
  const stored: StoredBlocks = {}

  /** The blocks of a page, also those that it leaves out, and whether there are hidden ones that were not read. */
  async function readPage(slug: string): Promise<{ blocks: Block[]; isPartial: boolean }> {
    uses.add(slug)
    const all = (await reader.readPage(slug, { collections: 'none' }))?.blocks ?? []
    const blocks = includesHidden ? all : all.filter((block) => !isHidden(block))
    stored[slug] = blocks
    return { blocks, isPartial: blocks.length < all.length }
  }

  const readCollection = (stored: Block) =>
    reader.readItems(stored.id, { limit: collectionOf(stored.block_type)?.max ?? 0 })

  let arabicPaths: ArabicPaths = {}

  /** The addresses of the site; links to pages are localized by them from then on. */
  async function readAddresses(): Promise<Addresses> {
    const addresses = await reader.addresses()
    arabicPaths = addresses.arabicPaths
    return addresses
  }

  function localizeBlock(stored: Block, locale: Locale): LocalizedBlock[] {
    const type = findBlockType(stored.block_type)
    if (!type) return []
    const { id, page } = stored
    const content = localize(catalogue[type].content, stored.content as never, { locale, apiBase, arabicPaths })
    return [{ id, page, type, content } as LocalizedBlock]
  }

  return {
    reader,
    uses,
    stored,
    includesHidden,
    readAddresses,
    readPage,
    localizeBlock,

    /** When these pages last changed, as ISO times by key. */
    async changedAt(slugs: string[]): Promise<Map<string, string>> {
      for (const slug of slugs) uses.add(slug)
      return new Map((await reader.changeTimes(slugs)).map(({ slug, updated_at }) => [slug, updated_at]))
    },

    /** The first block of a type that the page shows. */
    async readFirst(slug: string, type: BlockType): Promise<Block | undefined> {
      const { blocks } = await readPage(slug)
      return firstOfType(blocks.filter(isShown), type)
    },

    readCollection,

    /** The block with the items of its collection, if it has one. */
    withItems: async (stored: Block): Promise<Block> =>
      collectionOf(stored.block_type) ? withCollection(stored, await readCollection(stored)) : stored,

    localizePosts: (items: { content: Record<string, unknown> }[], locale: Locale) =>
      items.map(({ content }) => localize(post, content as never, { locale, apiBase, arabicPaths })),
  }
}

/** Whether the block was hidden from visitors by hand. */
export const isHidden = ({ content }: Block): boolean => content.hidden === true

/** Whether visitors see the block: it is not hidden, and the specification's route table does not leave it out. */
export const isShown = (block: Block): boolean => !isHidden(block) && isShownAt(block.page, block.order)

/** The first block of a type. Blocks are not found by order number, which changes when editors move them. */
export function firstOfType(blocks: Block[], type: BlockType): Block | undefined {
  return blocks.find(({ block_type }) => findBlockType(block_type) === type)
}

/** The block with these items in its collection. */
export function withCollection(stored: Block, items: { content: Record<string, unknown> }[]): Block {
  const key = collectionOf(stored.block_type)?.key
  return key ? { ...stored, content: { ...stored.content, [key]: items.map(({ content }) => content) } } : stored
}
