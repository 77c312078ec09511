import type { MetaDescriptor } from 'react-router'
import type { LocalizedBlock } from '#blocks/block.ts'
import type { Story } from '#blocks/gallery/story.tsx'
import type { LocalizedJob as Job } from '#blocks/jobs/job-row.tsx'
import type { LocalizedPost as Post } from '#blocks/resources/post.tsx'
import { seoDataOf } from '#blocks/seo-data.ts'
import { localizeHref } from '#content/address.ts'
import { inLocale, type Locale } from '#content/locale.ts'
import type { LocalizedMedia } from '#content/localized.ts'
import type { Page } from '#content/pages.ts'
import { itemCard, itemName, itemPicture, searchNameOf, translated } from '#content/social-card-image.ts'
import type { Site } from '../backend.ts'
import { head } from './head.ts'
import { jobPosting } from './job-posting.ts'
import { absoluteUrl, breadcrumbs, company, plainTextOf, type Thing, textOf } from './schema-org.ts'

type ItemPage = {
  /** The page that lists the items; undefined if the item does not exist. */
  list: Page | undefined
  path: string
  locale: Locale
  blocks: LocalizedBlock[] | null
  site: Site
}

/** `name` and `description` are plain text, `thing` is structured data. */
type ItemSummary = {
  name: string
  description: string
  image?: LocalizedMedia | undefined
  publishedAt?: string | undefined
  thing?: Thing | undefined
}

/** `url` is that of the item's page. */
type MetaContext = { site: Site; locale: Locale; url: string; changedAt: string | undefined }

/** If the item does not exist, only a title and `noindex`. */
export function itemMeta({ list, path, locale, blocks, site }: ItemPage): MetaDescriptor[] {
  const [block] = blocks ?? []
  const { story, job, post } = (block && seoDataOf(block, 'item')) ?? {}
  const context = { site, locale, url: site.url + encodeURI(localizeHref(path, locale)), changedAt: block?.changedAt }
  const item = story ?? job ?? post
  const summary =
    (story && summaryOfStory(story, context)) ??
    (job && summaryOfJob(job, context)) ??
    (post && summaryOfPost(post, context))
  if (!item || !summary) return [{ title: `404 - ${site.brand}` }, { name: 'robots', content: 'noindex' }]
  const { name, description, publishedAt, thing } = summary
  const trail: [string, string][] = [
    ...(list ? [[inLocale(list.name, locale).text, list.path] as [string, string]] : []),
    [name, path],
  ]
  return head({
    card: itemCard(item, locale),
    name: searchNameOf(item, locale),
    description,
    path,
    site,
    type: 'article',
    publishedAt,
    things: [breadcrumbs(trail, site, locale), ...(thing ? [thing] : [])],
  })
}

function summaryOfStory(story: Story, context: MetaContext): ItemSummary {
  const { detailContent } = story
  const name = itemName(story, context.locale)
  const description = descriptionOf(story, plainTextOf(detailContent?.intro) ?? plainTextOf(story.quote) ?? name)
  const summary = { name, description, image: itemPicture(story) }
  return { ...summary, thing: article('Article', summary, context) }
}

function summaryOfPost(post: Post, context: MetaContext): ItemSummary {
  const { day } = post
  const name = itemName(post, context.locale)
  const description = descriptionOf(post, plainTextOf(post.description) ?? name)
  const summary = { name, description, image: itemPicture(post) }
  if (post.type === 'event') return { ...summary, thing: event(post, summary, context) }
  // The day of a post may be in the future. A time of change before that day is left out.
  const changedAt = day && context.changedAt && context.changedAt < day ? undefined : context.changedAt
  return { ...summary, publishedAt: day, thing: article('BlogPosting', summary, { ...context, changedAt }, day) }
}

function summaryOfJob(job: Job, { site, locale, url }: MetaContext): ItemSummary {
  const name = itemName(job, locale)
  const description = descriptionOf(job, plainTextOf(job.summary) ?? plainTextOf(job.detailContent?.intro) ?? name)
  return { name, description, thing: jobPosting(job, url, site) }
}

/** Author and publisher are the company. */
function article(
  type: 'Article' | 'BlogPosting',
  summary: ItemSummary,
  context: MetaContext,
  publishedAt?: string,
): Thing {
  const { site, url, changedAt } = context
  return {
    '@type': type,
    headline: summary.name,
    ...sharedProperties(summary, context),
    mainEntityOfPage: url,
    ...(publishedAt && { datePublished: publishedAt }),
    ...(changedAt && { dateModified: changedAt }),
    author: company(site),
    publisher: company(site),
  }
}

/** Search engines reject events without a day or a place. */
function event(post: Post, summary: ItemSummary, context: MetaContext): Thing | undefined {
  const location = placeOf(post, context.url)
  if (!post.day || !location) return undefined
  return {
    '@type': 'Event',
    name: summary.name,
    ...sharedProperties(summary, context),
    startDate: post.day,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${post.online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location,
    organizer: company(context.site),
  }
}

function placeOf({ online, place, country }: Post, url: string): Thing | undefined {
  if (online) return { '@type': 'VirtualLocation', url }
  const name = textOf(place)
  if (!name) return undefined
  const address = { '@type': 'PostalAddress', streetAddress: name, ...(country && { addressCountry: country }) }
  return { '@type': 'Place', name, address }
}

function sharedProperties({ description, image }: ItemSummary, { site, locale, url }: MetaContext) {
  const picture = absoluteUrl(image, site)
  return { description, inLanguage: locale, url, ...(picture && { image: picture }) }
}

/** What editors wrote for search engines, or `text`, cut between words to less than 160 characters. */
function descriptionOf({ searchDescription }: Story | Post | Job, text: string): string {
  const own = translated(searchDescription)
  if (own || text.length <= 160) return own ?? text
  return `${text.slice(0, 158).replace(/\s+\S*$/, '')}…`
}
