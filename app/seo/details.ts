import type { ShownContent } from '#blocks/catalogue.ts'
import { storyName } from '#blocks/gallery/story-name.ts'
import type { ShownMedia, ShownText } from '#content/shown.ts'
import type { Locale } from '#content/text.ts'
import type { Site } from '../backend.ts'
import { article } from './article.ts'
import { event } from './event.ts'
import { absolute, type Thing, type Told, textOf, wordsOf } from './thing.ts'
import { vacancy } from './vacancy.ts'

type Story = ShownContent<'GALLERY'>['stories']['items'][number]
type Job = ShownContent<'JOBS'>['jobs']['items'][number]
type Post = ShownContent<'RESOURCES'>['posts']['items'][number]
/** Where and in which language the thing is told of, and when it was last changed. */
type Around = { site: Site; locale: Locale; url: string; changedAt: string | undefined }

/** A page about one thing: its name and description in words, its picture, and the thing for search engines. */
export type About = {
  name: string
  description: string
  image?: ShownMedia | undefined
  imageAlt?: string | undefined
  publishedAt?: string | undefined
  thing?: Thing | undefined
}

export function aboutStory(story: Story | undefined, around: Around): About | undefined {
  if (!story) return undefined
  const { detailContent } = story
  const name = storyName(story)
  const description = shortened(wordsOf(detailContent?.intro) ?? wordsOf(story.quote) ?? name)
  const picture = pictureOf(detailContent?.introImage, detailContent?.introImageAlt)
  const told = tell(name, description, picture, around)
  const times = { publishedAt: undefined, changedAt: around.changedAt }
  return { name, description, ...picture, thing: article('Article', told, times) }
}

export function aboutPost(post: Post | undefined, around: Around): About | undefined {
  if (!post) return undefined
  const { day, detailContent } = post
  const name = post.title.text
  const description = shortened(wordsOf(post.description) ?? name)
  const picture = detailContent?.introImage?.src
    ? pictureOf(detailContent.introImage, detailContent.introImageAlt ?? post.image_alt)
    : pictureOf(post.image, post.image_alt)
  const told = tell(name, description, picture, around)
  if (post.type === 'event') return { name, description, ...picture, thing: event(told, post) }
  // A post may be dated ahead; it was not changed before it was published.
  const changedAt = day && around.changedAt && around.changedAt < day ? undefined : around.changedAt
  const thing = article('BlogPosting', told, { publishedAt: day, changedAt })
  return { name, description, ...picture, publishedAt: day, thing }
}

export function aboutVacancy(job: Job | undefined, { site, locale, url }: Around): About | undefined {
  if (!job) return undefined
  const name = [job.title.text, textOf(job.location)].filter(Boolean).join(locale === 'ar' ? '، ' : ', ')
  const description = shortened(wordsOf(job.summary) ?? wordsOf(job.detailContent?.intro) ?? name)
  const picture = pictureOf(job.detailContent?.heroImage, job.detailContent?.heroImageAlt)
  return { name, description, ...picture, thing: vacancy(job, url, site) }
}

function tell(name: string, description: string, { image }: Partial<About>, { site, locale, url }: Around): Told {
  return { name, description, image: absolute(image, site), url, site, locale }
}

/** Networks and search engines show pictures of these kinds, not drawings (SVG) and films. */
function pictureOf(image: ShownMedia | undefined, alt: ShownText | undefined): Pick<About, 'image' | 'imageAlt'> {
  return image && /\.(jpe?g|png|webp)$/i.test(image.src) ? { image, imageAlt: textOf(alt) } : {}
}

/** As long as search engines show it, cut between words. */
function shortened(text: string): string {
  if (text.length <= 160) return text
  return `${text.slice(0, 158).replace(/\s+\S*$/, '')}…`
}
