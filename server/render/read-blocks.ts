import type { Block, PageSettings } from '#api/pages.ts'
import type { ShownBlock } from '#blocks/block.ts'
import { type BlockType, catalogue, findBlockType } from '#blocks/catalogue.ts'
import { post } from '#blocks/resources/content.ts'
import { isShownAt } from '#content/pages.ts'
import { show } from '#content/schema/show.ts'
import type { Locale } from '#content/text.ts'
import { collectionOf } from '#server/pages/content.ts'
import type { pagesReader } from '#server/pages/read.ts'
import { settingsOf } from '#server/pages/settings.ts'

/** What rendering reads from the database. */
export type PagesReader = Pick<
  ReturnType<typeof pagesReader>,
  'findPage' | 'readPage' | 'readItems' | 'countItems' | 'findItem' | 'listChanges'
>

/** What a page is called, in both languages. */
export type PageWords = PageSettings['content']
/** `blocks` are those that visitors are shown. */
type StoredPage = { words: PageWords; blocks: Block[]; leftOut: Block[] }
export type BlockSource = ReturnType<typeof blockSource>

/** Stored blocks and what of them is shown; `uses` gathers the keys of all pages that were asked. */
export function blockSource(reader: PagesReader, apiBase: string) {
  const uses = new Set<string>()

  async function readPage(slug: string): Promise<StoredPage> {
    uses.add(slug)
    const read = await reader.readPage(slug, { collections: 'none' })
    const all = read?.blocks ?? []
    const isShown = ({ order }: Block) => isShownAt(slug, order)
    return {
      words: settingsOf(slug, read?.page.content),
      blocks: all.filter(isShown),
      leftOut: all.filter((block) => !isShown(block)),
    }
  }

  /** All items of a block's collection. */
  const readCollection = (stored: Block) =>
    reader.readItems(stored.id, { limit: collectionOf(stored.block_type)?.most ?? 0 })

  function showBlock(stored: Block, locale: Locale): ShownBlock[] {
    const type = findBlockType(stored.block_type)
    if (!type) return []
    const { id, page } = stored
    const content = show(catalogue[type].content, stored.content as never, { locale, apiBase })
    return [{ id, page, type, content } as ShownBlock]
  }

  return {
    reader,
    uses,
    readPage,
    showBlock,

    /** When anything on the page last changed. */
    async changedAt(slug: string): Promise<string | undefined> {
      uses.add(slug)
      return (await reader.findPage(slug))?.updated_at
    },

    /** A page's words, and the first of its blocks of a type. */
    async readFirst(slug: string, type: BlockType): Promise<{ words: PageWords; block: Block | undefined }> {
      const { words, blocks } = await readPage(slug)
      return { words, block: firstOf(blocks, type) }
    },

    readCollection,

    /** The block with the items of its collection, where it has one. */
    withItems: async (stored: Block): Promise<Block> =>
      collectionOf(stored.block_type) ? holding(stored, await readCollection(stored)) : stored,

    showPosts: (items: { content: Record<string, unknown> }[], locale: Locale) =>
      items.map(({ content }) => show(post, content as never, { locale, apiBase })),
  }
}

/** The first block of a type. Their order numbers change as editors move them. */
export function firstOf(blocks: Block[], type: BlockType): Block | undefined {
  return blocks.find(({ block_type }) => findBlockType(block_type) === type)
}

/** The block with these items in its collection. */
export function holding(stored: Block, items: { content: Record<string, unknown> }[]): Block {
  const key = collectionOf(stored.block_type)?.key
  return key ? { ...stored, content: { ...stored.content, [key]: items.map(({ content }) => content) } } : stored
}
