import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BlockType, ContentInput } from '#blocks/catalogue.ts'
import type { Locale } from '#content/locale.ts'
import { describedPages } from '#content/page-descriptions.ts'
import { itemMeta } from './item-meta.ts'
import { localizedBlock, readHead, site } from './testing/read-head.ts'

const changedAt = '2026-11-02T09:00:00.000Z'
const lists = { GALLERY: 'customer-stories', JOBS: 'careers', RESOURCES: 'resources' } as const
const bases = { GALLERY: '/customer-stories', JOBS: '/vacancy-details', RESOURCES: '/resources' } as const

function headOf<T extends keyof typeof lists & BlockType>(type: T, content: ContentInput<T>, locale: Locale = 'en') {
  const blocks = [localizedBlock(type, content, locale, { changedAt })]
  const path = `${bases[type]}/one`
  const list = describedPages.find((page) => page.path === `/${lists[type]}`)
  return readHead(itemMeta({ list, path, locale, blocks, site }))
}

const around = { title: { en: 'All' }, filters: { all: { en: 'All' }, blog: { en: 'Blog' }, events: { en: 'Events' } } }
type Post = ContentInput<'RESOURCES'>['posts'][number]
const post: Post = {
  id: 'one',
  type: 'blog',
  title: { en: 'Arabic first', ar: 'العربية أوّلًا' },
  description: { en: 'Why we write in Arabic first.' },
  image: '/uploads/picture-1600x900.webp',
  image_alt: { en: 'Two bubbles' },
  day: '2026-10-05',
}
const postHead = (changed: Partial<Post> = {}, locale: Locale = 'en') =>
  headOf('RESOURCES', { ...around, posts: [{ ...post, ...changed }] }, locale)

describe('the head of a post', () => {
  test('has its title with the brand, and an image of its own with size and alternative text', () => {
    const { title, meta, links } = postHead()
    expect([title, meta('description')]).toEqual(['Arabic first - Brand', 'Why we write in Arabic first.'])
    expect(links[0]).toBe('canonical https://www.example.com/resources/one')
    expect(meta('og:type')).toBe('article')
    expect(meta('og:image')).toMatch('https://www.example.com/social/en/resources/one.jpg?v=')
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
    expect(meta('og:image:alt')).toBe('Arabic first')
    expect(meta('article:published_time')).toBe('2026-10-05')
  })

  test('has the title and the description that were written for search engines in its language', () => {
    const searched = { searchTitle: { en: 'Searched' }, searchDescription: { en: 'For <robots>' } }
    const { title, meta, thing } = postHead(searched)
    expect([title, meta('og:title')]).toEqual(['Searched - Brand', 'Searched - Brand'])
    expect([meta('description'), meta('og:description')]).toEqual(['For <robots>', 'For <robots>'])
    expect(thing('BlogPosting')).toMatchObject({ headline: 'Arabic first', description: 'For <robots>' })
    expect(postHead(searched, 'ar').title).toBe('العربية أوّلًا - Brand')
    expect(postHead({ searchTitle: { en: '' } }).title).toBe('Arabic first - Brand')
  })

  test.each([undefined, '/uploads/film.mp4', '/uploads/drawing.svg'])(
    'has no picture for search engines if it is %s',
    (image) => {
      expect(postHead({ image }).thing('BlogPosting')).not.toHaveProperty('image')
    },
  )

  test('has a BlogPosting with its dates, its language and its author', () => {
    const { thing, types } = postHead({}, 'ar')
    expect(types).toEqual(['BreadcrumbList', 'BlogPosting'])
    expect(thing('BlogPosting')).toMatchObject({
      headline: 'العربية أوّلًا',
      inLanguage: 'ar',
      mainEntityOfPage: 'https://www.example.com/ar/resources/one',
      image: 'https://www.example.com/api/uploads/picture-1600x900.webp',
      datePublished: '2026-10-05',
      dateModified: changedAt,
      author: { '@type': 'Organization', name: 'Brand' },
      publisher: { '@type': 'Organization', name: 'Brand' },
    })
    expect(postHead({ day: '2027-01-01' }).thing('BlogPosting')).not.toHaveProperty('dateModified')
  })
})

