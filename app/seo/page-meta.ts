import type { MetaDescriptor } from 'react-router'
import type { LocalizedBlock } from '#blocks/block.ts'
import { listingQuery } from '#content/listing.ts'
import { inLocale, type Locale } from '#content/locale.ts'
import type { Page } from '#content/pages.ts'
import type { MissingPart, Site } from '../backend.ts'
import { breadcrumbs, organization, website } from './company.ts'
import { questions } from './faq-page.ts'
import { head } from './head.ts'
import { defaultSocialPicture } from './social-picture.ts'
import { videoData } from './video-data.ts'

type PageData = { page: Page; locale: Locale; blocks: LocalizedBlock[]; missing?: MissingPart; site: Site }

/** The head of a page of the route table. */
export function pageMeta({ page, locale, blocks: all, missing, site }: PageData): MetaDescriptor[] {
  const blocks = missing ? [] : all
  const name = inLocale(page.name, locale).text
  const description = inLocale(page.description, locale).text
  const listing = blocks.find((block) => block.listing)?.listing
  const isHome = page.path === '/'
  const picture = defaultSocialPicture(page.key, locale)
  return head({
    name,
    description,
    path: page.path,
    query: listing && listingQuery(listing),
    locale,
    site,
    picture,
    noindex: page.noindex || missing !== undefined,
    things: [
      ...(isHome ? [organization(site), website(site)] : [breadcrumbs([[name, page.path]], site, locale)]),
      ...videoData(blocks, { title: `${name} - ${site.brand}`, description, picture, locale, site }),
      ...questions(blocks, locale),
    ],
  })
}
