import type { Block, Item } from '#api/pages.ts'
import type { DetailRead, MissingPart, PageRead } from '#app/backend.ts'
import type { LocalizedBlock, LocalizedListing } from '#blocks/block.ts'
import type { DetailPage } from '#content/detail-pages.ts'
import { highlightSize, itemRange, type Listing, pageCount } from '#content/listing.ts'
import type { Locale } from '#content/locale.ts'
import { composePage } from '#content/page-composition.ts'
import type { Page, SharedBlock } from '#content/pages.ts'
import { indexColumns } from '#server/pages/items-repository.ts'
import { collectionOf } from '#server/pages/parse-content.ts'
import { hasNeededBlock } from '#server/pages/public-pages.ts'
import { type BlockSource, firstOfType, isHidden, isShown, withCollection } from './read-blocks.ts'
import { withoutIds } from './section-items.ts'

/** How many items of its collection a shared block shows at most. */
const sharedBlockItems = 3

/** Reads the blocks of a page, with shared ones, in order. `isEdited` includes blocks that visitors are not shown. */
export async function readPage(
  source: BlockSource,
  page: Page,
  locale: Locale,
  listing: Listing,
  isEdited = false,
): Promise<PageRead> {
  const { blocks: stored } = await source.readPage(page.key)
  const listed = page.listing && firstOfType(stored.filter(isShown), page.listing)
  const read = async (block: Block): Promise<LocalizedBlock[]> => {
    if (isShown(block)) return readOwnBlock(source, page, block, locale, block === listed ? listing : undefined)
    if (!isEdited) return []
    const left = { leftOut: block.order, ...(isHidden(block) && { isHidden: true }) }
    return source.localizeBlock(block, locale).map((each) => ({ ...each, ...left }))
  }
  const own = (await Promise.all(stored.map(read))).flat()
  const sharedBlocks = stored.some(isShown) ? (page.sharedBlocks ?? []) : []
  const shared = await Promise.all(sharedBlocks.map((each) => readSharedBlock(source, each, page.key, locale)))
  const blocks = composePage(
    page.sharedBlocks,
    own,
    shared.flatMap((each) => each.blocks),
  )
  const required = sharedBlocks.filter((_, index) => !shared[index]?.isHidden)
  const missing = hasNeededBlock(page, stored)
    ? missingPart({ ...page, sharedBlocks: required }, blocks)
    : ('policy' as const)
  const lacksDrafts =
    isEdited && !source.includesHidden && showsItems(page, stored) && (await source.reader.hasDrafts())
  return { page, blocks, ...(missing && { missing }), ...((source.isPartial() || lacksDrafts) && { isPartial: true }) }
}

const showsItems = ({ itemSources, sharedBlocks }: Page, blocks: Block[]) =>
  itemSources !== undefined || sharedBlocks !== undefined || blocks.some(({ block_type }) => collectionOf(block_type))

function missingPart({ listing, sharedBlocks = [] }: Page, blocks: LocalizedBlock[]): MissingPart | undefined {
  const shown = blocks.filter(({ leftOut }) => leftOut === undefined)
  const has = (wanted: string, mustBeShared = false) =>
    shown.some(({ type, isShared = false }) => type === wanted && isShared === mustBeShared)
  if (shown.length === 0) return undefined
  if (listing && !has(listing)) return 'posts'
  return sharedBlocks.some(({ isRequired, block_type }) => isRequired && !has(block_type, true)) ? 'stories' : undefined
}

async function readOwnBlock(
  source: BlockSource,
  { itemSources = [] }: Page,
  stored: Block,
  locale: Locale,
  listing: Listing | undefined,
) {
  if (listing) return readListing(source, stored, locale, listing)
  const blocks = source.localizeBlock(await source.withItems(stored), locale)
  return Promise.all(
    blocks.map(async (block) => {
      const itemSource = itemSources.find(({ into }) => into === block.type)
      if (!itemSource) return block
      const owner = await source.readFirst(itemSource.page, itemSource.block_type)
      const items = owner ? await readSection(source, stored, owner.id, itemSource.limit) : []
      return { ...withoutIds(block), itemSource, posts: source.localizePosts(items, locale) }
    }),
  )
}

