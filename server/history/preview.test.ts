import { expect, test } from 'vitest'
import { startPages } from '#server/render/testing/start-pages.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { snapshotReader } from './snapshot-reader.ts'

describeEachDialect('a page as it was after a change', (open) => {
  test('is rendered as a preview, which does not change the page', async () => {
    const { app, db, get, put, token } = await startPages(await open())
    const titles = (html: string) =>
      JSON.parse(html).blocks.map(({ content }: { content: { title: { text: string } } }) => content.title.text)
    const [cta] = (await get('/about')).body
    const { version } = await db
      .selectFrom('pages')
      .select('version')
      .where('slug', '=', 'about')
      .executeTakeFirstOrThrow()
    await put(`/blocks/${cta.id}`, { type: 'CTA', content: { title: { en: 'New' } } })
    const preview = (query: string, bearer = token) =>
      app.inject({ url: `/api/v1/history/preview?${query}`, headers: { authorization: `Bearer ${bearer}` } })

    const past = await preview(`page=about&version=${version}&path=/about`)
    expect([past.statusCode, past.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(titles(past.body)).toEqual(['Words'])
    expect(titles((await app.inject('/about')).body)).toEqual(['New'])
    expect((await preview(`page=about&version=99&path=/about`)).statusCode).toBe(404)
    expect((await preview(`page=about&version=${version}&path=//elsewhere`)).statusCode).toBe(422)
    expect((await preview(`page=about&version=${version}&path=/about`, 'nobody')).statusCode).toBe(401)
  })

  test('shows its posts as they were, page by page', async () => {
    const { app, db, get, delete: remove, token } = await startPages(await open())
    const [list] = (await get('/resources')).body
    const { version } = await db
      .selectFrom('pages')
      .select('version')
      .where('slug', '=', 'resources')
      .executeTakeFirstOrThrow()
    await remove(`/blocks/${list.id}/items/post-29`)
    const url = `/api/v1/history/preview?page=resources&version=${version}&path=/resources`
    const { body } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect(JSON.parse(body).blocks[0].listing.counts.all).toBe(30)
    const past = await snapshotReader(db, { page: 'resources', version })
    const after = { date: '2026-01-05', position: 2 ** 31 - 1, id: 'post-4' }
    const earlier = await past.readItems(list.id, { type: 'blog', limit: 3, after })
    expect(earlier.map(({ id }) => id)).toEqual(['post-2', 'post-0'])
    expect(body).toContain('"post-29"')
    expect((await app.inject('/resources')).body).not.toContain('"post-29"')
  })
})
