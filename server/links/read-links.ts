import type { SiteLink } from '#api/links.ts'
import { catalogue, findBlockType } from '#blocks/catalogue.ts'
import { splitLocale } from '#content/address.ts'
import { canonicalPath, withoutOrigin } from '#content/canonical-address.ts'
import { detailPages, findDetailPage } from '#content/detail-pages.ts'
import { isKnownPath } from '#content/is-known-path.ts'
import { isDictionary } from '#content/json.ts'
import { mapLinks } from '#content/map-links.ts'
import type { Page } from '#content/pages.ts'
import type { BlockDefinition } from '#content/schema/block-definition.ts'
import { anyShape, type Shape } from '#content/shape.ts'
import { uploadKeys } from '#content/upload-address.ts'
import type { Executor } from '#server/db/schema.ts'
import { readAddresses } from '#server/pages/addresses.ts'
import { type ContentRow, iterateContent } from '#server/pages/iterate-content.ts'
import { pagesRepository } from '#server/pages/pages-repository.ts'
import { shapesOf } from '#server/pages/parse-content.ts'
import { isPublicPage, isShownOn } from '#server/pages/public-pages.ts'
import { isDeleted } from '#server/pages/settings.ts'
import { findAddress } from '#server/render/find-address.ts'

type Place = ContentRow['place']
type ShownBlock = Pick<Place, 'block_id' | 'block_type'> & { order: number; content: Record<string, unknown> }
/** `leadsTo` is the page or the item ('resources/a-post') that a link leads to, even a hidden one. */
type Target = { leadsTo?: string; fault: SiteLink['fault'] }
export type FoundLink = SiteLink & Target

/** Reads the live content. `resolve` finds out where a link leads. */
export async function readLinks(db: Executor, siteUrl: string) {
  const addresses = await readAddresses(db)
  const deleted = new Set((await pagesRepository(db).listPages()).filter(isDeleted).map(({ slug }) => slug))
  const files = new Set((await db.selectFrom('uploads').select('key').execute()).map(({ key }) => key))
  const found: Omit<SiteLink, 'fault'>[] = []
  /** The anchors ('#request-demo-form') of each page and item, by `holderOf`. */
  const anchors = new Map<string, Set<string>>()
  const publicItems = new Map<string, boolean>()
  /** The blocks that visitors are shown, by page. They are read before all items. */
  const shown = new Map<string, ShownBlock[]>()
  const isPublic = (page: Page) => isPublicPage(page, shown.get(page.key) ?? [])
  const isHolder = ({ page, block_id }: Place) => {
    const { block_type } = detailPages.find((detail) => detail.page === page) ?? {}
    const listed = addresses.pages.find(({ key }) => key === page)
    const first = shown.get(page)?.find((block) => findBlockType(block.block_type) === block_type)
    return listed && isPublic(listed) && first?.block_id === block_id
  }

  for await (const { place, order, raw } of iterateContent(db)) {
    if (deleted.has(place.page)) continue
    const content = JSON.parse(raw)
    const { shape = anyShape, itemShape = anyShape } = shapesOf(place.block_type)
    mapLinks(place.item_id === null ? shape : itemShape, content, (link, path) => {
      found.push({ ...place, path, link })
      return link
    })
    const isItem = place.item_id !== null
    const isShown = isItem ? content.draft !== true && isHolder(place) : isShownOn(place.page, { order, content })
    if (isItem) publicItems.set(holderOf(place), isShown === true)
    else if (isShown) shown.set(place.page, [...(shown.get(place.page) ?? []), { ...place, order, content }])
    if (!isShown) continue
    const ids = !isItem ? blockAnchors(place.block_type, shape, content) : articleAnchors(raw)
    anchors.set(holderOf(place), new Set([...(anchors.get(holderOf(place)) ?? []), ...ids]))
  }

  function hasAnchor(anchor: string, page: string, item: string | null): boolean {
    if (everywhere.has(anchor)) return true
    const template = item && detailPages.find((detail) => detail.page === page)?.template
    const holders = [holderOf({ page, item_id: item }), ...(template ? [template] : [])]
    return holders.some((holder) => anchors.get(holder)?.has(anchor))
  }

  /** `from` is the place of the link. It is needed for a link such as '#content', which leads to the same page. */
  function resolve(link: string, from?: Place, redirected = 0): Target {
    const local = withoutOrigin(link, siteUrl)
    const [address = '', fragment = ''] = local.split('#')
    const anchor = `#${fragment}`
    const path = canonicalPath(address.replace(/\?.*/, ''))
    const faultOfAnchor = (page: string, item: string | null) => (hasAnchor(anchor, page, item) ? null : 'anchor')
    if (local.startsWith('#') && from) {
      // Header, footer and templates are part of many pages, so it is enough if one page has the anchor.
      const isOnePage = from.item_id !== null || addresses.pages.some(({ key }) => key === from.page)
      const isSomewhere = everywhere.has(anchor) || [...anchors.values()].some((ids) => ids.has(anchor))
      return { fault: isOnePage ? faultOfAnchor(from.page, from.item_id) : isSomewhere ? null : 'anchor' }
    }
    if (!local.startsWith('/')) return { fault: null }
    if (/^\/(api\/)?uploads\//.test(path))
      return { fault: uploadKeys(path).some((key) => files.has(key)) ? null : 'file' }
    const { path: english } = splitLocale(path)
    const item = findDetailPage(english)
    const isPublicItem = item && publicItems.get(holderOf({ page: item.detail.page, item_id: item.id }))
    if (item && isPublicItem !== undefined) {
      const leadsTo = `${item.detail.page}/${item.id}`
      return { leadsTo, fault: isPublicItem ? faultOfAnchor(item.detail.page, item.id) : 'hidden' }
    }
    const page = findAddress(addresses, path)
    if (page && !('to' in page)) {
      return { leadsTo: page.key, fault: !isPublic(page) ? 'hidden' : faultOfAnchor(page.key, null) }
    }
    if (page && redirected < 5) return resolve(page.to, from, redirected + 1)
    return { fault: !item && (isKnownPath(english, []) || isFile(path)) ? null : 'missing' }
  }

  const links: FoundLink[] = found.map((each) => ({ ...each, ...resolve(each.link, each) }))
  return { links, resolve }
}

const holderOf = ({ page, item_id }: Pick<Place, 'page' | 'item_id'>) =>
  item_id === null ? page : `${page}/${item_id}`

/** Anchors of every page: '#' and '#top' lead to its top in every browser, '#content' is in app/layout/frame.tsx. */
const everywhere = new Set(['#', '#top', '#content'])

/** Whether a path looks like a file of the site, such as a picture under /default. */
const isFile = (path: string) => /\.\w+$/.test(path)

/** Anchors of the type and of a policy's texts, such as '#cookies' for the key 'cookies'. */
function blockAnchors(blockType: string, shape: Shape, content: Record<string, unknown>): string[] {
  const type = findBlockType(blockType)
  const definition: BlockDefinition | undefined = type && catalogue[type]
  const fields = shape.type === 'object' ? Object.entries(shape.fields) : []
  const keys = fields.flatMap(([key, field]) => {
    const texts = content[key]
    return field.type === 'record' && field.plain && isDictionary(texts) ? Object.keys(texts) : []
  })
  return [...(definition?.anchor ? [definition.anchor] : []), ...keys.map((key) => `#${key}`)]
}

/** The headings of an article have such anchors (blocks/article/article-page.tsx). */
const articleAnchors = (raw: string) => Array.from(raw.matchAll(/"id":\s*"([\w-]+)"/g), ([, id]) => `#part-${id}`)
