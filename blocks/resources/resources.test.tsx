import { describe, expect, test } from 'vitest'
import type { LocalizedListing } from '../block.ts'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import { PostPage } from './post-page.tsx'
import Resources from './view.tsx'

const content: ContentInput<'RESOURCES'> = {
  title: { en: 'All resources', ar: 'كل المصادر' },
  filters: { all: { en: 'All' }, blog: { en: 'Blog' }, events: { en: 'Events' } },
  posts: [
    {
      id: 'open-house',
      type: 'event',
      title: { en: 'Open house in Amman', ar: 'يوم مفتوح في عمّان' },
      day: '2026-10-21',
      date: { en: '21 October 2026', ar: '٢١ أكتوبر ٢٠٢٦' },
      image: '/uploads/house-640x400.webp',
    },
    {
      id: 'arabic-first',
      type: 'blog',
      title: { en: 'Write it in Arabic first', ar: 'اكتبوها بالعربية أوّلًا' },
      date: { en: '3 November 2026', ar: '٣ نوفمبر ٢٠٢٦' },
      image: '/uploads/arabic-640x400.webp',
    },
  ],
}

describe('the resources grid', () => {
  test('shows an event’s date in its facts, and nothing on its picture', () => {
    const html = renderView(Resources, 'RESOURCES', content)
    const [picture = '', facts = ''] = html.split('class="post-meta"')
    expect(picture).toContain('house-640x400')
    expect(picture).not.toContain('21')
    expect(facts).toContain('21 October 2026')
  })

  test('does not crop a picture that has a version for each language, because it contains text', () => {
    const [first, ...others] = content.posts
    const image = { en: '/uploads/report-en-1600x1050.webp', ar: '/uploads/report-ar-1600x1050.webp' }
    const posts = first ? [{ ...first, image }, ...others] : []
    const html = renderView(Resources, 'RESOURCES', { ...content, posts })
    expect(html.match(/data-whole=""[^>]*>\s*<img[^>]*report-en/g)).toHaveLength(1)
    expect(html.match(/data-whole/g)).toHaveLength(1)
  })

  test('shows a post’s picture and date', () => {
    const html = renderView(Resources, 'RESOURCES', content, 'ar')
    expect(html).toContain('arabic-640x400')
    expect(textOf(html)).toContain('٣ نوفمبر ٢٠٢٦')
  })
})

describe('the resources page', () => {
  const listing: LocalizedListing = {
    filter: 'blog',
    page: 2,
    pages: 9,
    counts: { all: 120, blog: 95, event: 25 },
    highlight: [{ id: 'new', type: 'blog', title: { text: 'The newest' } }],
  }

  test('shows the newest posts above the others', () => {
    const text = textOf(renderView(Resources, 'RESOURCES', content, 'en', { listing }))
    expect(text.indexOf('The newest')).toBeLessThan(text.indexOf('All resources'))
  })

  test('does not repeat the newest posts in the grid of the first page', () => {
    const posts = ['first', 'second', 'third', 'fourth', 'fifth'].map((id) => ({
      id,
      type: 'blog' as const,
      title: { en: `The ${id} post` },
    }))
    const first: LocalizedListing = { ...listing, filter: 'all', page: 1 }
    const text = textOf(renderView(Resources, 'RESOURCES', { ...content, posts }, 'en', { listing: first }))
    const [above = '', below = ''] = text.split('All resources')
    expect(above.match(/The \w+ post/g)).toEqual(['The first post', 'The second post', 'The third post'])
    expect(below.match(/The \w+ post/g)).toEqual(['The fourth post', 'The fifth post'])
  })

  test('shows up to three posts in the highlight and in the grid, which is never empty', () => {
    const highlight: LocalizedListing['highlight'] = content.posts.map(({ id }) => ({
      id,
      type: 'blog',
      title: { text: id },
    }))
    const first: LocalizedListing = { ...listing, filter: 'all', page: 1, pages: 1, highlight }
    const text = textOf(renderView(Resources, 'RESOURCES', content, 'en', { listing: first }))
    for (const part of text.split('All resources')) {
      expect(part).toContain('Open house in Amman')
      expect(part).toContain('Write it in Arabic first')
    }
  })

  test('loads the first picture of the newest posts with high priority, also if the newest post has none', () => {
    const [day, image, title] = ['2026-12-01', { src: '/api/uploads/new.webp' }, { text: 'New' }]
    const highlight: LocalizedListing['highlight'] = [
      { id: 'event', type: 'event', day, title },
      { id: 'first', type: 'blog', image, title },
      { id: 'second', type: 'blog', image, title },
    ]
    const html = renderView(Resources, 'RESOURCES', content, 'en', { listing: { ...listing, highlight } })
    const [first, ...others] = html.match(/<img[^>]*>/g) ?? []
    expect(first).toContain('fetchPriority="high"')
    expect(first).not.toContain('loading="lazy"')
    expect(others).toHaveLength(3)
    for (const other of others) expect(other).toContain('loading="lazy"')
  })

  test('has filter links that keep the language and start on the first page', () => {
    const html = renderView(Resources, 'RESOURCES', content, 'ar', { listing })
    const hrefs = [...html.matchAll(/<nav class="resources-filter".*?<\/nav>/gs)][0]?.[0].match(/href="[^"]*"/g)
    expect(hrefs).toEqual(
      ['href="/"', 'href="/?filter=blog"', 'href="/?filter=event"'].map((each) => each.replace('"/', '"/ar')),
    )
    expect(html).toMatch(/aria-current="true"[^>]*>(<[^>]*>)*Blog/)
  })

  test('has page links with an ellipsis and the digits of the language, which keep the filter', () => {
    const html = renderView(Resources, 'RESOURCES', content, 'ar', { listing })
    const pages = [...html.matchAll(/<nav class="row resources-pagination".*?<\/nav>/gs)][0]?.[0] ?? ''
    expect(textOf(pages)).toBe('١ ٢ ٣ ٤ ٥ … ٩')
    expect(pages).toContain('href="/ar?filter=blog&amp;page=3"')
    expect(pages).toMatch(/aria-current="page"[^>]*>٢</)
  })

  test('shows the empty text if a filter has no posts', () => {
    const empty = { ...content, posts: [], emptyText: { en: 'Nothing here yet.' } }
    expect(textOf(renderView(Resources, 'RESOURCES', empty))).toContain('Nothing here yet.')
  })
})

