import { expect, test } from 'vitest'
import { head, post } from '#server/history/testing/start-history.ts'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'
import { releaseScheduler } from './scheduler.ts'
import { type Answer, cta, startReleases } from './testing/start-releases.ts'

const log = { info: () => {}, warn: () => {} } as never
const siteUrl = 'http://localhost:3000'
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

/** Starts a release that demands translations, and changes the English of one of two blocks. */
async function start(open: OpenDatabase) {
  const site = await startReleases(open)
  const { addBlock, inRelease, live, url } = site
  const block = await addBlock('CTA', old)
  await addBlock('CTA', { title: { en: 'Untouched and not translated' } })
  const save = (content: object, calls = inRelease) => calls.put(`/pages/blocks/${block.id}`, { type: 'CTA', content })
  await save({ ...old, title: { en: 'New', ar: 'Old بالعربية' }, subtitle: { en: 'Added' } })
  expect((await live.patch(url, { requires_translation: true })).body).toMatchObject({ requires_translation: true })
  const place = { page: 'home', block: block.id, block_type: 'CTA' }
  const title = { ...place, path: 'title', kind: 'text', state: 'outdated' }
  const subtitle = { ...place, path: 'subtitle', kind: 'rich', state: 'missing' }
  return { ...site, save, title, subtitle, translate: () => save({ ...old, ...cta('New'), subtitle: both }) }
}
const old = { ...cta('Old'), buttonText: { en: 'Go', ar: 'ابدأ' } }
const both = { en: 'Added', ar: 'أُضيف' }

function expectRefused({ status, body }: Answer, texts: object[]) {
  expect([status, body.type]).toEqual([409, 'urn:problem:not-translated'])
  expect(body.texts).toEqual(texts)
}

describeEachDialect('a release that demands translations', (open) => {
  test('is neither handed in, scheduled nor published with texts of its own that lack them, and lists these', async () => {
    const { live, inRelease, save, translate, title, subtitle, url } = await start(open)
    expectRefused(await live.post(`${url}/hand-in`), [title, subtitle])
    expectRefused(await live.post(`${url}/publish`, { at: inAnHour() }), [title, subtitle])
    expectRefused(await live.post(`${url}/publish`), [title, subtitle])
    expect((await live.get(url)).body).toMatchObject({ state: 'open', notes: [] })
    expect(await live.titles('home')).toEqual(['Old', 'Untouched and not translated'])

    await translate()
    await save({ ...old, title: { en: 'Newer', ar: 'New بالعربية' }, subtitle: both })
    expectRefused(await live.post(`${url}/publish`), [title])
    // An approval ('Still right') counts as a translation.
    const { block, path } = title
    const approval = { locale: 'ar', items: [{ block, path, source: 'Newer' }] }
    expect((await inRelease.post('/translations/approve', approval)).status).toBe(200)
    expect((await live.post(`${url}/hand-in`)).status).toBe(200)
    expect((await live.post(`${url}/publish`)).status).toBe(200)
    expect(await live.titles('home')).toEqual(['Newer', 'Untouched and not translated'])
  })

  test('says how many texts lack them, of which it lists the first hundred', async () => {
    const { inRelease, live, url } = await start(open)
    const posts = Array.from({ length: 110 }, (_, index) => post(`p${index}`))
    await inRelease.post('/pages/resources/blocks', { block_type: 'RESOURCES', content: { ...head, posts } })
    const { body } = await live.post(`${url}/publish`)
    expect(body.texts).toHaveLength(100)
    expect(body.total).toBeGreaterThan(110)
  })

  test('is published without them once it demands them no more, which is for those who may publish', async () => {
    const { app, live, tokenOf, url } = await start(open)
    const headers = { authorization: `Bearer ${await tokenOf('translator', ['ar'])}` }
    const patch = async (payload: object) =>
      (await app.inject({ method: 'PATCH', url: `/api/v1${url}`, headers, payload })).statusCode
    expect(await patch({ requires_translation: false })).toBe(403)
    expect(await patch({})).toBe(422)
    expect((await live.get(url)).body).toMatchObject({ requires_translation: true })
    await live.patch(url, { requires_translation: false })
    expect((await live.post(`${url}/publish`)).status).toBe(200)
    expect((await live.patch(url, { requires_translation: true })).status).toBe(409)
  })

  test('does not go out by the scheduler if English changed live since; who scheduled it is told in their language', async () => {
    const site = await start(open)
    const { admin, db, live, outbox, save, translate, url, id } = site
    await db.updateTable('users').set({ locale: 'ar' }).where('id', '=', admin.id).execute()
    await translate()
    expect((await live.post(`${url}/publish`, { at: inAnHour() })).status).toBe(200)
    await save({ ...old, buttonText: { en: 'Begin', ar: 'ابدأ' } }, live)
    await db.updateTable('releases').set({ publish_at: '2026-01-01T00:00:00.000Z' }).where('id', '=', id).execute()
    await releaseScheduler({ ...site, siteUrl, onChange: () => {} }).poll(log)
    expect((await live.get(url)).body).toMatchObject({ state: 'open', publish_at: null })
    expect(await live.titles('home')).toEqual(['Old', 'Untouched and not translated'])
    const mails = await outbox()
    expect(mails.map(({ headers }) => headers.subject)).toEqual([expect.stringContaining('لم يُنشر: Spring')])
    expect(mails[0]?.text).toContain('استكملوا الترجمة')
  })
})
