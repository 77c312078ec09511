import { describe, expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'
import { pagesRepository } from './pages-repository.ts'

const title = (en: string) => ({ title: { en } })

describe('a new block', () => {
  describeEachDialect('of a type that belongs to other pages', (open) => {
    test('is refused', async () => {
      const { get, post } = await startSite(await open())
      const { JOBS, FOOTER, INSIGHTS } = catalogue
      for (const [block_type, { blank: content }] of Object.entries({ JOBS, FOOTER, INSIGHTS })) {
        const { status, body } = await post('/resources/blocks', { block_type, content })
        expect([status, body.errors?.[0].path]).toEqual([422, 'block_type'])
      }
      expect((await get('/resources')).body).toEqual([])
      expect((await post('/home/blocks', { block_type: 'insights', content: INSIGHTS.blank })).status).toBe(201)
    })
  })

  describeEachDialect('in the header or the footer', (open) => {
    test('is of the type that is shown there, because any other would take its place on all pages', async () => {
      const { db, get, post } = await startSite(await open())
      for (const slug of ['header', 'footer'] as const) {
        await pagesRepository(db).insertPage({ slug, version: 1, updated_at: '2026-01-01T00:00:00.000Z' })
        for (const type of ['CTA', 'TEXT', slug === 'header' ? 'FOOTER' : 'HEADER'] as const) {
          const { status, body } = await post(`/${slug}/blocks`, { block_type: type, content: catalogue[type].blank })
          expect([type, status, body.errors?.[0].path]).toEqual([type, 422, 'block_type'])
        }
        expect((await get(`/${slug}`)).body).toEqual([])
      }
      const own = { block_type: 'HEADER', content: catalogue.HEADER.blank }
      expect((await post('/header/blocks', own)).status).toBe(201)
    })
  })

  describeEachDialect('with an order that a block of its page has', (open) => {
    test('is refused, and nothing is stored; on another page the order is free', async () => {
      const { addBlock, get, post } = await startSite(await open())
      const { order } = await addBlock('CTA', title('first'))
      const second = { block_type: 'CTA', content: title('second'), order }
      expect(await post('/home/blocks', second)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'order', message: `A block of 'home' has the order ${order} already` }] },
      })
      expect((await get('/home')).body.length).toBe(1)
      expect((await post('/resources/blocks', second)).status).toBe(201)
    })
  })

  describeEachDialect('before another', (open) => {
    test('is placed there, and the page is renumbered in one change', async () => {
      const { addBlock, db, get, post } = await startSite(await open())
      for (const order of [2, 5, 7]) {
        await post('/home/blocks', { block_type: 'CTA', content: title(String(order)), order })
      }
      const [, second] = (await get('/home')).body
      const { status, body } = await post('/home/blocks', {
        block_type: 'CTA',
        content: title('new'),
        before: second.id,
      })
      expect([status, body.order]).toEqual([201, 5])
      const blocks = (await get('/home')).body as { order: number; content: ReturnType<typeof title> }[]
      expect(blocks.map(({ order, content }) => `${order} ${content.title.en}`)).toEqual(['2 2', '5 new', '7 5', '8 7'])
      const [last] = await db.selectFrom('pages').select('version').where('slug', '=', 'home').execute()
      const written = db
        .selectFrom('revisions')
        .select('action')
        .where('page_version', '=', last?.version ?? 0)
      const actions = (await written.execute()).map(({ action }) => action)
      expect(actions.sort()).toEqual(['create', 'reorder', 'reorder'])
      expect((await addBlock('CTA', title('last'))).order).toBe(9)
    })

    test('is refused together with an order, before an unknown block, and before one of another page', async () => {
      const { addBlock, get, post } = await startSite(await open())
      const { id } = await addBlock('CTA', title('x'))
      const foreign = await addBlock('CTA', title('x'), 'resources')
      for (const place of [{ before: id, order: 9 }, { before: 'none' }, { before: foreign.id }]) {
        const { status, body } = await post('/home/blocks', { block_type: 'CTA', content: title('new'), ...place })
        expect([status, body.errors[0].path]).toEqual([422, 'before'])
      }
      expect((await get('/home')).body.length).toBe(1)
    })
  })

  describeEachDialect('on a page that leaves a number out', (open) => {
    /** Adds blocks with the order numbers 1 to 6 to a page that does not show number 5. */
    async function fillAbout() {
      const site = await startSite(await open())
      await pagesRepository(site.db).insertPage({ slug: 'about', version: 1, updated_at: '2026-01-01T00:00:00.000Z' })
      for (const order of [1, 2, 3, 4, 5, 6]) {
        await site.post('/about/blocks', { block_type: 'CTA', content: title(String(order)), order })
      }
      const read = async (): Promise<{ id: string; order: number; content: ReturnType<typeof title> }[]> =>
        (await site.get('/about')).body
      const numbers = async () => (await read()).map(({ order, content }) => `${order} ${content.title.en}`)
      const [, , third, fourth, fifth, sixth] = await read()
      return { ...site, numbers, ids: [third, fourth, fifth, sixth].map((block) => block?.id) }
    }

    test('it never gets that number, and adding a block before another hides no block', async () => {
      const { addBlock, delete: remove, ids, numbers, post } = await fillAbout()
      const [, fourth, fifth, sixth] = ids
      await post('/about/blocks', { block_type: 'CTA', content: title('before'), before: fourth })
      const after = ['1 1', '2 2', '3 3', '4 before', '5 5', '6 4', '7 6']
      expect(await numbers()).toEqual(after)
      await post('/about/blocks', { block_type: 'CTA', content: title('behind'), before: fifth })
      expect(await numbers()).toEqual([...after.slice(0, 5), '6 behind', '7 4', '8 6'])
      for (const id of [fifth, sixth, fourth]) await remove(`/blocks/${id}`)
      await post('/about/blocks', { block_type: 'CTA', content: title('last') })
      expect((await numbers()).at(-1)).toBe('7 last')
      expect((await addBlock('CTA', title('one more'), 'about')).order).toBe(8)
    })

    test('a block that is left out gets a shown number in its place, in one change that can be reverted', async () => {
      const { call, get, ids, numbers, post, token } = await fillAbout()
      const [, , fifth, sixth] = ids
      expect((await call('POST', `/blocks/${fifth}/show`)).status).toBe(401)
      expect(await post(`/blocks/${fifth}/show`)).toMatchObject({ status: 200, body: { id: fifth, order: 6 } })
      expect(await numbers()).toEqual(['1 1', '2 2', '3 3', '4 4', '6 5', '7 6'])
      const before = (await get('/about')).headers.etag
      expect(await post(`/blocks/${sixth}/show`)).toMatchObject({ status: 200, body: { order: 7 } })
      expect((await get('/about')).headers.etag).toBe(before)
      expect((await post('/blocks/none/show')).status).toBe(404)
      expect(token).toBeTruthy()
    })
  })

  describeEachDialect('without an order', (open) => {
    test('becomes the last of its page', async () => {
      const { addBlock, delete: remove, get, post } = await startSite(await open())
      await post('/home/blocks', { block_type: 'CTA', content: title('x'), order: 40 })
      const last = await addBlock('CTA', title('last'))
      expect(last.order).toBe(41)
      await remove(`/blocks/${last.id}`)
      expect((await remove(`/blocks/${last.id}`)).status).toBe(404)
      expect((await get('/home')).body.length).toBe(1)
    })
  })
})
