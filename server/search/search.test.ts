import { expect, test } from 'vitest'
import { pagesRepository } from '#server/pages/pages-repository.ts'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'
import { clearSearchIndex, fillSearchIndex } from './index-content.ts'

const words = { en: 'Words' }
const head = { title: words, filters: { all: words, blog: words, events: words } }

/** Starts a site with these posts. `ask` sends an English query, `find` returns the addresses of its results. */
async function startSearch(open: OpenDatabase, posts: object[] = []) {
  const db = await open()
  const site = await startSite(db)
  await pagesRepository(db).insertPage({ slug: 'success', version: 1, updated_at: '2026-01-01T00:00:00.000Z' })
  const { id } = await site.addBlock('RESOURCES', { ...head, posts }, 'resources')
  const ask = async (q: string, query = '') => {
    const url = `/api/v1/search?locale=en&q=${encodeURIComponent(q.toWellFormed())}${query}`
    const answer = await site.app.inject({ url })
    return { status: answer.statusCode, body: answer.json() }
  }
  return {
    ...site,
    block: id as string,
    items: `/blocks/${id}/items`,
    ask,
    find: async (q: string, query = '') =>
      (await ask(q, query)).body.items.map(({ url }: { url: string }) => url) as string[],
  }
}

const post = (id: string, title: string, more: object = {}) => ({
  id,
  type: 'blog',
  title: { en: title, ar: `عن ${id}` },
  day: '2026-02-03',
  ...more,
})

