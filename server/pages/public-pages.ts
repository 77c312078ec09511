import type { Block } from '#api/pages.ts'
import { type BlockType, findBlockType } from '#blocks/catalogue.ts'
import { isShownAt, type Page } from '#content/pages.ts'

type PlacedBlock = Pick<Block, 'block_type' | 'order' | 'content'>

/** Whether visitors are shown the block: it is not hidden, and the page does not leave out its order number. */
export const isShownOn = (page: string, { order, content }: Pick<PlacedBlock, 'order' | 'content'>): boolean =>
  content.hidden !== true && isShownAt(page, order)

const shows = (page: string, blocks: PlacedBlock[], wanted?: BlockType): boolean =>
  blocks.some((block) => {
    const type = findBlockType(block.block_type)
    return type !== undefined && (wanted === undefined || type === wanted) && isShownOn(page, block)
  })

/** Whether the page has the block without which it is not found (404). */
export const hasNeededBlock = ({ key, needs }: Page, blocks: PlacedBlock[]): boolean =>
  !needs || shows(key, blocks, needs)

export const isPublicPage = (page: Page, blocks: PlacedBlock[]): boolean =>
  !page.isHidden && hasNeededBlock(page, blocks)

/** Whether the sitemap and the search name the page. One that shows nothing has `noindex` in its head (pageMeta). */
export const isIndexedPage = (page: Page, blocks: PlacedBlock[]): boolean =>
  !page.noindex && isPublicPage(page, blocks) && shows(page.key, blocks, page.listing)

/** Reads blocks only of pages that are not found without one of them. */
export async function publicPages<Found extends Page>(
  pages: Found[],
  readBlocks: (slug: string) => Promise<PlacedBlock[]>,
): Promise<Found[]> {
  const found = await Promise.all(
    pages.map(async (page) => isPublicPage(page, page.needs ? await readBlocks(page.key) : [])),
  )
  return pages.filter((_, index) => found[index])
}
