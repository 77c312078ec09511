import { expect, test } from 'vitest'
import type { Backend, PageRead } from '#app/backend.ts'
import type { LocalizedBlock } from '#blocks/block.ts'
import { catalogue } from '#blocks/catalogue.ts'
import { detailPages } from '#content/detail-pages.ts'
import { describedPages } from '#content/page-descriptions.ts'
import { routeTable } from '#content/pages.ts'
import { pagesReader } from '#server/pages/pages-reader.ts'
import { pagesRepository } from '#server/pages/pages-repository.ts'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'
import { createBackend } from './backend.ts'

const words = { en: 'Words', ar: 'كلمات' }
const lists = { filters: { all: words, blog: words, events: words } }
const site = { brand: 'Brand', url: 'http://localhost:3000', apiBase: '/api', contactEmail: 'info@example.com' }

/**
 * Starts a site with a home page with insights, and the pages whose stories and posts the home page shows. Their blocks
 * have other order numbers than in the start content.
 */
async function startHome(open: OpenDatabase) {
  const db = await open()
  const running = await startSite(db)
  for (const slug of ['customer-stories', 'story-detail-template']) {
    await pagesRepository(db).insertPage({ slug, version: 1, updated_at: '2026-01-01T00:00:00.000Z' })
  }
  const post = { type: 'blog', title: words, detailContent: { intro: words } }
  const posts = Array.from({ length: 7 }, (_, index) => ({ id: `post-${index}`, ...post }))
  await running.addBlock('CTA', { title: words }, 'resources')
  await running.addBlock('RESOURCES', { title: words, ...lists, posts }, 'resources')
  await running.addBlock('CTA', { title: words }, 'customer-stories')
  await running.addBlock('CTA', { title: words }, 'customer-stories')
  const stories = [{ id: 'story', title: words, company: words }]
  await running.addBlock('GALLERY', { title: words, stories }, 'customer-stories')
  await running.addBlock('CTA', { title: words })
  const insights = await running.addBlock('INSIGHTS', { title: words })
  const { backend } = createBackend(pagesReader(db), site, running.app.log)
  const read = (key: string) => {
    const { path = '' } = routeTable.find((each) => each.key === key) ?? {}
    return found(backend.readPage(path, { filter: 'all', page: 1 }))
  }
  return { ...running, backend, insights, read }
}

/** Returns the page that was read. Throws if there is none. */
async function found(reading: ReturnType<Backend['readPage']>): Promise<PageRead> {
  const read = await reading
  if (!read || 'to' in read) throw new Error('There is no such page')
  return read
}

describeEachDialect('a page that shows content of other pages', (open) => {
  test('comes with its stored blocks and those of the frame in edit mode, and without them otherwise', async () => {
    const { backend, insights } = await startHome(open)
    const read = (isEdited: boolean) => found(backend.readPage('/', { filter: 'all', page: 1 }, isEdited))
    const { stored = {} } = await read(true)
    expect(Object.keys(stored).sort()).toEqual(['customer-stories', 'footer', 'header', 'home', 'resources'])
    expect(stored.home?.at(-1)).toMatchObject({ id: insights.id, content: { title: words }, version: 1 })
    expect(await read(false)).not.toHaveProperty('stored')
  })

  test('finds blocks by type, regardless of their order number', async () => {
    const { read } = await startHome(open)
    const { blocks } = await read('home')
    expect(blocks.map(({ type, isShared }) => [type, isShared])).toEqual([
      ['CTA', undefined],
      ['GALLERY', true],
      ['INSIGHTS', undefined],
    ])
    expect(blocks[2]?.posts?.map(({ id }) => id)).toEqual(['post-0', 'post-1', 'post-2', 'post-3', 'post-4'])
    expect((await read('resources')).blocks[1]?.listing?.counts.all).toBe(7)
  })

  test('skips posts that are hidden in the block and fills up with the next ones', async () => {
    const { insights, put, read } = await startHome(open)
    const content = { title: words, hiddenPosts: ['post-1', 'post-3', 'unknown'] }
    await put(`/blocks/${insights.id}`, { type: 'INSIGHTS', content })
    const { blocks } = await read('home')
    expect(blocks[2]?.posts?.map(({ id }) => id)).toEqual(['post-0', 'post-2', 'post-4', 'post-5', 'post-6'])
  })

  test('shows the posts that the block names, in that order, and the newest if it names none that is there', async () => {
    const { insights, put, post, patch, get, getAsAdmin, read } = await startHome(open)
    const shownFor = async (posts: string[]) => {
      await put(`/blocks/${insights.id}`, {
        type: 'INSIGHTS',
        content: { title: words, posts, hiddenPosts: ['post-0'] },
      })
      return (await read('home')).blocks[2]?.posts?.map(({ id }) => id)
    }
    expect(await shownFor(['post-6', 'post-0', 'unknown'])).toEqual(['post-6', 'post-0'])
    // As in lists, without their long bodies.
    expect((await read('home')).blocks[2]?.posts?.[0]).not.toHaveProperty('detailContent')
    const { slug: copy } = (await post('', { path: { en: '/copy' }, name: words, copy_of: 'home' })).body
    await patch(`/${copy}`, { state: 'public' })
    const stored = async (ask: typeof get, page: string) =>
      (await ask(`/${page}`)).body.find(({ block_type }: { block_type: string }) => block_type === 'INSIGHTS').content
        .posts
    for (const page of ['home', copy]) {
      expect(await stored(get, page)).toEqual(['post-6', 'post-0'])
      expect(await stored(getAsAdmin, page)).toEqual(['post-6', 'post-0', 'unknown'])
    }
    for (const none of [[], ['unknown']])
      expect(await shownFor(none)).toEqual(['post-1', 'post-2', 'post-3', 'post-4', 'post-5'])
  })

  test('reports a missing list of posts and returns its other blocks', async () => {
    const { delete: remove, get, read } = await startHome(open)
    const [first, list] = (await get('/resources')).body
    await remove(`/blocks/${list.id}`)
    expect(await read('resources')).toMatchObject({ missing: 'posts', blocks: [{ id: first.id }] })
    expect((await read('home')).blocks[2]?.posts).toEqual([])
  })
})

