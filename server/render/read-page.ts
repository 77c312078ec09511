import type { Block, Item } from '#api/pages.ts'
import type { DetailRead, MissingPart, PageRead } from '#app/backend.ts'
import type { ShownBlock, ShownListing } from '#blocks/block.ts'
import type { StoredContent } from '#blocks/catalogue.ts'
import { withBorrowed } from '#content/borrowing.ts'
import type { Detail } from '#content/details.ts'
import { highlighted, itemsOf, type Listing, pagesOf } from '#content/listing.ts'
import type { Borrowed, Feed, Page } from '#content/pages.ts'
import type { Locale } from '#content/text.ts'
import { keysOf } from '#server/pages/items-repository.ts'
import { type BlockSource, firstOf, holding } from './read-blocks.ts'

/** At most so many items of a borrowed block's collection are shown. */
const borrowedItems = 3

/**
 * What a page is called, and its blocks in order with those that it borrows. Editors are shown those too that the page
 * leaves out.
 */
export async function readPage(
  source: BlockSource,
  page: Page,
  locale: Locale,
  listing: Listing,
  isEdited = false,
): Promise<PageRead> {
  const { words, blocks, leftOut } = await source.readPage(page.key)
  const shown = blocks.length > 0 ? await showBlocks(source, page, blocks, locale, listing) : []
  const missing = missingPart(page, shown)
  const all = isEdited ? withLeftOut(source, shown, { blocks, leftOut }, locale) : shown
  return { ...words, blocks: all, ...(missing && { missing }) }
}

/** The blocks that a page leaves out, among those that it shows by their order numbers. */
function withLeftOut(
  source: BlockSource,
  shown: ShownBlock[],
  { blocks, leftOut }: Record<'blocks' | 'leftOut', Block[]>,
  locale: Locale,
): ShownBlock[] {
  const orders = new Map(blocks.map(({ id, order }) => [id, order]))
  return leftOut.reduce((sequence, block) => {
    const before = sequence.findIndex(({ id, leftOut: order = orders.get(id) ?? 0 }) => order > block.order)
    const left = source.showBlock(block, locale).map((each) => ({ ...each, leftOut: block.order }))
    return sequence.toSpliced(before < 0 ? sequence.length : before, 0, ...left)
  }, shown)
}

function missingPart({ needs, listing, borrows = [] }: Page, shown: ShownBlock[]): MissingPart | undefined {
  const has = (wanted: string, isBorrowed = false) =>
    shown.some(({ type, borrowed = false }) => type === wanted && borrowed === isBorrowed)
  if (needs && !has(needs)) return 'policy'
  if (shown.length === 0) return undefined
  if (listing && !has(listing)) return 'posts'
  return borrows.some(({ needed, block_type }) => needed && !has(block_type, true)) ? 'stories' : undefined
}

async function showBlocks(
  source: BlockSource,
  page: Page,
  stored: Block[],
  locale: Locale,
  listing: Listing,
): Promise<ShownBlock[]> {
  const listed = page.listing && firstOf(stored, page.listing)
  const shown = await Promise.all(
    stored.map(async (block) =>
      block === listed
        ? showListing(source, block, locale, listing)
        : source.showBlock(await source.withItems(block), locale),
    ),
  )
  let blocks = shown.flat()
  for (const each of page.feeds ?? []) await feed(source, each, stored, blocks, locale)
  for (const each of page.borrows ?? []) {
    blocks = withBorrowed(blocks, await borrow(source, each, page.key, locale), each)
  }
  return blocks
}

/** The one item of a collection in its block with the template's blocks below it, and what its list is called. */
export async function readDetail(
  source: BlockSource,
  detail: Detail,
  id: string,
  locale: Locale,
): Promise<DetailRead | null> {
  const { words, block: holder } = await source.readFirst(detail.page, detail.block_type)
  const item = holder && (await source.reader.findItem(holder.id, id))
  if (!item) return null
  const opened = source
    .showBlock(holding(holder, [item]), locale)
    .map((block) => ({ ...block, opened: true, changedAt: item.updated_at }))
  if (detail.kind === 'resource') {
    const related = await readRelated(source, holder.id, item)
    for (const block of opened) block.related = source.showPosts(related, locale)
  }
  const { blocks } = await source.readPage(detail.template)
  const below = blocks.flatMap((block) => source.showBlock(block, locale))
  return { listName: words.name, blocks: [...opened, ...below] }
}

/** Of articles those that came before this one, and behind the first ones, as of events, the newest. */
async function readRelated({ reader }: BlockSource, block: string, { id, content }: Item): Promise<Item[]> {
  const { type, date } = keysOf(content)
  const kind = type ?? undefined
  // Behind all of its own day, whatever their positions are.
  const after = { date, position: 2 ** 31 - 1, id }
  const earlier = type === 'blog' ? await reader.readItems(block, { type, limit: highlighted, after }) : []
  const missing = highlighted - earlier.length
  if (missing === 0) return earlier
  const except = [id, ...earlier.map((each) => each.id)]
  return [...earlier, ...(await reader.readItems(block, { type: kind, limit: missing, except }))]
}

async function showListing(source: BlockSource, stored: Block, locale: Locale, { filter, page }: Listing) {
  const totals = await source.reader.countItems(stored.id)
  const counts = {
    all: [...totals.values()].reduce((sum, total) => sum + total, 0),
    blog: totals.get('blog') ?? 0,
    event: totals.get('event') ?? 0,
  }
  const pages = pagesOf(filter, counts[filter])
  // Beyond the last page stands the last page, and its address leads there (app/routes/page.tsx).
  const current = Math.min(page, pages)
  const type = filter === 'all' ? undefined : filter
  const items = await source.reader.readItems(stored.id, { type, ...itemsOf({ filter, page: current }) })
  const newest =
    current === 1 ? items.slice(0, highlighted) : await source.reader.readItems(stored.id, { type, limit: highlighted })
  const highlight = source.showPosts(newest, locale)
  const shown: ShownListing = { filter, page: current, pages, counts, highlight }
  return source.showBlock(holding(stored, items), locale).map((block) => ({ ...block, listing: shown }))
}

/** Another page's block with the items of its collection that name the page `shownOn`; where none does, with the first. */
async function borrow(source: BlockSource, { page, block_type, bare }: Borrowed, shownOn: string, locale: Locale) {
  const { block: stored } = await source.readFirst(page, block_type)
  if (!stored) return []
  const items = await source.readCollection(stored)
  const chosen = items.filter(({ content }) => (content.solutions as string[] | undefined)?.includes(shownOn))
  const shownItems = (chosen.length > 0 ? chosen : items).slice(0, borrowedItems)
  return source
    .showBlock(holding(stored, shownItems), locale)
    .map((shown) => ({ ...shown, borrowed: true, ...(bare && { bare }) }))
}

/** Gives the shown blocks that a feed goes into its items, each without those that were removed from it. */
async function feed(source: BlockSource, feed: Feed, stored: Block[], shown: ShownBlock[], locale: Locale) {
  const targets = shown.filter(({ type }) => type === feed.into)
  if (targets.length === 0) return
  const { block: owner } = await source.readFirst(feed.page, feed.block_type)
  for (const target of targets) {
    const { hiddenPosts } = (stored.find(({ id }) => id === target.id)?.content ?? {}) as StoredContent<'INSIGHTS'>
    const items = owner ? await source.reader.readItems(owner.id, { limit: feed.limit, except: hiddenPosts }) : []
    target.posts = source.showPosts(items, locale)
  }
}
