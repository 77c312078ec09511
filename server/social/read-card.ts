import { findDetailPage } from '#content/detail-pages.ts'
import { parseListing } from '#content/listing.ts'
import type { Locale } from '#content/locale.ts'
import { itemCard, type PageItem, pageCard, type SocialCard } from '#content/social-card-image.ts'
import { collectionOf } from '#server/pages/parse-content.ts'
import type { BlockSource } from '#server/render/read-blocks.ts'
import { readDetail, readPage } from '#server/render/read-page.ts'

const firstPart = parseListing(new URLSearchParams())

/** Undefined if visitors are shown no page at that path. */
export async function readCard(source: BlockSource, path: string, locale: Locale): Promise<SocialCard | undefined> {
  const { pages } = await source.readAddresses()
  const page = pages.find((each) => each.path === path)
  if (page) {
    const { blocks, missing } = await readPage(source, page, locale, firstPart)
    return missing === 'policy' ? undefined : pageCard(page, missing ? [] : blocks, locale)
  }
  const { detail, id = '' } = findDetailPage(path) ?? {}
  const read = detail && (await readDetail(source, detail, id, locale))
  const [block] = read?.blocks ?? []
  const collection = block && collectionOf(block.type)
  if (!collection) return undefined
  const { items } = (block.content as Record<string, unknown>)[collection.key] as { items: PageItem[] }
  return items[0] && itemCard(items[0], locale)
}
