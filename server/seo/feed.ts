import type { Item } from '#api/pages.ts'
import type { Site } from '#app/backend.ts'
import type { StoredPost } from '#blocks/resources/content.ts'
import { localizeHref } from '#content/address.ts'
import { detailPages } from '#content/detail-pages.ts'
import { htmlToText } from '#content/html-to-text.ts'
import { inLocale, type Locale } from '#content/locale.ts'
import type { Localized } from '#content/localized.ts'
import type { BlockSource } from '#server/render/read-blocks.ts'
import { element, xmlDocument } from './xml.ts'

type Published = Item & { publishedAt: string }

const postsInFeed = 30
const detail = detailPages.find(({ kind }) => kind === 'resource')

export const feedPath = (locale: Locale) => localizeHref('/feed.xml', locale)

/** Has the English where the Arabic is missing. */
export async function feed(source: BlockSource, site: Site, locale: Locale): Promise<string> {
  const { pages } = await source.readAddresses()
  const page = pages.find(({ key }) => key === detail?.page)
  if (!detail) throw new Error('The site has no page of posts')
  const holder = await source.readFirst(detail.page, detail.block_type)
  const items = holder ? await newest(source, holder.id) : []
  const posts = source.localizePosts(items, locale)
  const changedAt = (await source.changedAt([detail.page])).get(detail.page)
  const address = (path: string) => site.url + encodeURI(localizeHref(path, locale))
  const channel = element('channel', [
    element('title', page ? `${inLocale(page.name, locale).text} - ${site.brand}` : site.brand),
    element('link', address(page?.path ?? '/')),
    element('description', page ? inLocale(page.description, locale).text : site.brand),
    element('language', locale),
    changedAt && element('lastBuildDate', rssDate(changedAt)),
    element('atom:link', [], { href: site.url + feedPath(locale), rel: 'self', type: 'application/rss+xml' }),
    ...posts.map((post, index) => entry(post, items[index]?.publishedAt, address(`${detail.base}/${post.id}`))),
  ])
  return xmlDocument(element('rss', [channel], { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' }))
}

/**
 * The list is sorted by day, but an event is published before its day, so it is read in parts until no other post can
 * be newer: none is published after its day.
 */
async function newest({ reader }: BlockSource, blockId: string): Promise<Published[]> {
  const read: Published[] = []
  for (;;) {
    const items = await reader.readItems(blockId, { limit: postsInFeed, offset: read.length })
    read.push(...items.map((item) => ({ ...item, publishedAt: published(item) })))
    const lastDay = dayOf(read.at(-1))
    const found = read.toSorted((one, other) => compare(other.publishedAt, one.publishedAt)).slice(0, postsInFeed)
    if (items.length < postsInFeed || (found.at(-1)?.publishedAt ?? '') >= lastDay) return found
  }
}

function entry({ title, description, tag }: Localized<StoredPost>, publishedAt: string | undefined, link: string) {
  return element('item', [
    element('title', title.text),
    element('link', link),
    element('guid', link, { isPermaLink: 'true' }),
    publishedAt && element('pubDate', rssDate(publishedAt)),
    description?.html && element('description', htmlToText(description.html)),
    tag?.text && element('category', tag.text),
  ])
}

/** An item of the future (an event) is dated by its last change: feed readers hide entries of the future. */
function published(item: Item): string {
  const day = dayOf(item)
  return item.updated_at < day ? item.updated_at : day
}

/** '' if it has none, so that it is sorted last. */
const dayOf = (item: Item | undefined) => (typeof item?.content.day === 'string' ? item.content.day : '')

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)

/** RSS requires dates in the format of RFC 822. */
const rssDate = (time: string) => new Date(time).toUTCString()