describe('a post’s detail page', () => {
  const words = (en: string) => ({ en: `<p>${en}</p>` })
  const post = (layoutType: 'article' | 'simple'): ContentInput<'RESOURCES'> => ({
    ...content,
    posts: [
      {
        id: 'arabic-first',
        type: 'blog',
        layoutType,
        title: { en: 'Write it in Arabic first' },
        detailContent: {
          tocTitle: { en: 'In this article' },
          shareTitle: { en: 'Share this article' },
          introImage: '/uploads/arabic-640x400.webp',
          body: [
            { id: 'intro', content: words('We translated for ten years.') },
            { id: 'why', type: 'subheading', content: { en: 'Why we turned round' } },
            { id: 'list', type: 'list', items: [{ content: { en: 'Shorter' } }, { content: { en: 'Clearer' } }] },
            { id: 'how', type: 'subheading', content: { en: 'How it is done' } },
          ],
        },
      },
    ],
  })

  test('has a sidebar with links to its headings, and share links to three social networks', () => {
    const html = renderView(PostPage, 'RESOURCES', post('article'), 'en', { opened: true })
    const sidebar = html.match(/<aside.*?<\/aside>/s)?.[0] ?? ''
    expect(sidebar.match(/href="#[\w-]+"/g)).toEqual(['href="#part-why"', 'href="#part-how"'])
    const shared = [...sidebar.matchAll(/>Share on (\w+)/g)].map(([, network]) => network)
    expect(shared).toEqual(['LinkedIn', 'X', 'WhatsApp'])
    expect(sidebar).toContain(encodeURIComponent('https://www.ilearn.example/'))
  })

  test('renders each item of its body by its type', () => {
    const html = renderView(PostPage, 'RESOURCES', post('article'))
    expect(html).toContain('<h2 id="part-why" class="h3">Why we turned round</h2>')
    expect(html).toContain('<ul><li>Shorter</li><li>Clearer</li></ul>')
  })

  test('shows its author, a pull quote and related posts', () => {
    const { posts, ...around } = post('article')
    const written = posts.map(({ detailContent, ...each }) => ({
      ...each,
      detailContent: {
        ...detailContent,
        author: { name: { en: 'Rana Mansour' }, role: { en: 'Lead author' }, portrait: '/uploads/rana-480x480.webp' },
        body: [
          ...(detailContent?.body ?? []),
          { id: 'out', type: 'quote' as const, content: { en: 'Read it aloud.' } },
        ],
      },
    }))
    const related = [{ id: 'other', type: 'blog' as const, title: { text: 'Another post' } }]
    const html = renderView(PostPage, 'RESOURCES', { ...around, posts: written }, 'en', { opened: true, related })
    expect(html).toMatch(/class="resources-byline"><img[^>]*rana-480x480.*Rana Mansour.*Lead author/s)
    expect(html).toContain('<blockquote class="article-quote">Read it aloud.</blockquote>')
    expect(textOf(html.slice(html.indexOf('<section class="section late resources-related"')))).toBe(
      'Read next Another post',
    )
  })

  test('is one column without sidebar and picture in the simple layout', () => {
    const html = renderView(PostPage, 'RESOURCES', post('simple'))
    expect(html).not.toContain('<aside')
    expect(html).not.toContain('arabic-640x400')
    expect(textOf(html)).toContain('We translated for ten years.')
  })
})
