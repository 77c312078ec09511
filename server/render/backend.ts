import type { FastifyBaseLogger } from 'fastify'
import type { Block } from '#api/pages.ts'
import type { Backend, Frame, Site } from '#app/backend.ts'
import type { ShownBlock } from '#blocks/block.ts'
import { catalogue, findBlockType } from '#blocks/catalogue.ts'
import { post } from '#blocks/resources/content.ts'
import type { Borrowed, Feed, Page } from '#content/pages.ts'
import { show } from '#content/schema/show.ts'
import type { Locale } from '#content/text.ts'
import type { pagesReader } from '#server/pages/read.ts'

/** What rendering reads from the database. */
export type PagesReader = Pick<ReturnType<typeof pagesReader>, 'readPage' | 'readItems'>

/** How many items of a block's collection are shown: of a borrowed one the three success stories, of its own more. */
const shownItems = { borrowed: 3, own: 100 }

/** The reads of one request; `uses` gathers the keys of all pages that the answer was made from. */
export function createBackend(
  reader: PagesReader,
  site: Site,
  log: FastifyBaseLogger,
): { backend: Backend; uses: Set<string> } {
  const uses = new Set<string>()

  async function readBlocks(slug: string): Promise<Block[]> {
    uses.add(slug)
    return (await reader.readPage(slug, { collections: 'none' }))?.blocks ?? []
  }

  async function readOne(slug: string, order: number): Promise<Block | undefined> {
    return (await readBlocks(slug)).find((block) => block.order === order)
  }

  /** The block with the first items of its collection, where it has one. */
  async function withItems(stored: Block, limit: number): Promise<Block> {
    const type = findBlockType(stored.block_type)
    const { collection } = type ? catalogue[type] : {}
    if (!collection) return stored
    const items = await reader.readItems(stored.id, { limit })
    return { ...stored, content: { ...stored.content, [collection.key]: items.map(({ content }) => content) } }
  }

  async function borrow({ page, order, at }: Borrowed, locale: Locale): Promise<ShownBlock[]> {
    const stored = await readOne(page, order)
    if (!stored) return []
    const block = await withItems(stored, shownItems.borrowed)
    return showBlock(block, locale).map((shown) => ({ ...shown, order: at, borrowed: true }))
  }

  async function feed({ page, order, limit }: Feed, locale: Locale) {
    const source = await readOne(page, order)
    const items = source ? await reader.readItems(source.id, { limit }) : []
    return items.map((item) => show(post, item.content as never, { locale, apiBase: site.apiBase }))
  }

  function showBlock(stored: Block, locale: Locale): ShownBlock[] {
    const type = findBlockType(stored.block_type)
    if (!type) return []
    const { id, page, order } = stored
    const content = show(catalogue[type].content, stored.content as never, { locale, apiBase: site.apiBase })
    return [{ id, page, order, type, content } as ShownBlock]
  }

  async function readPart(slug: 'header' | 'footer', locale: Locale): Promise<ShownBlock> {
    const [block] = (await readBlocks(slug)).flatMap((stored) => showBlock(stored, locale))
    if (!block) throw new Error(`The page '${slug}' has no block`)
    return block
  }

  async function readFrame(locale: Locale) {
    const [header, footer] = await Promise.all([readPart('header', locale), readPart('footer', locale)])
    return { header, footer } as Frame
  }

  async function readPage(page: Page, locale: Locale) {
    const stored = await Promise.all((await readBlocks(page.key)).map((each) => withItems(each, shownItems.own)))
    const own = stored.flatMap((each) => showBlock(each, locale))
    if (own.length === 0) return []
    const borrowed = await Promise.all((page.borrows ?? []).map((each) => borrow(each, locale)))
    for (const each of page.feeds ?? []) {
      const target = own.find((block) => block.order === each.at)
      if (target) target.posts = await feed(each, locale)
    }
    return [...own, ...borrowed.flat()].sort((one, other) => one.order - other.order)
  }

  const backend: Backend = {
    readSite: () => site,
    report: (error) => log.error(error, 'page could not be rendered'),
    readFrame: (locale) => orUnavailable(readFrame(locale), log),
    readPage: (page, locale) => orUnavailable(readPage(page, locale), log),
  }
  return { backend, uses }
}

/** Data that cannot be read make a page with status 503, not 500: a Response is what React Router shows as such. */
async function orUnavailable<T>(read: Promise<T>, log: FastifyBaseLogger): Promise<T> {
  try {
    return await read
  } catch (error) {
    log.error(error, 'page data could not be read')
    throw new Response(null, { status: 503 })
  }
}
