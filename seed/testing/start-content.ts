import { fileURLToPath } from 'node:url'
import type { BlockType, ContentInput } from '#blocks/catalogue.ts'
import { readContentFolder } from '#server/content-folder/read-folder.ts'
import { listOf } from '#server/pages/parse-content.ts'

type StartBlock = { order: number; block_type: BlockType; content: Record<string, unknown> }
type StartPage = { slug: string; blocks: StartBlock[] }

export const startFolder = fileURLToPath(new URL('../content', import.meta.url))

/** The start content as written in its files, with the items of collections added to their blocks. */
export const startPages: StartPage[] = readContentFolder(startFolder).pages.map(({ slug, blocks }) => ({
  slug,
  blocks: blocks.map(({ items, content, ...block }) => {
    const list = listOf(block.block_type)
    return { ...block, content: list ? { ...content, [list]: items?.map(({ content }) => content) } : content }
  }),
}))

/** Returns the content of a page's first block of a type. Throws if the page has none. */
export function startBlock<T extends BlockType>(slug: string, type: T): ContentInput<T> {
  const block = startPages.find((page) => page.slug === slug)?.blocks.find(({ block_type }) => block_type === type)
  if (!block) throw new Error(`The start content of ${slug} has no ${type}`)
  return block.content as ContentInput<T>
}