describeEachDialect('a post', (open) => {
  test('has three related posts of its type: the next older ones, then the newest', async () => {
    const db = await open()
    const running = await startSite(db)
    const posts = [1, 2, 3, 4, 5].flatMap((day) =>
      (['blog', 'event'] as const).map((type) => ({
        id: `${type}-${day}`,
        type,
        title: words,
        day: `2026-01-0${day}`,
      })),
    )
    await running.addBlock('RESOURCES', { title: words, ...lists, posts }, 'resources')
    const { backend } = createBackend(pagesReader(db), site, running.app.log)
    const detail = detailPages.find(({ kind }) => kind === 'resource')
    if (!detail) throw new Error('There are no posts')
    const relatedTo = async (id: string) =>
      (await backend.readDetail(detail, id, 'en'))?.blocks[0]?.related?.map((each) => each.id)
    expect(await relatedTo('blog-5')).toEqual(['blog-4', 'blog-3', 'blog-2'])
    expect(await relatedTo('blog-2')).toEqual(['blog-1', 'blog-5', 'blog-4'])
    expect(await relatedTo('event-3')).toEqual(['event-5', 'event-4', 'event-2'])
  })
})

describeEachDialect('a page created by the API with the order numbers of the specification', (open) => {
  const orders = [8, 7, 6, 5, 4, 3, 2, 1, 0]
  async function startAbout() {
    const running = await startHome(open)
    await pagesRepository(running.db).insertPage({ slug: 'about', version: 1, updated_at: '2026-01-01T00:00:00.000Z' })
    for (const order of orders) {
      const content = { title: { en: String(order) } }
      await running.post('/about/blocks', { block_type: 'CTA', content, order })
    }
    const numbers = async (isEdited = false) => {
      const { blocks } = await found(running.backend.readPage('/about', { filter: 'all', page: 1 }, isEdited))
      return blocks.map(({ content, leftOut }) => [(content as { title: { text: string } }).title.text, leftOut])
    }
    return { ...running, numbers }
  }

  test('shows the blocks whose order numbers are in the route table, and those after the last of them', async () => {
    const { numbers } = await startAbout()
    expect(await numbers()).toEqual(['1', '2', '3', '4', '6', '7', '8'].map((order) => [order, undefined]))
  })

  test('shows editors the other blocks too, as left out', async () => {
    const { numbers } = await startAbout()
    const left = (await numbers(true)).filter(([, leftOut]) => leftOut !== undefined)
    expect(left).toEqual([
      ['0', 0],
      ['5', 5],
    ])
  })

  test('shares only blocks that it shows itself', async () => {
    const { delete: remove, get, post, read } = await startHome(open)
    const [, list] = (await get('/resources')).body
    await remove(`/blocks/${list.id}`)
    const posts = [{ id: 'left-out', type: 'blog', title: words }]
    await post('/resources/blocks', { block_type: 'RESOURCES', content: { title: words, ...lists, posts }, order: 2 })
    expect((await read('home')).blocks[2]?.posts).toEqual([])
  })
})