describeEachDialect('the search', (open) => {
  test('finds a saved text at once, and no longer what it said before', async () => {
    const { items, put, find } = await startSearch(open, [post('one', 'Harbours')])
    expect(await find('harbour')).toEqual(['/resources/one'])
    await put(`${items}/one`, { content: post('one', 'Lighthouses') })
    expect(await find('lighthouse')).toEqual(['/resources/one'])
    expect(await find('harbour')).toEqual([])
  })

  test('finds a page by a block, until that is deleted, and again once the deletion is reverted', async () => {
    const { addBlock, delete: remove, app, db, token, find } = await startSearch(open)
    const { id } = await addBlock('CTA', { title: { en: 'Ask for a walrus' } })
    expect(await find('walruses')).toEqual(['/'])
    await remove(`/blocks/${id}`)
    expect(await find('walruses')).toEqual([])
    const headers = { authorization: `Bearer ${token}` }
    const [page] = await db.selectFrom('pages').select(['slug as page', 'version']).where('slug', '=', 'home').execute()
    const url = '/api/v1/history/revert'
    expect((await app.inject({ method: 'POST', url, headers, payload: page })).statusCode).toBe(200)
    expect(await find('walruses')).toEqual(['/'])
  })

  test('never finds drafts, hidden blocks, blocks that the page leaves out, or pages with noindex', async () => {
    const {
      post: send,
      addBlock,
      find,
      put,
      items,
    } = await startSearch(open, [post('shown', 'Shown walrus'), post('draft', 'Draft walrus', { draft: true })])
    await addBlock('CTA', { title: { en: 'Hidden walrus' }, hidden: true })
    await send('/home/blocks', { block_type: 'CTA', content: { title: { en: 'Left out walrus' } }, order: 6 })
    await addBlock('CTA', { title: { en: 'Walrus, thank you' } }, 'success')
    expect(await find('walrus')).toEqual(['/resources/shown'])
    await put(`${items}/shown`, { content: post('shown', 'Shown walrus', { draft: true }) })
    expect(await find('walrus')).toEqual([])
  })

  test('finds no items of a hidden block, and all of them once it is shown again', async () => {
    const { put, get, block, find } = await startSearch(open, [post('one', 'A walrus'), post('two', 'Two walruses')])
    const [{ content }] = (await get('/resources')).body
    await put(`/blocks/${block}`, { type: 'RESOURCES', content: { ...content, hidden: true } })
    expect(await find('walrus')).toEqual([])
    await put(`/blocks/${block}`, { type: 'RESOURCES', content: { ...content, hidden: false } })
    expect((await find('walrus')).toSorted()).toEqual(['/resources/one', '/resources/two'])
  })

  test('finds no page on which visitors are shown nothing', async () => {
    const { put, get, block, find } = await startSearch(open)
    expect(await find('resources')).toEqual(['/resources'])
    const [{ content }] = (await get('/resources')).body
    await put(`/blocks/${block}`, { type: 'RESOURCES', content: { ...content, hidden: true } })
    expect(await find('resources')).toEqual([])
  })

  test('ranks a word in the title before one in the description, and that before one in the body', async () => {
    const body = [{ id: 'p', type: 'paragraph', content: { en: '<p>About a walrus</p>' } }]
    const { find } = await startSearch(open, [
      post('body', 'Third', { detailContent: { body } }),
      post('description', 'Second', { description: { en: 'About a walrus' } }),
      post('title', 'The walrus', { description: { en: 'Something else that has more words than the others.' } }),
    ])
    expect(await find('walrus')).toEqual(['/resources/title', '/resources/description', '/resources/body'])
  })

  test('marks the words as they are written, and escapes all others', async () => {
    const { ask } = await startSearch(open, [
      post('one', 'One', { description: { en: '<p>A &lt;b&gt; walrus, two Walruses</p>' } }),
    ])
    const { items, total } = (await ask('WALRUS')).body
    expect(total).toBe(1)
    expect(items).toEqual([
      {
        kind: 'post',
        url: '/resources/one',
        title: 'One',
        excerpt: 'A &lt;b&gt; <mark>walrus</mark>, two <mark>Walruses</mark>',
      },
    ])
  })

  test('completes the last word, and finds neighbours of a misspelt one', async () => {
    const { find } = await startSearch(open, [post('one', 'Planning an academy'), post('two', 'Heating')])
    expect(await find('planning acad')).toEqual(['/resources/one'])
    expect(await find('plannign acedemy')).toEqual(['/resources/one'])
    expect(await find('giraffe')).toEqual([])
  })

  test('corrects at most three words of a query, because correcting takes time', async () => {
    const animals = ['elephant', 'crocodile', 'kangaroo', 'alligator', 'orangutan']
    const { find } = await startSearch(
      open,
      animals.map((animal) => post(animal, `An ${animal}`)),
    )
    const found = await find('elephnat crocodlie kangraoo alligatro orangutna')
    expect(found.toSorted()).toEqual(['/resources/crocodile', '/resources/elephant', '/resources/kangaroo'])
    expect(await find('orangutna')).toEqual(['/resources/orangutan'])
  })

  test('can be limited to a kind', async () => {
    const { ask, find } = await startSearch(open, [
      post('one', 'A walrus'),
      post('two', 'A walrus event', { type: 'event' }),
    ])
    expect(await find('walrus', '&kind=event')).toEqual(['/resources/two'])
    expect((await ask('walrus', '&limit=1')).body).toMatchObject({ total: 2, items: [{}] })
  })

  test('finds words with characters that are not seen, and keeps words apart that a control character separates', async () => {
    const hidden = ['manage\u00adment\u000btraining', 'super\u200bvision', 'التع\u200fليم']
    const { ask, find } = await startSearch(
      open,
      hidden.map((title, index) => post(String(index), title)),
    )
    const found = await Promise.all(
      ['management', 'training', 'supervision', 'التعليم', 'man\u00adagement'].map((q) => find(q)),
    )
    expect(found).toEqual([0, 0, 1, 2, 0].map((index) => [`/resources/${index}`]))
    expect((await ask('training')).body.items[0].title).toBe('manage\u00adment training')
  })

  test('answers any query', async () => {
    const { ask } = await startSearch(open, [post('one', 'A walrus')])
    for (const q of [
      '',
      '   ',
      '"',
      "' OR 1=1 --",
      '* NEAR(',
      'a:b & | ! <->',
      '\0\u0007',
      '\ud800',
      '()',
      '%_',
      '😀',
    ]) {
      expect([q, (await ask(q)).status]).toEqual([q, 200])
    }
  })

  test('refuses a query that is too long, an unknown language and a limit above 50, naming the field', async () => {
    const { ask, app } = await startSearch(open)
    const long = await ask('a'.repeat(10_000))
    expect(long.status).toBe(422)
    expect(long.body.errors).toMatchObject([{ path: 'q' }])
    expect((await ask('a', '&limit=51')).body.errors).toMatchObject([{ path: 'limit' }])
    const unknown = await app.inject({ url: '/api/v1/search?q=a&locale=fr' })
    expect(unknown.json().errors).toMatchObject([{ path: 'locale' }])
  })

  test('is filled from the content when nothing is indexed', async () => {
    const { db, find } = await startSearch(open, [post('one', 'A walrus')])
    await clearSearchIndex(db)
    expect(await find('walrus')).toEqual([])
    await fillSearchIndex(db)
    expect(await find('walrus')).toEqual(['/resources/one'])
  })
})
