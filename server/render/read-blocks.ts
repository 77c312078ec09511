import type { Block } from '#api/pages.ts'
import type { ShownBlock } from '#blocks/block.ts'
import { catalogue, findBlockType } from '#blocks/catalogue.ts'
import { post } from '#blocks/resources/content.ts'
import { show } from '#content/schema/show.ts'
import type { Locale } from '#content/text.ts'
import type { pagesReader } from '#server/pages/read.ts'

/** What rendering reads from the database. */
export type PagesReader = Pick<
  ReturnType<typeof pagesReader>,
  'findPage' | 'readPage' | 'readItems' | 'countItems' | 'findItem' | 'listChanges'
>

export type BlockSource = ReturnType<typeof blockSource>

/** Stored blocks and what of them is shown; `uses` gathers the keys of all pages that were asked. */
export function blockSource(reader: PagesReader, apiBase: string) {
  const uses = new Set<string>()

  async function readBlocks(slug: string): Promise<Block[]> {
    uses.add(slug)
    return (await reader.readPage(slug, { collections: 'none' }))?.blocks ?? []
  }

  function showBlock(stored: Block, locale: Locale): ShownBlock[] {
    const type = findBlockType(stored.block_type)
    if (!type) return []
    const { id, page, order } = stored
    const content = show(catalogue[type].content, stored.content as never, { locale, apiBase })
    return [{ id, page, order, type, content } as ShownBlock]
  }

  return {
    reader,
    uses,
    readBlocks,
    showBlock,

    /** When anything on the page last changed. */
    async changedAt(slug: string): Promise<string | undefined> {
      uses.add(slug)
      return (await reader.findPage(slug))?.updated_at
    },

    readOne: async (slug: string, order: number): Promise<Block | undefined> =>
      (await readBlocks(slug)).find((block) => block.order === order),

    /** The block with the first items of its collection, where it has one. */
    async withItems(stored: Block, limit: number): Promise<Block> {
      if (!collectionOf(stored)) return stored
      const items = await reader.readItems(stored.id, { limit })
      return holding(stored, items)
    },

    showPosts: (items: { content: Record<string, unknown> }[], locale: Locale) =>
      items.map(({ content }) => show(post, content as never, { locale, apiBase })),
  }
}

/** The collection of a block, where its type has one. */
export function collectionOf({ block_type }: Block) {
  const type = findBlockType(block_type)
  return type && 'collection' in catalogue[type] ? catalogue[type].collection : undefined
}

/** The block with these items in its collection. */
export function holding(stored: Block, items: { content: Record<string, unknown> }[]): Block {
  const key = collectionOf(stored)?.key
  return key ? { ...stored, content: { ...stored.content, [key]: items.map(({ content }) => content) } } : stored
}
