import { type Story, storyName } from '#blocks/gallery/story.tsx'
import type { LocalizedJob as Job } from '#blocks/jobs/job-row.tsx'
import type { LocalizedPost as Post } from '#blocks/resources/post.tsx'
import type { Locale } from '#content/locale.ts'
import type { LocalizedMedia, LocalizedText } from '#content/localized.ts'
import type { Site } from '../backend.ts'
import { article } from './article.ts'
import { event } from './event.ts'
import { jobPosting } from './job-posting.ts'
import { absoluteUrl, plainTextOf, type Thing, type ThingProps, textOf } from './schema-org.ts'

/** The site, language and address of the item's page, and when the item was last changed. */
type Around = { site: Site; locale: Locale; url: string; changedAt: string | undefined }

/** An item for the head of its page: name and description as plain text, picture, and the object for search engines. */
export type About = {
  name: string
  description: string
  image?: LocalizedMedia | undefined
  imageAlt?: string | undefined
  publishedAt?: string | undefined
  thing?: Thing | undefined
}

export function aboutStory(story: Story | undefined, around: Around): About | undefined {
  if (!story) return undefined
  const { detailContent } = story
  const name = storyName(story)
  const description = truncate(plainTextOf(detailContent?.intro) ?? plainTextOf(story.quote) ?? name)
  const picture = pictureOf(detailContent?.introImage, detailContent?.introImageAlt)
  const props = thingProps(name, description, picture, around)
  const times = { publishedAt: undefined, changedAt: around.changedAt }
  return { name, description, ...picture, thing: article('Article', props, times) }
}

export function aboutPost(post: Post | undefined, around: Around): About | undefined {
  if (!post) return undefined
  const { day, detailContent } = post
  const name = post.title.text
  const description = truncate(plainTextOf(post.description) ?? name)
  const picture = detailContent?.introImage?.src
    ? pictureOf(detailContent.introImage, detailContent.introImageAlt ?? post.image_alt)
    : pictureOf(post.image, post.image_alt)
  const props = thingProps(name, description, picture, around)
  if (post.type === 'event') return { name, description, ...picture, thing: event(props, post) }
  // A post may have a date in the future; changes before that date are left out.
  const changedAt = day && around.changedAt && around.changedAt < day ? undefined : around.changedAt
  const thing = article('BlogPosting', props, { publishedAt: day, changedAt })
  return { name, description, ...picture, publishedAt: day, thing }
}

export function aboutJob(job: Job | undefined, { site, locale, url }: Around): About | undefined {
  if (!job) return undefined
  const name = [job.title.text, textOf(job.location)].filter(Boolean).join(locale === 'ar' ? '، ' : ', ')
  const description = truncate(plainTextOf(job.summary) ?? plainTextOf(job.detailContent?.intro) ?? name)
  const picture = pictureOf(job.detailContent?.heroImage, job.detailContent?.heroImageAlt)
  return { name, description, ...picture, thing: jobPosting(job, url, site) }
}

function thingProps(
  name: string,
  description: string,
  { image }: Partial<About>,
  { site, locale, url }: Around,
): ThingProps {
  return { name, description, image: absoluteUrl(image, site), url, site, locale }
}

/** Social networks and search engines show only these formats, neither SVGs nor videos. */
function pictureOf(
  image: LocalizedMedia | undefined,
  alt: LocalizedText | undefined,
): Pick<About, 'image' | 'imageAlt'> {
  return image && /\.(jpe?g|png|webp)$/i.test(image.src) ? { image, imageAlt: textOf(alt) } : {}
}

/** Shortens a description to the length that search engines show, between words. */
function truncate(text: string): string {
  if (text.length <= 160) return text
  return `${text.slice(0, 158).replace(/\s+\S*$/, '')}…`
}
