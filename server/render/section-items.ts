import type { Block } from '#api/pages.ts'
import type { LocalizedBlock } from '#blocks/block.ts'
import { findBlockType } from '#blocks/catalogue.ts'
import { routeTable } from '#content/pages.ts'
import type { BlockSource } from './read-blocks.ts'

/** The keys under which a block names items of another page (blocks/insights/content.ts). */
const keys = ['posts', 'hiddenPosts']

/** Not by page, because such blocks are also on copies of the pages in the route table. */
const sources = routeTable.flatMap(({ itemSources = [] }) => itemSources)

/** Some of the ids may be those of drafts, and the block's items come with it. */
export function withoutIds(block: LocalizedBlock): LocalizedBlock {
  const content = Object.fromEntries(Object.entries(block.content).filter(([key]) => !keys.includes(key)))
  return { ...block, content } as LocalizedBlock
}

export async function withoutHiddenItems(source: BlockSource, block: Block): Promise<Block> {
  const from = sources.find(({ into }) => into === findBlockType(block.block_type))
  if (!from) return block
  const owner = await source.readFirst(from.page, from.block_type)
  const content = { ...block.content }
  for (const key of keys) {
    if (!Array.isArray(content[key])) continue
    const items = owner ? await source.reader.readNamed(owner.id, content[key]) : []
    content[key] = items.map(({ id }) => id)
  }
  return { ...block, content }
}
