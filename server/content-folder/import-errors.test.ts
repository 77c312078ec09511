import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { folderWith, openContentSite } from './testing/content-site.ts'

const text = (en: string) => ({ en })
const block = (order: number, block_type: string, content: object, items?: string[]) => ({
  order,
  block_type,
  content,
  ...(items && { items }),
})
const post = (id: string, more: object = {}) => ({ id, type: 'blog', title: text(id), ...more })
const filters = { all: text('All'), blog: text('Blog'), events: text('Events') }

const wholeFolder = {
  'pages/home.json': '{ "slug": "home", }',
  'pages/about.json': {
    slug: 'about',
    blocks: [
      block(1, 'CTA', {
        title: 'ok',
        imageUrl: text('media/lost.webp'),
        subtitle: text('<a href="media/text.txt">a</a>'),
      }),
      block(1, 'CTA', { title: { en: 1 }, people: [{ id: 'a b', name: text('A'), portrait: '' }] }),
      block(3, 'JOBS', { title: text('Jobs') }),
    ],
  },
  'pages/careers.json': { slug: 'careers', blocks: [block(-1, 'CTA', {}), block(2, 'NOTHING', {})], title: text('A') },
  'pages/footer.json': { slug: 'footer', settings: { name: text('A'), description: text('') }, blocks: [] },
  'pages/nothing.json': { slug: 'nothing', blocks: [] },
  'pages/our-team.json': { slug: 'our-awards', settings: { name: text(' '), description: text('') }, blocks: [] },
  'pages/resources.json': {
    slug: 'resources',
    blocks: [
      block(1, 'RESOURCES', { title: text('A'), filters, posts: [] }, ['a', 'b', 'c', 'a', 'lost']),
      block(2, 'CTA', { title: text('A') }, ['a']),
    ],
  },
  'resources/a.json': post('a', { type: 'page', image: 'media/0123456789abcdef-1x1.svg' }),
  'resources/b.json': post('b', { title: text('media/text.txt'), image: 'http://a.example/a.webp' }),
  'resources/c.json': post('b'),
  'resources/unnamed.json': post('unnamed'),
  'media/text.txt': 'a text',
  'media/0123456789abcdef-1x1.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'media/fine.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
}

describeEachDialect('an import of a folder with errors', (open) => {
  test('names every error with its file and path, and stores nothing', async () => {
    const site = await openContentSite(await open())
    const error: Error = await site.import(await folderWith(wholeFolder)).catch((error) => error)
    const [, ...errors] = error.message.split('\n').map((line) => line.trim())
    expect(errors.sort()).toEqual([
      'pages/about.json: blocks.0.content.imageUrl.en: names media/lost.webp, which does not exist',
      'pages/about.json: blocks.0.content.subtitle.en: names media/text.txt, which is no picture, video or PDF that is accepted',
      'pages/about.json: blocks.1.content.people.0.id: may hold letters, digits, hyphen and underscore, at most 120',
      'pages/about.json: blocks.1.content.title.en: Invalid input: expected string, received number',
      'pages/about.json: blocks.1.order: is that of another block of the page',
      "pages/about.json: blocks.2.block_type: A JOBS block cannot stand on 'about'",
      'pages/careers.json: Unrecognized key: "title"',
      'pages/careers.json: blocks.0.order: Too small: expected number to be >=0',
      expect.stringMatching(/^pages\/careers.json: blocks.1.block_type: Invalid option: expected one of "HEADER"/),
      'pages/footer.json: settings: is only for pages with an address',
      expect.stringMatching(/^pages\/home.json: cannot be read: .* in JSON at position 18/),
      'pages/nothing.json: settings: is missing: only pages that each site has can do without',
      'pages/our-team.json: settings.name.en: may not be empty',
      'pages/our-team.json: slug: is not the name of the file',
      'pages/resources.json: blocks.0.content.posts: belongs into files that `items` names',
      'pages/resources.json: blocks.0.items.3: names resources/a.json a second time',
      'pages/resources.json: blocks.0.items.4: names resources/lost.json, which does not exist',
      'pages/resources.json: blocks.1.items: is no list of a CTA block',
      'resources/a.json: image: names media/0123456789abcdef-1x1.svg, which holds another file',
      'resources/a.json: type: Invalid option: expected one of "blog"|"event"',
      'resources/b.json: image: must be an uploaded file (/uploads/…) or an https address',
      'resources/c.json: id: is that of another item',
      'resources/unnamed.json: is named by no block',
    ])
    expect(await site.pages()).toEqual([])
    expect(await site.stored()).toEqual([])
  })
})

describeEachDialect('an import of no content folder', (open) => {
  test('stores nothing', async () => {
    const site = await openContentSite(await open())
    await expect(site.import(await folderWith({ 'media/fine.svg': '<svg/>' }))).rejects.toThrow('holds no pages')
    await expect(site.import('/nowhere')).rejects.toThrow('/nowhere holds no pages')
  })
})
