import type { ShownContent } from '#blocks/catalogue.ts'
import type { Locale } from '#content/text.ts'
import type { Site } from '../backend.ts'
import { absolute, organizationId, plain, type Thing, textOf } from './thing.ts'

type Story = ShownContent<'GALLERY'>['stories']['items'][number]
type Job = ShownContent<'JOBS'>['jobs']['items'][number]
type Post = ShownContent<'RESOURCES'>['posts']['items'][number]
type Around = { site: Site; locale: Locale }

/** A page about one thing: its name and description in words, a picture's address, and the thing for search engines. */
export type About = { name: string; description: string; image?: string; thing?: Thing }

export function aboutStory(story: Story | undefined, { site, locale }: Around): About | undefined {
  if (!story) return undefined
  const name = `${story.company.text}: ${[textOf(story.figure), story.title.text].filter(Boolean).join(' ')}`
  const description = shortened(textOf(story.detailContent?.intro) ?? textOf(story.quote) ?? name)
  const image = absolute(story.detailContent?.introImage, site)
  return { name, description, image, thing: article('Article', { name, description, image, site, locale }) }
}

export function aboutPost(post: Post | undefined, { site, locale }: Around): About | undefined {
  if (!post) return undefined
  const name = post.title.text
  const description = shortened(textOf(post.description) ?? name)
  const image = absolute(post.detailContent?.introImage ?? post.image, site)
  const about = { name, description, image, site, locale }
  return { name, description, image, thing: post.type === 'event' ? event(about, post) : blogPost(about, post) }
}

export function aboutVacancy(job: Job | undefined, { site }: Around): About | undefined {
  if (!job) return undefined
  const name = [job.title.text, textOf(job.location)].filter(Boolean).join(', ')
  const description = shortened(textOf(job.summary) ?? textOf(job.detailContent?.intro) ?? name)
  const image = absolute(job.detailContent?.heroImage, site)
  return { name, description, image, thing: vacancy(job, description, site) }
}

type Written = { name: string; description: string; image: string | undefined } & Around

function article(type: 'Article' | 'BlogPosting', { name, description, image, site, locale }: Written): Thing {
  return {
    '@type': type,
    headline: name,
    description,
    inLanguage: locale,
    ...(image && { image }),
    author: { '@id': organizationId(site), '@type': 'Organization', name: site.brand, url: site.url },
    publisher: { '@id': organizationId(site), '@type': 'Organization', name: site.brand, url: site.url },
  }
}

const blogPost = (about: Written, { day }: Post) => ({
  ...article('BlogPosting', about),
  ...(day && { datePublished: day }),
})

function event({ name, description, image, site, locale }: Written, { day, note }: Post): Thing | undefined {
  if (!day) return undefined
  const place = textOf(note)
  return {
    '@type': 'Event',
    name,
    description,
    inLanguage: locale,
    startDate: day,
    ...(image && { image }),
    eventStatus: 'https://schema.org/EventScheduled',
    ...(place && { location: { '@type': 'Place', name: place, address: place } }),
    organizer: { '@id': organizationId(site), '@type': 'Organization', name: site.brand, url: site.url },
  }
}

function vacancy(job: Job, description: string, site: Site): Thing | undefined {
  if (!job.day) return undefined
  const body = job.detailContent?.body?.items.map(({ content }) => plain(content?.html)).filter(Boolean)
  return {
    '@type': 'JobPosting',
    title: job.title.text,
    description: [description, ...(body ?? [])].join('\n'),
    datePosted: job.day,
    ...(job.validUntil && { validThrough: job.validUntil }),
    ...(job.employmentType && { employmentType: job.employmentType }),
    hiringOrganization: { '@id': organizationId(site), '@type': 'Organization', name: site.brand, sameAs: site.url },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: textOf(job.location),
        ...(job.country && { addressCountry: job.country }),
      },
    },
  }
}

/** As long as search engines show it, cut between words. */
function shortened(text: string): string {
  if (text.length <= 160) return text
  return `${text.slice(0, 158).replace(/\s+\S*$/, '')}…`
}
