import { describe, expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'

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
    test('stands there, and the numbers of the page are dealt out anew by one change', async () => {
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

    test('is refused with an order beside it, before no block, and before one of another page', async () => {
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
