import { describe, expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'
import { pagesRepository } from './pages-repository.ts'

const words = { en: 'Words', ar: 'كلمات' }

const longLink = `https://a.example/${'%D8%AA'.repeat(330)}`.padEnd(2_000, 'x')

/** Contents in the form of the specification's entities (§3), and the parts that are stored in another form. */
const accepted: [what: string, type: string, content: object, stored: object][] = [
  ['a story without a company', 'GALLERY', { title: words, stories: [{ id: 'a', title: words }] }, {}],
  [
    'the first item of a body without an id',
    'GALLERY',
    { title: words, stories: [{ id: 'a', title: words, detailContent: { body: [{ content: words }] } }] },
    { stories: [{ detailContent: { body: [{ id: 'item-1', content: words }] } }] },
  ],
  ['an e-mail as a plain string', 'CTA', { title: words, email: 'a@b.example' }, { email: { en: 'a@b.example' } }],
  [
    'numeric ids',
    'TABS',
    { mainTitle: words, tabs: [1, 2].map((id) => ({ id, title: words, description: words })) },
    { tabs: [{ id: '1' }, { id: '2' }] },
  ],
  [
    'the alt text of a slide as a plain string',
    'HERO',
    { title: 'Plain', sliderImages: [{ id: 1, src: '/uploads/a.webp', alt: 'A <b>ship</b>' }] },
    { title: { en: 'Plain' }, sliderImages: [{ id: '1', alt: { en: 'A ship' } }] },
  ],
  [
    'colours in any notation of CSS',
    'HERO',
    {
      title: words,
      backgroundColor: 'rgb(12 26 58 / 50%)',
      blobFillColor: 'hsla(210, 50%, 40%, 0.5)',
      blobStrokeColor: 'RebeccaPurple',
      topLeftBlobColor: 'transparent',
      bottomLeftBlobColor: 'oklch(60% 0.15 50deg)',
      bottomRightBlobColor: 'color(display-p3 1 0.5 0)',
    },
    {},
  ],
  [
    'addresses with marks of direction, soft hyphens and zero-width spaces',
    'CTA',
    {
      title: words,
      subtitle: {
        en: '<p><a href="&#8207;/about&#8203;">a</a></p>',
        ar: '<p><a href="https://a.exam\u00ADple/">ب</a></p>',
      },
      buttonLink: '\u200F/ar/عن\u200Cا\u2069',
    },
    {
      subtitle: { en: '<p><a href="/about">a</a></p>', ar: '<p><a href="https://a.example/">ب</a></p>' },
      buttonLink: '/ar/عنا',
    },
  ],
  [
    'links of 2,000 characters',
    'CTA',
    { title: words, subtitle: { en: `<p><a href="${longLink}">a</a></p>` }, buttonLink: longLink },
    { subtitle: { en: `<p><a href="${longLink}">a</a></p>` }, buttonLink: longLink },
  ],
  [
    'a policy with a paragraph of more than 2,000 characters and plain strings',
    'TEXT',
    {
      content: {
        title: 'Policy',
        use: 'All of it. '.repeat(400).trim(),
        useList: '• one\n• two',
        contactUsEmail: 'a@b.example',
      },
    },
    { content: { title: { en: 'Policy' }, contactUsEmail: { en: 'a@b.example' } } },
  ],
  [
    'a footer with the fields of the specification',
    'FOOTER',
    {
      staticTexts: {
        newsletterTitle: words,
        newsletterDisclaimer: words,
        contactsTitle: words,
        socialTitle: words,
        copyright: words,
      },
      columns: [
        { id: 'col-solutions', title: words, links: [{ id: 1, label: 'Totara', path: '/solutions/totara-suite' }] },
      ],
      legalLinks: [{ id: 2, label: words, path: '/privacy-policy' }],
    },
    { columns: [{ links: [{ id: '1', label: { en: 'Totara' } }] }] },
  ],
  ['insights with posts alone', 'INSIGHTS', { posts: [] }, {}],
  [
    'a video block of the learn page',
    'IMAGE_TEXT',
    { youtubeVideoUrl: 'https://youtu.be/a', showVideoButton: true },
    {},
  ],
  [
    'a post',
    'RESOURCES',
    {
      title: words,
      filters: { label: 'Show', all: 'All', blog: 'Blog', events: 'Events' },
      posts: [
        {
          id: 'first-post',
          type: 'event',
          image: '/uploads/a.webp',
          tag: 'Event',
          date: '3 May 2026',
          title: 'Post',
          description: 'About it',
          layoutType: 'simple',
          detailContent: {
            backLinkText: 'Back',
            introImage: '/uploads/a.webp',
            shareTitle: 'Share',
            tocTitle: 'Contents',
            body: [{ content: 'By a colleague' }, { type: 'list', id: 7, items: [{ content: 'one' }] }],
          },
        },
      ],
    },
    { posts: [{ date: { en: '3 May 2026' }, detailContent: { body: [{ id: 'item-1' }, { id: '7' }] } }] },
  ],
  [
    'a vacancy',
    'JOBS',
    {
      title: words,
      jobs: [{ id: 3, title: 'Writer', detailContent: { heroImage: '/uploads/a.webp', backLinkText: 'Back' } }],
    },
    { jobs: [{ id: '3', title: { en: 'Writer' } }] },
  ],
]

/** A page that allows blocks of the type; 'home' for all other types. */
const pageOf: { [type: string]: string } = { FOOTER: 'footer', RESOURCES: 'resources', JOBS: 'careers' }

describeEachDialect('content as the specification allows it', (open) => {
  test.each(accepted)('%s is accepted', async (_what, block_type, content, stored) => {
    const { db, get, post, put } = await startSite(await open())
    const slug = pageOf[block_type] ?? 'home'
    await pagesRepository(db)
      .insertPage({ slug, version: 1, updated_at: '2026-01-01T00:00:00.000Z' })
      .catch(() => undefined)
    const { status, body } = await post(`/${slug}/blocks`, { block_type, content })
    expect([status, body.errors]).toEqual([201, undefined])
    expect(body.content).toMatchObject(stored)
    const again = await put(`/blocks/${body.id}`, { type: block_type, content })
    expect([again.status, again.body.version]).toEqual([200, 1])
    expect((await get(`/${slug}`)).body[0].content).toEqual(body.content)
  })

  test('text and customer stories may be added to any page', async () => {
    const { post } = await startSite(await open())
    for (const [block_type, content] of [
      ['TEXT', { content: { title: words } }],
      ['GALLERY', { title: words }],
    ]) {
      expect((await post('/resources/blocks', { block_type, content })).status).toBe(201)
    }
  })
})

describe('invalid content', () => {
  const slide = { id: 'a', src: '/uploads/a.webp' }
  const refused: [type: string, content: object, path: string][] = [
    ['CTA', { title: words, buttonLink: `${longLink}x` }, 'buttonLink'],
    ['CTA', { title: words, buttonLink: '/ar/\uFFFD' }, 'buttonLink'],
    ['CTA', { title: words, subtitle: { en: '', ar: `<p><a href='${longLink}x'>a</a></p>` } }, 'subtitle.ar'],
    ['HERO', { title: 5 }, 'title'],
    ['HERO', { title: [words] }, 'title'],
    ['HERO', { title: { ar: 'كلمات' } }, 'title.en'],
    ['HERO', { title: words, sliderImages: 'none' }, 'sliderImages'],
    ['HERO', { title: words, sliderImages: [{ ...slide, id: 1.5 }] }, 'sliderImages.0.id'],
    [
      'HERO',
      {
        title: words,
        sliderImages: [
          { ...slide, id: 1 },
          { ...slide, id: '1' },
        ],
      },
      'sliderImages.1.id',
    ],
    ...[
      'url(https://a.example)',
      'red; background: blue',
      'rgb(1,2,3)}',
      'var(--ink)',
      'expression(alert(1))',
      'blurple',
      '#12345',
      'rgb()',
    ].map((colour): [string, object, string] => ['HERO', { title: words, backgroundColor: colour }, 'backgroundColor']),
    ['GALLERY', { title: words, stories: [{ title: words }] }, 'stories.0.id'],
    ['TEXT', { content: { 'a b': words } }, 'content.a b'],
    ['TEXT', { content: { useTitle: 'x'.repeat(2_001) } }, 'content.useTitle.en'],
  ]
  describeEachDialect('is refused', (open) => {
    test('with its path', async () => {
      const { post } = await startSite(await open())
      const answers = []
      for (const [block_type, content] of refused) {
        const { status, body } = await post('/home/blocks', { block_type, content })
        answers.push([block_type, content, status, body.errors?.[0].path])
      }
      expect(answers).toEqual(refused.map(([type, content, path]) => [type, content, 422, `content.${path}`]))
    })
  })
})