describe('the structured data of an event', () => {
  const event = (changed: Partial<Post>) => postHead({ type: 'event', ...changed }).thing('Event')

  test('has its day and the address where people meet', () => {
    const place = { place: { en: 'Olaya Street 214, Riyadh' }, country: 'SA' }
    expect(event(place)).toMatchObject({
      name: 'Arabic first',
      startDate: '2026-10-05',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', streetAddress: 'Olaya Street 214, Riyadh', addressCountry: 'SA' },
      },
      organizer: { name: 'Brand', url: 'https://www.example.com/' },
    })
  })

  test('has the address of its page if people meet online', () => {
    expect(event({ online: true })).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://www.example.com/resources/one' },
    })
  })

  test('is missing without a day or a place', () => {
    expect(event({})).toBeUndefined()
    expect(event({ online: true, day: undefined })).toBeUndefined()
  })
})

describe('the structured data of a job', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00.000Z') })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  type Job = ContentInput<'JOBS'>['jobs'][number]
  const job: Job = {
    id: 'one',
    title: { en: 'Hosting engineer', ar: 'مهندس استضافة' },
    location: { en: 'Riyadh', ar: 'الرياض' },
    country: 'SA',
    employmentType: 'FULL_TIME',
    summary: { en: 'You keep R&amp;D running.' },
    day: '2026-10-27',
    validUntil: '2027-02-28',
    detailContent: {
      body: [
        { id: 'a', type: 'subheading', content: { en: 'What you do' } },
        { id: 'b', type: 'paragraph', content: { en: '<p>Updates &amp; backups.</p>' } },
        { id: 'c', type: 'list', items: [{ content: { en: 'Less < more' } }] },
      ],
    },
  }
  const posting = (changed: Partial<Job> = {}, locale: Locale = 'en') =>
    headOf('JOBS', { title: { en: 'Jobs' }, jobs: [{ ...job, ...changed }] }, locale)

  test('has the whole text as HTML, the place, and the first and the last day', () => {
    expect(posting().thing('JobPosting')).toMatchObject({
      title: 'Hosting engineer',
      description:
        '<p>You keep R&amp;D running.</p><p><strong>What you do</strong></p><p>Updates &amp; backups.</p>' +
        '<ul><li>Less &lt; more</li></ul>',
      identifier: { '@type': 'PropertyValue', name: 'Brand', value: 'one' },
      datePosted: '2026-10-27',
      validThrough: '2027-02-28',
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'Brand' },
      jobLocation: { '@type': 'Place', address: { addressLocality: 'Riyadh', addressCountry: 'SA' } },
    })
  })

  test('is in the page’s language, with the careers page in its breadcrumbs', () => {
    const { thing, title } = posting({}, 'ar')
    expect(title).toBe('مهندس استضافة، الرياض - Brand')
    expect(thing('JobPosting')).toMatchObject({ title: 'مهندس استضافة' })
    expect(thing('BreadcrumbList')).toMatchObject({
      itemListElement: [{}, { name: 'الوظائف', item: 'https://www.example.com/ar/careers' }, { position: 3 }],
    })
  })

  test('is included until the end of the last day', () => {
    vi.setSystemTime('2027-02-28T20:59:59.999Z')
    expect(posting().types).toEqual(['BreadcrumbList', 'JobPosting'])
    vi.setSystemTime('2027-02-28T21:00:00.000Z')
    expect(posting().types).toEqual(['BreadcrumbList'])
    expect(posting({ validUntil: undefined }).types).toEqual(['BreadcrumbList', 'JobPosting'])
  })

  test('is missing without the day of posting or the place of work', () => {
    expect(posting({ day: undefined }).types).toEqual(['BreadcrumbList'])
    expect(posting({ location: undefined }).types).toEqual(['BreadcrumbList'])
  })
})

describe('the head of a customer story', () => {
  test('has a title with the company, the figure and what it counts, and has an Article', () => {
    const intro = { en: `${'A long beginning of the story. '.repeat(8)}` }
    const story = { id: 'one', company: { en: 'Sahab Air' }, figure: { en: '94%' }, title: { en: 'finish in time' } }
    const { title, meta, thing } = headOf('GALLERY', {
      title: { en: 'Stories' },
      stories: [{ ...story, detailContent: { intro } }],
    })
    expect(title).toBe('Sahab Air: 94% finish in time - Brand')
    expect(meta('description')).toBe(`${'A long beginning of the story. '.repeat(5)}A…`)
    expect(thing('Article')).toMatchObject({ headline: 'Sahab Air: 94% finish in time', dateModified: changedAt })
  })
})

test('the head of a missing item asks search engines not to index it', () => {
  const { title, meta, links } = readHead(itemMeta({ list: undefined, path: '/x', locale: 'en', blocks: null, site }))
  expect([title, meta('robots'), links]).toEqual(['404 - Brand', 'noindex', []])
})
