import type { Site } from '#app/backend.ts'
import { localizeHref } from '#content/address.ts'
import { detailPages } from '#content/detail-pages.ts'
import { locales } from '#content/locale.ts'
import type { BlockSource } from '#server/render/read-blocks.ts'
import { element, xmlDocument } from './xml.ts'

export type Address = { path: string; changedAt?: string | undefined }

/** A sitemap may contain 50,000 URLs. There are three collections, and two URLs (languages) for each item. */
const itemsPerCollection = 8_000

export async function readAddresses(source: BlockSource): Promise<Address[]> {
  const pages = await source.readIndexedPages()
  const changedAt = await source.changedAt(pages.map(({ key }) => key))
  const ofPages = pages.map(({ path, key }) => ({ path, changedAt: changedAt.get(key) }))
  const ofItems = detailPages.map(async (detail) => {
    const holder = await source.readFirst(detail.page, detail.block_type)
    const items = holder ? await source.reader.listChanges(holder.id, itemsPerCollection) : []
    return items.map(({ id, updated_at }) => ({ path: `${detail.base}/${id}`, changedAt: updated_at }))
  })
  return [...ofPages, ...(await Promise.all(ofItems)).flat()]
}

/** Protocol 0.9, with each path in both languages and links to the other one. */
export function sitemap(addresses: Address[], site: Site): string {
  const entries = addresses.flatMap(({ path, changedAt }) => {
    const inEach = locales.map((locale) => {
      return { locale, href: site.url + encodeURI(localizeHref(path, locale, site.arabicPaths)) }
    })
    const english = { locale: 'x-default', href: site.url + encodeURI(path) }
    const links = [...inEach, english].map(({ locale, href }) =>
      element('xhtml:link', [], { rel: 'alternate', hreflang: locale, href }),
    )
    // The XML schema of sitemaps requires `loc` and `lastmod` before elements of other namespaces.
    const lastmod = changedAt && element('lastmod', changedAt)
    return inEach.map(({ href }) => element('url', [element('loc', href), lastmod, ...links]))
  })
  return xmlDocument(
    element('urlset', entries, {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    }),
  )
}
