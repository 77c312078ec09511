import { expect, test } from 'vitest'
import { startPages } from '#server/render/testing/start-pages.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'

describeEachDialect('a draft of a post', (open) => {
  test('is left out of lists, counts, the page and the API for visitors, and comes with the token of an administrator', async () => {
    const { app, ask, call, get, getAsAdmin, put, token } = await startPages(await open())
    const [list] = (await get('/resources')).body
    const items = `/blocks/${list.id}/items`
    const post = { id: 'post-29', type: 'event', title: { en: 'Secret' }, day: '2026-01-30' }
    await put(`${items}/post-29`, { content: { ...post, draft: true } })

    const page = async (headers = {}) => JSON.parse((await app.inject({ url: '/resources?edit=true', headers })).body)
    const admin = { authorization: `Bearer ${token}` }
    expect((await ask('/resources')).body).not.toContain('Secret')
    expect((await page()).blocks[0].listing.counts).toEqual({ all: 29, blog: 15, event: 14 })
    expect((await page()).isPartial).toBe(true)
    expect((await page(admin)).blocks[0].listing.counts.all).toBe(30)
    expect(JSON.stringify(await page(admin))).toContain('Secret')

    const posts = ({ body }: { body: { content: { posts: object[] } }[] }) => body[0]?.content.posts.length
    expect([posts(await get('/resources')), posts(await getAsAdmin('/resources'))]).toEqual([29, 30])
    expect([(await get(items)).body.total, (await getAsAdmin(items)).body.total]).toEqual([29, 30])
    expect((await call('GET', `${items}/post-29`)).status).toBe(404)
    expect((await getAsAdmin(`${items}/post-29`)).status).toBe(200)

    await put(`${items}/post-29`, { content: post })
    expect((await get(items)).body.total).toBe(30)
  })
})

describeEachDialect('the items of a hidden page or block', (open) => {
  test('are for administrators only, too', async () => {
    const { app, call, get, getAsAdmin, patch, put } = await startPages(await open())
    const [list] = (await get('/resources')).body
    const items = `/blocks/${list.id}/items`
    const statuses = async (ask: typeof get) =>
      Promise.all([items, `${items}/post-29`].map(async (path) => (await ask(path)).status))
    const visitor: typeof get = (path) => call('GET', path)
    await patch('/resources', { state: 'hidden' })
    expect([await statuses(visitor), await statuses(getAsAdmin)]).toEqual([
      [404, 404],
      [200, 200],
    ])
    await patch('/resources', { state: 'public' })
    const { posts: _, ...content } = list.content
    await put(`/blocks/${list.id}`, { type: 'RESOURCES', content: { ...content, hidden: true } })
    expect([await statuses(visitor), await statuses(getAsAdmin)]).toEqual([
      [404, 404],
      [200, 200],
    ])
    expect((await app.inject('/resources')).body).not.toContain('post-29')
  })
})
