import { expect, test } from 'vitest'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'
import { releaseScheduler } from './scheduler.ts'
import { cta, startReleases } from './testing/start-releases.ts'

const refused = { status: 403, body: { type: 'urn:problem:administrators-publish' } }
const log = { info: () => {}, warn: () => {} } as never
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

/** Starts a site with a block, and calls of an editor and a translator, live and in a release that each began. */
async function start(open: OpenDatabase) {
  const site = await startReleases(open)
  const block = await site.addBlock('CTA', cta('Old'))
  const callsOf = async (role: 'editor' | 'translator') => {
    const token = await site.tokenOf(role, role === 'translator' ? ['ar'] : null)
    const live = site.calls(undefined, token)
    const { id } = (await live.post('/releases', { name: `Of the ${role}` })).body
    return { live, id, url: `/releases/${id}`, inRelease: site.calls(id, token) }
  }
  const reserve = () => site.live.patch('/site', { publishers: 'administrators' })
  return { ...site, block, editor: await callsOf('editor'), translator: await callsOf('translator'), reserve }
}

describeEachDialect('where administrators publish', (open) => {
  test('saves of others are refused on the live site and accepted in a release', async () => {
    const { block, editor, translator, live, reserve } = await start(open)
    const path = `/pages/blocks/${block.id}`
    const inEnglish = { type: 'CTA', content: { ...block.content, title: { ...block.content.title, en: 'New' } } }
    const inArabic = { type: 'CTA', content: { ...block.content, title: { ...block.content.title, ar: 'جديد' } } }
    expect((await editor.live.get('/auth/me')).body).toMatchObject({ changes_live: true })
    expect((await reserve()).status).toBe(200)
    expect((await editor.live.get('/auth/me')).body).toMatchObject({ changes_live: false })
    expect((await live.get('/auth/me')).body).toMatchObject({ changes_live: true })
    const [{ version }] = (await editor.live.get('/history?pages=home')).body.items
    const attempts = [
      editor.live.put(path, inEnglish),
      translator.live.put(path, inArabic),
      editor.live.delete(path),
      editor.live.post('/pages/home/blocks', { block_type: 'CTA', content: cta('Added') }),
      editor.live.post('/pages', { path: { en: '/new' }, name: { en: 'New' } }),
      editor.live.post('/history/revert', { page: 'home', version }),
      editor.live.post('/redirects', { from: '/old', to: '/' }),
    ]
    for (const attempt of attempts) expect(await attempt).toMatchObject(refused)
    expect(await live.titles('home')).toEqual(['Old'])
    expect((await editor.inRelease.put(path, inEnglish)).status).toBe(200)
    expect((await translator.inRelease.put(path, inArabic)).status).toBe(200)
    expect((await live.put(path, { type: 'CTA', content: cta('By an administrator') })).status).toBe(200)
  })

  test('an editor hands a release in, and only an administrator publishes it', async () => {
    const { block, editor, live, reserve, outbox, url } = await start(open)
    await editor.inRelease.put(`/pages/blocks/${block.id}`, { type: 'CTA', content: cta('New') })
    await reserve()
    for (const attempt of [
      editor.live.post(`${editor.url}/publish`),
      editor.live.post(`${editor.url}/publish`, { at: inAnHour() }),
      editor.live.post(`${editor.url}/hand-back`),
      editor.live.post(`${url}/rollback`),
    ]) {
      expect(await attempt).toMatchObject(refused)
    }
    const ofAnother = { status: 403, body: { type: 'urn:problem:not-allowed' } }
    expect(await editor.live.delete(url)).toMatchObject(ofAnother)
    expect(await editor.live.post(`${url}/hand-in`)).toMatchObject(ofAnother)
    expect((await editor.live.post(`${editor.url}/hand-in`)).status).toBe(200)
    expect((await outbox()).map(({ headers }) => headers.to)).toEqual(['editor@example.com'])
    expect((await live.post(`${editor.url}/publish`)).status).toBe(200)
    expect(await live.titles('home')).toEqual(['New'])
  })

  test('an editor decides conflicts, leaves out changes and discards in a release of their own', async () => {
    const { block, editor, live, reserve } = await start(open)
    const save = (calls: typeof live, title: string) =>
      calls.put(`/pages/blocks/${block.id}`, { type: 'CTA', content: cta(title), version: 1 })
    await save(editor.inRelease, 'Mine')
    await save(live, 'Theirs')
    await reserve()
    const key = { block_id: block.id, item_id: null }
    expect((await editor.live.post(`${editor.url}/resolve`, { ...key, keep: 'release' })).status).toBe(200)
    expect((await editor.live.post(`${editor.url}/leave-out`, key)).status).toBe(200)
    await editor.inRelease.put(`/pages/blocks/${block.id}`, { type: 'CTA', content: cta('Again') })
    expect((await live.post(`${editor.url}/publish`, { at: inAnHour() })).status).toBe(200)
    expect((await editor.live.delete(editor.url)).status).toBe(409)
    await live.delete(`${editor.url}/schedule`)
    expect((await editor.live.delete(editor.url)).status).toBe(204)
  })

  test('what an editor had scheduled before is not published', async () => {
    const { block, db, editor, live, mailer, reserve } = await start(open)
    await editor.inRelease.put(`/pages/blocks/${block.id}`, { type: 'CTA', content: cta('New') })
    expect((await editor.live.post(`${editor.url}/publish`, { at: inAnHour() })).status).toBe(200)
    await reserve()
    const publish_at = '2026-01-01T00:00:00.000Z'
    await db.updateTable('releases').set({ publish_at }).where('id', '=', editor.id).execute()
    await releaseScheduler({ db, mailer, siteUrl: 'http://localhost:3000', onChange: () => {} }).poll(log)
    expect((await live.get(editor.url)).body).toMatchObject({ state: 'open', publish_at: null })
    expect(await live.titles('home')).toEqual(['Old'])
  })

  test('pages that an editor gave a time are shown and hidden at it', async () => {
    const { db, editor, live, reserve, mailer } = await start(open)
    expect((await editor.live.patch('/pages/resources', { hides_at: inAnHour() })).status).toBe(200)
    await reserve()
    const past = '2026-01-01T00:00:00.000Z'
    const content = { ...(await live.get('/pages/resources/settings')).body, hides_at: past }
    await db.updateTable('pages').set({ due_at: past, content }).where('slug', '=', 'resources').execute()
    await releaseScheduler({ db, mailer, siteUrl: 'http://localhost:3000', onChange: () => {} }).poll(log)
    expect((await live.get('/pages/resources/settings')).body).toMatchObject({ state: 'hidden' })
  })
})
