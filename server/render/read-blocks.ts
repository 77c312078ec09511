import type { Block, PageSettings } from '#api/pages.ts'
import type { StoredBlocks } from '#app/backend.ts'
import type { LocalizedBlock } from '#blocks/block.ts'
import { type BlockType, catalogue, findBlockType } from '#blocks/catalogue.ts'
import { post } from '#blocks/resources/content.ts'
import type { Locale } from '#content/locale.ts'
import { isShownAt } from '#content/pages.ts'
import { localize } from '#content/schema/localize-by-schema.ts'
import type { pagesReader } from '#server/pages/pages-reader.ts'
import { collectionOf } from '#server/pages/parse-content.ts'
import { settingsOf } from '#server/pages/settings.ts'

/** The database reads that rendering needs. */
export type PagesReader = Pick<
  ReturnType<typeof pagesReader>,
  'findPage' | 'readPage' | 'readItems' | 'countItems' | 'findItem' | 'listChanges'
>

/** The name and description of a page, in both languages. */
export type PageSettingsContent = PageSettings['content']
export type BlockSource = ReturnType<typeof blockSource>

/** Reads and localizes stored blocks; `uses` and `stored` collect the keys and the blocks of all pages read. */
export function blockSource(reader: PagesReader, apiBase: string) {
  const uses = new Set<string>()
  const stored: StoredBlocks = {}

  /** The settings of a page, and all its blocks, also those that visitors do not see. */
  async function readPage(slug: string): Promise<{ settings: PageSettingsContent; blocks: Block[] }> {
    uses.add(slug)
    const read = await reader.readPage(slug, { collections: 'none' })
    stored[slug] = read?.blocks ?? []
    return { settings: settingsOf(slug, read?.page.content), blocks: stored[slug] }
  }

  const readCollection = (stored: Block) =>
    reader.readItems(stored.id, { limit: collectionOf(stored.block_type)?.max ?? 0 })

  function localizeBlock(stored: Block, locale: Locale): LocalizedBlock[] {
    const type = findBlockType(stored.block_type)
    if (!type) return []
    const { id, page } = stored
    const content = localize(catalogue[type].content, stored.content as never, { locale, apiBase })
    return [{ id, page, type, content } as LocalizedBlock]
  }

  return {
    reader,
    uses,
    stored,
    readPage,
    localizeBlock,

    /** When the page last changed, as an ISO time. */
    async changedAt(slug: string): Promise<string | undefined> {
      uses.add(slug)
      return (await reader.findPage(slug))?.updated_at
    },

    /** The settings of a page, and the first block of a type that it shows. */
    async readFirst(slug: string, type: BlockType) {
      const { settings, blocks } = await readPage(slug)
      const shown = blocks.filter(({ order }) => isShownAt(slug, order))
      return { settings, block: firstOfType(shown, type) }
    },

    readCollection,

    /** The block with the items of its collection, if it has one. */
    withItems: async (stored: Block): Promise<Block> =>
      collectionOf(stored.block_type) ? withCollection(stored, await readCollection(stored)) : stored,

    localizePosts: (items: { content: Record<string, unknown> }[], locale: Locale) =>
      items.map(({ content }) => localize(post, content as never, { locale, apiBase })),
  }
}

/** The first block of a type. Blocks are not found by order number, which changes when editors move them. */
export function firstOfType(blocks: Block[], type: BlockType): Block | undefined {
  return blocks.find(({ block_type }) => findBlockType(block_type) === type)
}

/** The block with these items in its collection. */
export function withCollection(stored: Block, items: { content: Record<string, unknown> }[]): Block {
  const key = collectionOf(stored.block_type)?.key
  return key ? { ...stored, content: { ...stored.content, [key]: items.map(({ content }) => content) } } : stored
}
