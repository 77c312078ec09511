import { type ItemSource, routeTable } from './pages.ts'

type PageBlock = { page: string; type: string; leftOut?: number }

/**
 * The blocks of a page in order: its own (for editors also those that the page leaves out) and the shared ones. Block
 * types define the positions of shared blocks, because order numbers change when editors move blocks.
 */
export function composePage<Block extends PageBlock>(key: string, own: Block[], shared: Block[]): Block[] {
  const isShown = ({ leftOut }: Block) => leftOut === undefined
  if (!own.some(isShown)) return own
  const { sharedBlocks = [] } = routeTable.find((page) => page.key === key) ?? {}
  return sharedBlocks.reduce((blocks, { page, block_type, before }) => {
    const at = before
      .map((wanted) => blocks.findLastIndex((block) => block.type === wanted && isShown(block)))
      .find((index) => index >= 0)
    const here = shared.filter((block) => block.page === page && block.type === block_type)
    return blocks.toSpliced(at ?? blocks.length, 0, ...here)
  }, own)
}

/** The source of a block's posts; undefined unless the block shows the items of another page's collection. */
export function itemSourceOf({ page, type }: PageBlock): ItemSource | undefined {
  return routeTable.find(({ key }) => key === page)?.itemSources?.find(({ into }) => into === type)
}
