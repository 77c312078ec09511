import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { releaseScheduler } from './scheduler.ts'
import { cta, startReleases } from './testing/start-releases.ts'

const log = { info: () => {}, warn: () => {} } as never
const siteUrl = 'http://localhost:3000'
const past = '2026-01-01T00:00:00.000Z'
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

describeEachDialect('the scheduler', (open) => {
  test('publishes a scheduled release at its time, once with several processes, and mails its author', async () => {
    const site = await startReleases(open)
    const { addBlock, inRelease, live, url, id, db, outbox } = site
    const block = await addBlock('CTA', cta('Old'))
    await inRelease.put(`/pages/blocks/${block.id}`, { type: 'CTA', content: cta('New') })
    expect((await live.post(`${url}/publish`, { at: past })).status).toBe(422)
    const at = inAnHour()
    expect((await live.post(`${url}/publish`, { at })).body).toMatchObject({ state: 'scheduled', publish_at: at })
    expect((await inRelease.put(`/pages/blocks/${block.id}`, { type: 'CTA', content: cta('Late') })).status).toBe(409)
    const changed: string[] = []
    const scheduler = () => releaseScheduler({ ...site, siteUrl, onChange: (slug) => void changed.push(slug) })
    await scheduler().poll(log)
    expect(await live.titles('home')).toEqual(['Old'])
    await db.updateTable('releases').set({ publish_at: past }).where('id', '=', id).execute()
    await Promise.all([scheduler().poll(log), scheduler().poll(log), scheduler().poll(log)])
    expect(await live.titles('home')).toEqual(['New'])
    expect(changed).toEqual(['home'])
    expect((await live.get(url)).body).toMatchObject({ state: 'published', publish_at: null })
    expect((await site.revisions(block.id)).length).toBe(2)
    expect((await outbox()).map(({ headers }) => headers.subject)).toEqual(['Published: Spring (iLearn)'])
  })

  test('opens a release again that conflicts at its time, and tells its author', async () => {
    const site = await startReleases(open)
    const { addBlock, inRelease, live, url, id, db, outbox } = site
    const block = await addBlock('CTA', cta('Old'))
    await inRelease.put(`/pages/blocks/${block.id}`, { type: 'CTA', content: cta('Mine') })
    await live.post(`${url}/publish`, { at: inAnHour() })
    await live.put(`/pages/blocks/${block.id}`, { type: 'CTA', content: cta('Theirs') })
    await db.updateTable('releases').set({ publish_at: past }).where('id', '=', id).execute()
    await releaseScheduler({ ...site, siteUrl, onChange: () => {} }).poll(log)
    expect((await live.get(url)).body).toMatchObject({ state: 'open', publish_at: null })
    expect(await live.titles('home')).toEqual(['Theirs'])
    expect((await outbox()).map(({ headers }) => headers.subject)).toEqual(['Not published: Spring (iLearn)'])
  })

  test('goes on with what is due after a release that fails', async () => {
    const site = await startReleases(open)
    const { addBlock, calls, live, begin, db, id } = site
    const block = await addBlock('CTA', cta('Old'))
    const { id: other } = await addBlock('CTA', cta('Other'), 'resources')
    const next = (await begin()).slice('/releases/'.length)
    for (const [release, changed] of [
      [id, block.id],
      [next, other],
    ] as const) {
      await calls(release).put(`/pages/blocks/${changed}`, { type: 'CTA', content: cta('New') })
      await live.post(`/releases/${release}/publish`, { at: inAnHour() })
    }
    await db.updateTable('releases').set({ publish_at: past }).execute()
    const onChange = (slug: string) => {
      if (slug === 'home') throw new Error('the cache does not answer')
    }
    await releaseScheduler({ ...site, siteUrl, onChange }).poll(log)
    expect([await live.titles('home'), await live.titles('resources')]).toEqual([['New'], ['New']])
  })

  test('keeps the next time of what cannot be shown, and writes no change where nothing is due', async () => {
    const site = await startReleases(open)
    const { addBlock, live, db } = site
    const words = { en: 'Words' }
    const head = { title: words, filters: { all: words, blog: words, events: words } }
    const block = await addBlock('RESOURCES', head, 'resources')
    const hides_at = '2099-01-01T00:00:00.000Z'
    const item = { id: 'a', type: 'blog', title: words, draft: true, hides_at }
    await live.post(`/pages/blocks/${block.id}/items`, { content: item })
    const page = () => db.selectFrom('pages').select('version').where('slug', '=', 'resources').executeTakeFirst()
    const due = () => db.selectFrom('items').select('due_at').execute()
    const poll = async () => {
      await db.updateTable('items').set({ due_at: past }).execute()
      await releaseScheduler({ ...site, siteUrl, onChange: () => {} }).poll(log)
    }
    const before = await page()
    await poll()
    expect([await page(), await due()]).toEqual([before, [{ due_at: hides_at }]])
    const refused = { ...item, type: 'unknown', shows_at: past }
    await db.updateTable('items').set({ content: refused }).execute()
    await poll()
    expect(await due()).toEqual([{ due_at: hides_at }])
  })

  test('shows and hides pages and items at their times, as changes of whoever set them', async () => {
    const site = await startReleases(open)
    const { addBlock, live, db, get, revisions, admin } = site
    const words = { en: 'Words' }
    const head = { title: words, filters: { all: words, blog: words, events: words } }
    const block = await addBlock('RESOURCES', head, 'resources')
    const times = { shows_at: inAnHour(), hides_at: '2099-01-01T00:00:00Z' }
    const item = { id: 'a', type: 'blog', title: words, draft: true, ...times }
    await live.post(`/pages/blocks/${block.id}/items`, { content: item })
    const { slug } = (await live.post('/pages', { path: { en: '/offer' }, name: words })).body
    expect((await live.patch(`/pages/${slug}`, times)).body).toMatchObject({ state: 'hidden', ...times })
    const scheduler = releaseScheduler({ ...site, siteUrl, onChange: () => {} })
    const shown = async () => {
      const items = (await get(`/blocks/${block.id}/items`)).body.items.map(({ id }: { id: string }) => id)
      return { items, status: (await get(`/${slug}`)).status }
    }
    await scheduler.poll(log)
    expect(await shown()).toEqual({ items: [], status: 404 })
    for (const table of ['items', 'pages'] as const) {
      const query = db.selectFrom(table).select('content').where('due_at', 'is not', null)
      const { content } = await query.executeTakeFirstOrThrow()
      const set = { content: { ...content, shows_at: past }, due_at: past }
      await db.updateTable(table).set(set).where('due_at', 'is not', null).execute()
    }
    for (const { id, content } of await db.selectFrom('revisions').select(['id', 'content']).execute()) {
      if (!content.shows_at) continue
      await db
        .updateTable('revisions')
        .set({ content: { ...content, shows_at: past } })
        .where('id', '=', id)
        .execute()
    }
    await scheduler.poll(log)
    expect(await shown()).toEqual({ items: ['a'], status: 200 })
    const last = (await revisions(block.id)).at(-1)
    expect(last).toMatchObject({ author_id: admin.id, item_id: 'a', content: { hides_at: times.hides_at } })
    expect(last?.content).not.toHaveProperty('shows_at')
    expect((await live.get(`/pages/${slug}/settings`)).body).toMatchObject({
      state: 'public',
      hides_at: times.hides_at,
    })
    // Reverting the changes of the scheduler hides both again, and the next poll does not show them: the reverted content
    // has no time that has passed.
    for (const page of ['resources', slug]) {
      const { version } = (await live.get(`/history?pages=${page}&limit=1`)).body.items[0]
      expect((await live.post('/history/revert', { page, version })).status).toBe(200)
    }
    await scheduler.poll(log)
    expect(await shown()).toEqual({ items: [], status: 404 })
  })
})
