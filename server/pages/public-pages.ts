import type { Block } from '#api/pages.ts'
import { findBlockType } from '#blocks/catalogue.ts'
import { isShownAt, type Page } from '#content/pages.ts'

type PlacedBlock = Pick<Block, 'block_type' | 'order' | 'content'>

/** Whether visitors are shown the block: it is not hidden, and the page does not leave out its order number. */
export const isShownOn = (page: string, { order, content }: Pick<PlacedBlock, 'order' | 'content'>): boolean =>
  content.hidden !== true && isShownAt(page, order)

/** Whether the page has the block without which it is not found (404). */
export const hasNeededBlock = ({ key, needs }: Page, blocks: PlacedBlock[]): boolean =>
  !needs || blocks.some((block) => isShownOn(key, block) && findBlockType(block.block_type) === needs)

/** Whether visitors find the page. */
export const isPublicPage = (page: Page, blocks: PlacedBlock[]): boolean =>
  !page.isHidden && hasNeededBlock(page, blocks)

/** Returns the pages that visitors find. Reads blocks only of pages that are not found without one of them. */
export async function publicPages<Found extends Page>(
  pages: Found[],
  readBlocks: (slug: string) => Promise<PlacedBlock[]>,
): Promise<Found[]> {
  const found = await Promise.all(
    pages.map(async (page) => isPublicPage(page, page.needs ? await readBlocks(page.key) : [])),
  )
  return pages.filter((_, index) => found[index])
}