async function readSection({ reader }: BlockSource, { content }: Block, owner: string, limit: number) {
  const { posts = [], hiddenPosts: except } = content as { posts?: string[]; hiddenPosts?: string[] }
  const chosen = await reader.readNamed(owner, posts)
  return chosen.length > 0 ? chosen : await reader.readItems(owner, { limit, except })
}

/** Reads a detail page: the block with the item, the blocks of the template, and the page with the list of items. */
export async function readDetail(
  source: BlockSource,
  detail: DetailPage,
  id: string,
  locale: Locale,
): Promise<DetailRead | null> {
  const { pages } = await source.readAddresses()
  const list = pages.find(({ key }) => key === detail.page)
  const found = await source.findItem(detail, id)
  if (!found || !list) return null
  const { holder, item } = found
  const opened = source
    .localizeBlock(withCollection(holder, [item]), locale)
    .map((block) => ({ ...block, opened: true, changedAt: item.updated_at }))
  if (detail.kind === 'resource') {
    const related = await readRelated(source, holder.id, item)
    for (const block of opened) block.related = source.localizePosts(related, locale)
  }
  const { blocks } = await source.readPage(detail.template)
  const below = blocks.filter(isShown).flatMap((block) => source.localizeBlock(block, locale))
  return { list, blocks: [...opened, ...below] }
}

/** These are the next older articles or, if there are too few, the newest ones; for an event the newest events. */
async function readRelated({ reader }: BlockSource, block: string, { id, content }: Item): Promise<Item[]> {
  const { type, date } = indexColumns(content)
  const kind = type ?? undefined
  // The largest possible position: the result begins after all items of the same day.
  const after = { date, position: 2 ** 31 - 1, id }
  const earlier = type === 'blog' ? await reader.readItems(block, { type, limit: highlightSize, after }) : []
  const missing = highlightSize - earlier.length
  if (missing === 0) return earlier
  const except = [id, ...earlier.map((each) => each.id)]
  return [...earlier, ...(await reader.readItems(block, { type: kind, limit: missing, except }))]
}

/** Localizes a block with the part of its collection that the address requests ('?filter=blog&page=2'). */
async function readListing(source: BlockSource, stored: Block, locale: Locale, { filter, page }: Listing) {
  const totals = await source.reader.countItems(stored.id)
  const counts = {
    all: [...totals.values()].reduce((sum, total) => sum + total, 0),
    blog: totals.get('blog') ?? 0,
    event: totals.get('event') ?? 0,
  }
  const pages = pageCount(filter, counts[filter])
  // For a page number beyond the last one, the last page is read, and app/routes/page.tsx redirects to its address.
  const current = Math.min(page, pages)
  const type = filter === 'all' ? undefined : filter
  const items = await source.reader.readItems(stored.id, { type, ...itemRange({ filter, page: current }) })
  const newest =
    current === 1
      ? items.slice(0, highlightSize)
      : await source.reader.readItems(stored.id, { type, limit: highlightSize })
  const highlight = source.localizePosts(newest, locale)
  const localized: LocalizedListing = { filter, page: current, pages, counts, highlight }
  return source.localizeBlock(withCollection(stored, items), locale).map((block) => ({ ...block, listing: localized }))
}

/** Items whose `solutions` include the page `shownOn`, else the first ones. No block if the other page is hidden. */
async function readSharedBlock(
  source: BlockSource,
  { page, block_type, isTitleOnly }: SharedBlock,
  shownOn: string,
  locale: Locale,
) {
  const { blocks, isHidden } = await source.readPage(page)
  const stored = firstOfType(blocks.filter(isShown), block_type)
  if (!stored) return { blocks: [], isHidden }
  const items = await source.readCollection(stored)
  const chosen = items.filter(({ content }) => (content.solutions as string[] | undefined)?.includes(shownOn))
  const shownItems = (chosen.length > 0 ? chosen : items).slice(0, sharedBlockItems)
  const localized = source.localizeBlock(withCollection(stored, shownItems), locale)
  const shared = localized.map((block) => ({ ...block, isShared: true, ...(isTitleOnly && { isTitleOnly }) }))
  return { blocks: shared, isHidden }
}
