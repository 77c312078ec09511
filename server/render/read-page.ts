import type { Block, Item } from '#api/pages.ts'
import type { DetailRead, MissingPart, PageRead } from '#app/backend.ts'
import type { LocalizedBlock, LocalizedListing } from '#blocks/block.ts'
import type { DetailPage } from '#content/detail-pages.ts'
import { highlightSize, itemRange, type Listing, pageCount } from '#content/listing.ts'
import type { Locale } from '#content/locale.ts'
import type { ItemSource, Page, SharedBlock } from '#content/pages.ts'
import { withSharedBlocks } from '#content/shared-blocks.ts'
import { indexColumns } from '#server/pages/items-repository.ts'
import { type BlockSource, firstOfType, withCollection } from './read-blocks.ts'

/** The maximum number of collection items in a shared block. */
const sharedBlockItems = 3

/** The settings of a page and its blocks in order, with shared blocks; for editors also the blocks it leaves out. */
export async function readPage(
  source: BlockSource,
  page: Page,
  locale: Locale,
  listing: Listing,
  isEdited = false,
): Promise<PageRead> {
  const { settings, blocks, leftOut } = await source.readPage(page.key)
  const localized = blocks.length > 0 ? await localizeBlocks(source, page, blocks, locale, listing) : []
  const missing = missingPart(page, localized)
  const all = isEdited ? withLeftOut(source, localized, { blocks, leftOut }, locale) : localized
  return { ...settings, blocks: all, ...(missing && { missing }) }
}

/** Inserts the blocks that a page leaves out, by their order numbers. */
function withLeftOut(
  source: BlockSource,
  localized: LocalizedBlock[],
  { blocks, leftOut }: Record<'blocks' | 'leftOut', Block[]>,
  locale: Locale,
): LocalizedBlock[] {
  const orders = new Map(blocks.map(({ id, order }) => [id, order]))
  return leftOut.reduce((sequence, block) => {
    const before = sequence.findIndex(({ id, leftOut: order = orders.get(id) ?? 0 }) => order > block.order)
    const left = source.localizeBlock(block, locale).map((each) => ({ ...each, leftOut: block.order }))
    return sequence.toSpliced(before < 0 ? sequence.length : before, 0, ...left)
  }, localized)
}

function missingPart(
  { needs, listing, sharedBlocks = [] }: Page,
  localized: LocalizedBlock[],
): MissingPart | undefined {
  const has = (wanted: string, mustBeShared = false) =>
    localized.some(({ type, isShared = false }) => type === wanted && isShared === mustBeShared)
  if (needs && !has(needs)) return 'policy'
  if (localized.length === 0) return undefined
  if (listing && !has(listing)) return 'posts'
  return sharedBlocks.some(({ isRequired, block_type }) => isRequired && !has(block_type, true)) ? 'stories' : undefined
}

async function localizeBlocks(
  source: BlockSource,
  page: Page,
  stored: Block[],
  locale: Locale,
  listing: Listing,
): Promise<LocalizedBlock[]> {
  const listed = page.listing && firstOfType(stored, page.listing)
  const localized = await Promise.all(
    stored.map(async (block) =>
      block === listed
        ? localizeListing(source, block, locale, listing)
        : source.localizeBlock(await source.withItems(block), locale),
    ),
  )
  let blocks = localized.flat()
  for (const each of page.itemSources ?? []) await feed(source, each, stored, blocks, locale)
  for (const each of page.sharedBlocks ?? []) {
    blocks = withSharedBlocks(blocks, await readSharedBlock(source, each, page.key, locale), each)
  }
  return blocks
}

/** A detail page: the item in its block, the blocks of the template below it, and the name of its list. */
export async function readDetail(
  source: BlockSource,
  detail: DetailPage,
  id: string,
  locale: Locale,
): Promise<DetailRead | null> {
  const { settings, block: holder } = await source.readFirst(detail.page, detail.block_type)
  const item = holder && (await source.reader.findItem(holder.id, id))
  if (!item) return null
  const opened = source
    .localizeBlock(withCollection(holder, [item]), locale)
    .map((block) => ({ ...block, opened: true, changedAt: item.updated_at }))
  if (detail.kind === 'resource') {
    const related = await readRelated(source, holder.id, item)
    for (const block of opened) block.related = source.localizePosts(related, locale)
  }
  const { blocks } = await source.readPage(detail.template)
  const below = blocks.flatMap((block) => source.localizeBlock(block, locale))
  return { listName: settings.name, blocks: [...opened, ...below] }
}

/** For articles the next older ones, filled up with the newest; for events the newest. */
async function readRelated({ reader }: BlockSource, block: string, { id, content }: Item): Promise<Item[]> {
  const { type, date } = indexColumns(content)
  const kind = type ?? undefined
  // After all items of the same day, whatever their positions.
  const after = { date, position: 2 ** 31 - 1, id }
  const earlier = type === 'blog' ? await reader.readItems(block, { type, limit: highlightSize, after }) : []
  const missing = highlightSize - earlier.length
  if (missing === 0) return earlier
  const except = [id, ...earlier.map((each) => each.id)]
  return [...earlier, ...(await reader.readItems(block, { type: kind, limit: missing, except }))]
}

async function localizeListing(source: BlockSource, stored: Block, locale: Locale, { filter, page }: Listing) {
  const totals = await source.reader.countItems(stored.id)
  const counts = {
    all: [...totals.values()].reduce((sum, total) => sum + total, 0),
    blog: totals.get('blog') ?? 0,
    event: totals.get('event') ?? 0,
  }
  const pages = pageCount(filter, counts[filter])
  // A page number beyond the last shows the last page, to which the URL redirects (app/routes/page.tsx).
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

/** A block of another page with the items whose `solutions` include the page `shownOn`, or else the first items. */
async function readSharedBlock(
  source: BlockSource,
  { page, block_type, isTitleOnly }: SharedBlock,
  shownOn: string,
  locale: Locale,
) {
  const { block: stored } = await source.readFirst(page, block_type)
  if (!stored) return []
  const items = await source.readCollection(stored)
  const chosen = items.filter(({ content }) => (content.solutions as string[] | undefined)?.includes(shownOn))
  const shownItems = (chosen.length > 0 ? chosen : items).slice(0, sharedBlockItems)
  return source
    .localizeBlock(withCollection(stored, shownItems), locale)
    .map((localized) => ({ ...localized, isShared: true, ...(isTitleOnly && { isTitleOnly }) }))
}

/** Sets the posts of the blocks that take items from a source, without the posts hidden in each block. */
async function feed(
  source: BlockSource,
  feed: ItemSource,
  stored: Block[],
  localized: LocalizedBlock[],
  locale: Locale,
) {
  const targets = localized.filter(({ type }) => type === feed.into)
  if (targets.length === 0) return
  const { block: owner } = await source.readFirst(feed.page, feed.block_type)
  for (const target of targets) {
    const { hiddenPosts } = (stored.find(({ id }) => id === target.id)?.content ?? {}) as { hiddenPosts?: string[] }
    const items = owner ? await source.reader.readItems(owner.id, { limit: feed.limit, except: hiddenPosts }) : []
    target.posts = source.localizePosts(items, locale)
  }
}
