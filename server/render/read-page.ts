import type { Block } from '#api/pages.ts'
import type { ShownBlock, ShownListing } from '#blocks/block.ts'
import { findBlockType } from '#blocks/catalogue.ts'
import type { Detail } from '#content/details.ts'
import { highlighted, type Listing, postsPerPage } from '#content/listing.ts'
import type { Borrowed, Feed, Page } from '#content/pages.ts'
import type { Locale } from '#content/text.ts'
import { type BlockSource, collectionOf, holding } from './read-blocks.ts'

/** How many items of a block's collection are shown: of a borrowed one the three success stories, of its own more. */
const shownItems = { borrowed: 3, own: 100 }

/** A page's blocks in order, with those that it borrows; empty when it has nothing to show. */
export async function readPage(
  source: BlockSource,
  page: Page,
  locale: Locale,
  listing: Listing,
): Promise<ShownBlock[]> {
  const stored = await source.readBlocks(page.key)
  if (stored.length === 0) return []
  const listed = stored.find((block) => block.order === page.listing?.order && collectionOf(block)?.key === 'posts')
  if (page.listing && !listed) throw new Error(`The page '${page.key}' has no block with posts`)
  const shown = await Promise.all(
    stored.map(async (block) =>
      block === listed
        ? showListing(source, block, locale, listing)
        : source.showBlock(await source.withItems(block, shownItems.own), locale),
    ),
  )
  const own = shown.flat()
  const borrowed = await Promise.all((page.borrows ?? []).map((each) => borrow(source, each, locale)))
  if (borrowed.some((blocks, index) => blocks.length === 0 && page.borrows?.[index]?.needed)) return []
  for (const each of page.feeds ?? []) {
    const target = own.find((block) => block.order === each.at)
    if (target) target.posts = await feed(source, each, locale)
  }
  return [...own, ...borrowed.flat()].sort((one, other) => one.order - other.order)
}

/** The one item of a collection in its block, and the template's blocks below it. */
export async function readDetail(
  source: BlockSource,
  detail: Detail,
  id: string,
  locale: Locale,
): Promise<ShownBlock[] | null> {
  const holder = await findHolder(source, detail)
  const item = holder && (await source.reader.findItem(holder.id, id))
  if (!item) return null
  const opened = source
    .showBlock(holding(holder, [item]), locale)
    .map((block) => ({ ...block, opened: true, changedAt: item.updated_at }))
  const below = (await source.readBlocks(detail.template)).flatMap((block) => source.showBlock(block, locale))
  return [...opened, ...below]
}

/** The block that holds the collection. */
export async function findHolder(source: BlockSource, { page, block_type }: Detail): Promise<Block | undefined> {
  return (await source.readBlocks(page)).find((block) => findBlockType(block.block_type) === block_type)
}

async function showListing(source: BlockSource, stored: Block, locale: Locale, { filter, page }: Listing) {
  const totals = await source.reader.countItems(stored.id)
  const counts = {
    all: [...totals.values()].reduce((sum, total) => sum + total, 0),
    blog: totals.get('blog') ?? 0,
    event: totals.get('event') ?? 0,
  }
  const pages = Math.max(1, Math.ceil(counts[filter] / postsPerPage))
  // Beyond the last page stands the last page, and its address leads there (app/routes/page.tsx).
  const current = Math.min(page, pages)
  const type = filter === 'all' ? undefined : filter
  const offset = (current - 1) * postsPerPage
  const items = await source.reader.readItems(stored.id, { type, limit: postsPerPage, offset })
  const newest =
    current === 1 ? items.slice(0, highlighted) : await source.reader.readItems(stored.id, { type, limit: highlighted })
  const highlight = source.showPosts(newest, locale)
  const shown: ShownListing = { filter, page: current, pages, counts, highlight }
  return source.showBlock(holding(stored, items), locale).map((block) => ({ ...block, listing: shown }))
}

async function borrow(source: BlockSource, { page, order, at, bare }: Borrowed, locale: Locale) {
  const stored = await source.readOne(page, order)
  if (!stored) return []
  const block = await source.withItems(stored, shownItems.borrowed)
  return source
    .showBlock(block, locale)
    .map((shown) => ({ ...shown, order: at, borrowed: true, ...(bare && { bare }) }))
}

async function feed(source: BlockSource, { page, order, limit }: Feed, locale: Locale) {
  const owner = await source.readOne(page, order)
  return source.showPosts(owner ? await source.reader.readItems(owner.id, { limit }) : [], locale)
}
