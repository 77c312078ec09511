import type { Block, Item } from '#api/pages.ts'
import type { StoredBlocks } from '#app/backend.ts'
import type { LocalizedBlock } from '#blocks/block.ts'
import { type BlockType, catalogue, findBlockType } from '#blocks/catalogue.ts'
import { post } from '#blocks/resources/content.ts'
import type { ArabicPaths } from '#content/address.ts'
import type { DetailPage } from '#content/detail-pages.ts'
import type { Locale } from '#content/locale.ts'
import { siteKey } from '#content/page-keys.ts'
import { localize } from '#content/schema/localize-by-schema.ts'
import type { AddressedPage, Addresses } from '#server/pages/addresses.ts'
import type { pagesReader } from '#server/pages/pages-reader.ts'
import { collectionOf } from '#server/pages/parse-content.ts'
import { isIndexedPage, isShownOn } from '#server/pages/public-pages.ts'

/** The functions of a pages reader that rendering calls. */
export type PagesReader = Pick<
  ReturnType<typeof pagesReader>,
  | 'addresses'
  | 'hasDrafts'
  | 'changeTimes'
  | 'readPage'
  | 'readItems'
  | 'readNamed'
  | 'countItems'
  | 'findItem'
  | 'listChanges'
  | 'search'
>

export type BlockSource = ReturnType<typeof blockSource>

/** `uses` and `stored` collect the keys and the blocks of all pages that it reads. */
export function blockSource(reader: PagesReader, apiBase: string, includesHidden = false) {
  const uses = new Set([siteKey])
  const stored: StoredBlocks = {}

  let isPartial = false

  /**
   * Includes blocks that it leaves out by number. A page that visitors do not see has no blocks, even where another
   * page shows some of them. `hasHidden` is whether an editor has hidden one.
   */
  async function readPage(slug: string): Promise<{ blocks: Block[]; isHidden: boolean; hasHidden: boolean }> {
    uses.add(slug)
    const { page, blocks: all = [] } = (await reader.readPage(slug, { collections: 'none' })) ?? {}
    const isPageHidden = !includesHidden && page?.content?.state === 'hidden'
    const blocks = includesHidden ? all : all.filter((block) => !isPageHidden && !isHidden(block))
    if (blocks.length < all.length) isPartial = true
    stored[slug] = blocks
    return { blocks, isHidden: isPageHidden, hasHidden: all.some(isHidden) }
  }

  /** Finds the first block of a type that visitors are shown. */
  async function readFirst(slug: string, type: BlockType): Promise<Block | undefined> {
    const { blocks } = await readPage(slug)
    return firstOfType(blocks.filter(isShown), type)
  }

  const readCollection = (stored: Block) =>
    reader.readItems(stored.id, { limit: collectionOf(stored.block_type)?.max ?? 0 })

  let arabicPaths: ArabicPaths = {}

  /** Must be called before a block is localized, because links get the Arabic paths that it reads. */
  async function readAddresses(): Promise<Addresses> {
    const addresses = await reader.addresses()
    arabicPaths = addresses.arabicPaths
    if (addresses.isPartial) isPartial = true
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
    isPartial: () => isPartial,
    readAddresses,
    readPage,
    readFirst,

    /** Reads them one after another, because there may be many. */
    async readIndexedPages(): Promise<AddressedPage[]> {
      const { pages } = await readAddresses()
      const indexed: AddressedPage[] = []
      for (const page of pages) {
        if (!page.noindex && isIndexedPage(page, (await readPage(page.key)).blocks)) indexed.push(page)
      }
      return indexed
    },

    localizeBlock,

    async changedAt(slugs: string[]): Promise<Map<string, string>> {
      for (const slug of slugs) uses.add(slug)
      return new Map((await reader.changeTimes(slugs)).map(({ slug, updated_at }) => [slug, updated_at]))
    },

    async findItem({ page, block_type }: DetailPage, id: string): Promise<{ holder: Block; item: Item } | undefined> {
      const holder = await readFirst(page, block_type)
      const item = holder && (await reader.findItem(holder.id, id))
      return item && { holder, item }
    },

    readCollection,

    withItems: async (stored: Block): Promise<Block> =>
      collectionOf(stored.block_type) ? withCollection(stored, await readCollection(stored)) : stored,

    localizePosts: (items: { content: Record<string, unknown> }[], locale: Locale) =>
      items.map(({ content }) => localize(post, content as never, { locale, apiBase, arabicPaths })),
  }
}

export const isHidden = ({ content }: Block): boolean => content.hidden === true

export const isShown = (block: Block): boolean => isShownOn(block.page, block)

/** Order numbers cannot identify blocks, because they change when editors move blocks. */
export function firstOfType(blocks: Block[], type: BlockType): Block | undefined {
  return blocks.find(({ block_type }) => findBlockType(block_type) === type)
}

export function withCollection(stored: Block, items: { content: Record<string, unknown> }[]): Block {
  const key = collectionOf(stored.block_type)?.key
  return key ? { ...stored, content: { ...stored.content, [key]: items.map(({ content }) => content) } } : stored
}
