import type { MetaDescriptor } from 'react-router'
import type { LocalizedBlock } from '#blocks/block.ts'
import { youtubeEmbed } from '#blocks/hero/youtube.ts'
import { seoDataOf } from '#blocks/seo-data.ts'
import { listingQuery } from '#content/listing.ts'
import { inLocale, type Locale } from '#content/locale.ts'
import type { Page } from '#content/pages.ts'
import { pageCard, socialCardPath } from '#content/social-card-image.ts'
import type { MissingPart, Site } from '../backend.ts'
import { head } from './head.ts'
import { absoluteUrl, breadcrumbs, organization, plainTextOf, type Thing, website } from './schema-org.ts'

type PageData = { page: Page; locale: Locale; blocks: LocalizedBlock[]; missing?: MissingPart; site: Site }

export function pageMeta({ page, locale, blocks: all, missing, site }: PageData): MetaDescriptor[] {
  const blocks = missing ? [] : all
  const card = pageCard(page, blocks, locale)
  const { name } = card
  const description = inLocale(page.description, locale).text
  const listing = blocks.find((block) => block.listing)?.listing
  const isHome = page.path === '/'
  const picture = site.url + socialCardPath(page.path, card, site)
  return head({
    card,
    description,
    path: page.path,
    query: listing && listingQuery(listing),
    site,
    noindex: page.noindex || blocks.every(({ leftOut }) => leftOut !== undefined),
    things: [
      ...(isHome ? [organization(site), website(site)] : [breadcrumbs([[name, page.path]], site, locale)]),
      ...videoData(blocks, { title: `${name} - ${site.brand}`, description, picture, locale, site }),
      ...questions(blocks, locale),
    ],
  })
}

function questions(blocks: LocalizedBlock[], locale: Locale): Thing[] {
  const all = blocks.flatMap((block) => seoDataOf(block, 'questions') ?? [])
  const mainEntity = all.flatMap(({ question, answer }) => {
    const text = plainTextOf(answer)
    if (!question.text || !text) return []
    return [{ '@type': 'Question', name: question.text, acceptedAnswer: { '@type': 'Answer', text } }]
  })
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', inLanguage: locale, mainEntity }] : []
}

/** The date of all videos: the day on which the videos of the start content were published (specification §9). */
const uploadDate = '2026-11-01T08:00:00+03:00'

type MetaContext = { title: string; description: string; picture: string; locale: Locale; site: Site }

/** Search engines require a picture: without one a video gets the page's social image. */
export function videoData(
  blocks: LocalizedBlock[],
  { title, description, picture, locale, site }: MetaContext,
): Thing[] {
  return blocks.flatMap((block) => {
    const video = seoDataOf(block, 'video')
    const contentUrl = absoluteUrl(video?.file, site)
    if (!contentUrl) return []
    const embedUrl = youtubeEmbed(contentUrl)?.replace(/\?.*/, '')
    return [
      {
        '@type': 'VideoObject',
        name: title,
        description,
        inLanguage: locale,
        uploadDate,
        thumbnailUrl: absoluteUrl(video?.still, site) ?? picture,
        ...(embedUrl ? { embedUrl } : { contentUrl }),
      },
    ]
  })
}
