import type { LocalizedContent } from '#blocks/catalogue.ts'
import { today } from '#content/today.ts'
import type { Site } from '../backend.ts'
import { company, escapeHtml, type Thing, textOf } from './schema-org.ts'

type Job = LocalizedContent<'JOBS'>['jobs']['items'][number]
type BodyItem = NonNullable<NonNullable<Job['detailContent']>['body']>['items'][number]

/** A vacancy; nothing while it is not known when it was posted or where the work is, nor when its last day is over. */
export function jobPosting(job: Job, url: string, site: Site): Thing | undefined {
  const city = textOf(job.location)
  const isOver = job.validUntil !== undefined && job.validUntil < today()
  if (!job.day || !city || isOver) return undefined
  return {
    '@type': 'JobPosting',
    title: job.title.text,
    description: descriptionOf(job),
    identifier: { '@type': 'PropertyValue', name: site.brand, value: job.id },
    url,
    datePosted: job.day,
    // A day alone: offices keep different times.
    ...(job.validUntil && { validThrough: job.validUntil }),
    ...(job.employmentType && { employmentType: job.employmentType }),
    hiringOrganization: { ...company(site), sameAs: `${site.url}/`, logo: `${site.url}/icon-180.png` },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: city,
        ...(job.country && { addressCountry: job.country }),
      },
    },
  }
}

/** All that the page says of the work, as HTML: search engines refuse less. */
function descriptionOf({ title, summary, detailContent }: Job): string {
  const opening = [summary, detailContent?.intro].flatMap((text) => (text?.html ? [paragraphs(text.html)] : []))
  const parts = [...opening, ...(detailContent?.body?.items.map(partOf) ?? [])].filter(Boolean)
  return parts.join('') || `<p>${escapeHtml(title.text)}</p>`
}

const paragraphs = (html: string) => (/^<(p|ul|ol)\b/.test(html) ? html : `<p>${html}</p>`)

/** `content` is reduced HTML already; the entries of a list are plain texts. */
function partOf({ type, content, items }: BodyItem): string {
  const html = content?.html ?? ''
  switch (type) {
    case 'list': {
      const entries = items?.items.map((entry) => `<li>${escapeHtml(entry.content.text)}</li>`) ?? []
      return entries.length > 0 ? `<ul>${entries.join('')}</ul>` : ''
    }
    case 'heading':
    case 'subheading':
      return html && `<p><strong>${html.replace(/<\/?p>/g, '')}</strong></p>`
    case 'image':
      return ''
    default:
      return html && paragraphs(html)
  }
}