describeEachDialect('the shared stories block of a page', (open) => {
  test('stays before the insights or else the call to action as blocks are added, moved and deleted', async () => {
    const { addBlock, delete: remove, get, insights, post, read } = await startHome(open)
    const sequence = async () => (await read('home')).blocks.map(({ type }) => type).join(' ')
    const closing = await addBlock('CTA', { title: words })
    const [first] = (await get('/home')).body
    await post('/home/blocks', { block_type: 'WELCOME', content: catalogue.WELCOME.blank, before: first.id })
    await post('/home/blocks', { block_type: 'WELCOME', content: catalogue.WELCOME.blank, before: insights.id })
    expect(await sequence()).toBe('WELCOME CTA WELCOME GALLERY INSIGHTS CTA')
    const ids: string[] = (await get('/home')).body.map(({ id }: { id: string }) => id)
    const block_ids = [
      ...ids.filter((id) => id !== closing.id && id !== insights.id),
      insights.id,
      closing.id,
    ].reverse()
    await post('/blocks/reorder', { page: 'home', block_ids })
    expect(await sequence()).toBe('CTA GALLERY INSIGHTS WELCOME CTA WELCOME')
    await remove(`/blocks/${insights.id}`)
    expect(await sequence()).toBe('CTA WELCOME GALLERY CTA WELCOME')
  })

  test('is placed before the closing form of a solution, and at the end of a page that has none of these', async () => {
    const { addBlock, db, delete: remove, read } = await startHome(open)
    const page = 'solutions-openedx'
    await pagesRepository(db).insertPage({ slug: page, version: 1, updated_at: '2026-01-01T00:00:00.000Z' })
    const sequence = async () => (await read(page)).blocks.map(({ type }) => type).join(' ')
    await addBlock('WELCOME', catalogue.WELCOME.blank, page)
    const form = await addBlock('FORM', catalogue.FORM.blank, page)
    const call = await addBlock('CTA', { title: words }, page)
    expect(await sequence()).toBe('WELCOME GALLERY FORM CTA')
    await remove(`/blocks/${form.id}`)
    expect(await sequence()).toBe('WELCOME GALLERY CTA')
    await remove(`/blocks/${call.id}`)
    expect(await sequence()).toBe('WELCOME GALLERY')
  })
})

describeEachDialect('the stories of a solution', (open) => {
  const idsOf = (blocks: LocalizedBlock[]) =>
    blocks.flatMap((block) => (block.type === 'GALLERY' ? block.content.stories.items.map(({ id }) => id) : []))

  test('are those that name its page, or the first three if there are none', async () => {
    const { addBlock, db, get, put, read } = await startHome(open)
    for (const page of ['solutions-openedx', 'solutions-opensesame']) {
      await pagesRepository(db).insertPage({ slug: page, version: 1, updated_at: '2026-01-01T00:00:00.000Z' })
      await addBlock('FORM', catalogue.FORM.blank, page)
    }
    const story = (id: string, solutions?: string[]) => ({ id, title: words, company: words, solutions })
    const stories = [
      story('first'),
      story('second', ['solutions-opensesame']),
      story('third'),
      story('fourth', ['solutions-opensesame', 'solutions-totara-learn']),
    ]
    const gallery = (await get('/customer-stories')).body.at(-1)
    await put(`/blocks/${gallery.id}`, { type: 'GALLERY', content: { title: words, stories } })
    expect(idsOf((await read('solutions-opensesame')).blocks)).toEqual(['second', 'fourth'])
    expect(idsOf((await read('solutions-openedx')).blocks)).toEqual(['first', 'second', 'third'])
    expect(idsOf((await read('home')).blocks)).toEqual(['first', 'second', 'third'])
  })
})

describeEachDialect('a page with a collection of its own', (open) => {
  test('shows all its items', async () => {
    const { get, put, read } = await startHome(open)
    const stories = Array.from({ length: 101 }, (_, index) => ({ id: `story-${index}`, title: words, company: words }))
    const gallery = (await get('/customer-stories')).body.at(-1)
    await put(`/blocks/${gallery.id}`, { type: 'GALLERY', content: { title: words, stories } })
    const localized = (await read('customer-stories')).blocks.at(-1)
    expect(localized?.type === 'GALLERY' && localized.content.stories.items.length).toBe(101)
  })
})

describeEachDialect('the name of a page', (open) => {
  const story = detailPages.find(({ kind }) => kind === 'story')

  test('comes from the route table until editors change it', async () => {
    const { backend, patch, read } = await startHome(open)
    if (!story) throw new Error('There are no stories')
    const [home, list] = ['home', 'customer-stories'].map((key) => describedPages.find((page) => page.key === key))
    const { page: before } = await read('home')
    expect([before.name, before.description]).toEqual([home?.name, home?.description])
    expect((await backend.readDetail(story, 'story', 'en'))?.list.name).toEqual(list?.name)

    const own = { name: { en: 'Ours', ar: 'لنا' }, description: { en: 'Told' } }
    await patch('/home', own)
    await patch('/customer-stories', own)
    expect((await read('home')).page).toMatchObject(own)
    expect((await backend.readDetail(story, 'story', 'en'))?.list.name).toEqual(own.name)
    expect(await backend.readDetail(story, 'none', 'en')).toBeNull()
  })
})
