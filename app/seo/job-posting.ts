import type { LocalizedJob as Job } from '#blocks/jobs/job-row.tsx'
import { today } from '#content/today.ts'
import type { Site } from '../backend.ts'
import { company, type Thing, textOf } from './schema-org.ts'

type BodyItem = NonNullable<NonNullable<Job['detailContent']>['body']>['items'][number]

/** Undefined without a day of posting or a place, and after the last day to apply. */
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
    // A date without a time, because the offices are in different time zones.
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

/** Returns the whole text, as search engines require. */
function descriptionOf({ title, summary, detailContent }: Job): string {
  const opening = [summary, detailContent?.intro].flatMap((text) => (text?.html ? [paragraphs(text.html)] : []))
  const parts = [...opening, ...(detailContent?.body?.items.map(partOf) ?? [])].filter(Boolean)
  return parts.join('') || `<p>${escapeHtml(title.text)}</p>`
}

const paragraphs = (html: string) => (/^<(p|ul|ol)\b/.test(html) ? html : `<p>${html}</p>`)

/** `content` is sanitized HTML; list items are plain text. */
function partOf({ type, content, items }: BodyItem): string {
  const html = content?.html ?? ''
  switch (type) {
    case 'list':
    case 'numbered-list': {
      const entries = items?.items.map((entry) => `<li>${escapeHtml(entry.content.text)}</li>`) ?? []
      const tag = type === 'list' ? 'ul' : 'ol'
      return entries.length > 0 ? `<${tag}>${entries.join('')}</${tag}>` : ''
    }
    case 'heading':
    case 'subheading':
      return html && `<p><strong>${html.replace(/<\/?p\b[^>]*>/g, '')}</strong></p>`
    case 'image':
      return ''
    default:
      return html && paragraphs(html)
  }
}

const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }

const escapeHtml = (text: string) => text.replace(/[<>&]/g, (mark) => entities[mark] ?? mark)
