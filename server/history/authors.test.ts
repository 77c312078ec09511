import { expect, test } from 'vitest'
import { describeEachStorage } from '#server/uploads/testing/each-storage.ts'
import { startUploads } from '#server/uploads/testing/start-uploads.ts'

const text = { en: 'Words' }
const head = { title: text, filters: { all: text, blog: text, events: text } }
const item = { id: 'a', type: 'blog', title: text }

describeEachStorage('every call that changes a page', (open) => {
  test('writes revisions with its author', async () => {
    const { app, db, authorization, admin, addBlock, post, store } = await startUploads(await open())
    const key = await store('<svg viewBox="0 0 4 3"/>')
    const by = `/uploads/${await store('<svg viewBox="0 0 8 3"/>')}`
    const list = await addBlock('RESOURCES', { ...head, posts: [item] }, 'resources')
    const first = await addBlock('CTA', { title: text, imageUrl: { en: `/uploads/${key}` }, buttonLink: '/gone' })
    const second = await addBlock('CTA', { title: text })
    const leftOut = (await post('/home/blocks', { block_type: 'CTA', content: { title: text }, order: 0 })).body
    const changed = { ...item, title: { en: 'Other words' } }
    const words = { name: text, description: text }
    const calls: [call: string, path: string, body?: object][] = [
      ['POST /v1/pages/{slug}/blocks', '/pages/home/blocks', { block_type: 'CTA', content: { title: text } }],
      ['POST /v1/pages', '/pages', { path: { en: '/made' }, name: words.name }],
      ['PATCH /v1/pages/{slug}', '/pages/home', { ...words, version: 0 }],
      ['PATCH /v1/site', '/site', { brand: text }],
      ['DELETE /v1/pages/{slug}', '/pages/made'],
      ['PUT /v1/pages/blocks/{id}', `/pages/blocks/${second.id}`, { type: 'CTA', content: { title: changed.title } }],
      ['POST /v1/pages/blocks/reorder', '/pages/blocks/reorder', { page: 'resources', block_ids: [list.id] }],
      ['POST /v1/pages/blocks/{id}/show', `/pages/blocks/${leftOut.id}/show`],
      ['POST /v1/pages/blocks/{id}/items', `/pages/blocks/${list.id}/items`, { content: { ...item, id: 'b' } }],
      ['POST /v1/pages/blocks/{id}/items/reorder', `/pages/blocks/${list.id}/items/reorder`, { item_ids: ['b', 'a'] }],
      ['PUT /v1/pages/blocks/{id}/items/{item_id}', `/pages/blocks/${list.id}/items/a`, { content: changed }],
      ['PATCH /v1/pages/blocks/{id}/items/{item_id}', `/pages/blocks/${list.id}/items/a`, { id: 'c' }],
      ['DELETE /v1/pages/blocks/{id}/items/{item_id}', `/pages/blocks/${list.id}/items/c`],
      ['POST /v1/uploads/{key}/replace', `/uploads/${key}/replace`, { by }],
      ['POST /v1/links/replace', '/links/replace', { from: '/gone', to: '/resources' }],
      ['POST /v1/history/revert', '/history/revert', { page: 'resources', version: 2, force: true }],
      ['POST /v1/history/restore', '/history/restore', { page: 'home', version: 2 }],
      ['DELETE /v1/pages/blocks/{id}', `/pages/blocks/${first.id}`],
    ]
    const { paths } = (await app.inject('/api/openapi.json')).json() as { paths: Record<string, object> }
    const named = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api', '')}`),
    )
    const changing = named.filter((call) =>
      /^(POST|PUT|PATCH|DELETE) .*(\/pages|\/site|\/history\/|\/replace)/.test(call),
    )
    expect(calls.map(([call]) => call).sort()).toEqual(changing.sort())

    for (const [call, path, body] of calls) {
      const [method = ''] = call.split(' ')
      const known = await db.selectFrom('revisions').select('id').execute()
      const answer = await app.inject({
        method: method as 'POST',
        url: `/api/v1${path}`,
        payload: body,
        headers: { authorization },
      })
      expect([call, answer.statusCode < 300, answer.body], answer.body).toEqual([call, true, answer.body])
      const ids = known.map(({ id }) => id)
      const written = await db.selectFrom('revisions').select('author_id').where('id', 'not in', ids).execute()
      if (call !== 'POST /v1/pages/blocks/reorder') expect(written.length, call).toBeGreaterThan(0)
      for (const { author_id } of written) expect([call, author_id]).toEqual([call, admin.id])
    }
  })
})
