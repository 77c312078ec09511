import { expect, test } from 'vitest'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'
import { withinLimits } from './own-release.ts'
import { previewLinks } from './preview-links.ts'
import { releaseScheduler } from './scheduler.ts'
import { cta, startReleases } from './testing/start-releases.ts'

const refused = { status: 403, body: { type: 'urn:problem:not-allowed' } }
const key = { block_id: 'page:site', item_id: null }

/** Starts a site with a release, and calls of an editor and a translator. */
async function start(open: OpenDatabase) {
  const site = await startReleases(open)
  const [editor, translator] = [await site.tokenOf('editor'), await site.tokenOf('translator', ['ar'])]
  const [asEditor, asTranslator] = [site.calls(undefined, editor), site.calls(undefined, translator)]
  const idOf = async ({ get }: typeof asEditor): Promise<string> => (await get('/auth/me')).body.id
  return { ...site, asEditor, asTranslator, editor, translator, idOf }
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const log = { info: () => {}, warn: () => {} } as never
const siteUrl = 'http://localhost:3000'

describeEachDialect('a release with settings of the site', (open) => {
  test('is published, scheduled, rolled back and decided only by those who may change these', async () => {
    const { inRelease, live, asEditor, asTranslator, url } = await start(open)
    await live.patch('/site', { brand: { en: 'Old' } })
    await inRelease.patch('/site', { brand: { en: 'Prepared' }, enquiry_recipients: ['secret@example.com'] })
    await live.patch('/site', { brand: { en: 'Live' } })
    const before = (await live.get('/site')).body
    const at = new Date(Date.now() + 86_400_000).toISOString()
    for (const body of [{}, { at }]) expect(await asEditor.post(`${url}/publish`, body)).toMatchObject(refused)
    expect(await asEditor.post(`${url}/resolve`, { ...key, keep: 'release' })).toMatchObject(refused)
    expect(await asEditor.post(`${url}/leave-out`, key)).toMatchObject(refused)
    for (const calls of [asEditor, asTranslator]) {
      const { body } = await calls.get(url)
      expect(body.items).toMatchObject([{ block_id: 'page:site', differences: [], conflicts: [] }])
      expect(JSON.stringify(body)).not.toMatch(/secret|Prepared/)
    }
    expect((await live.get('/site')).body).toEqual(before)
    expect((await live.post(`${url}/resolve`, { ...key, keep: 'release' })).status).toBe(200)
    expect((await live.post(`${url}/publish`)).status).toBe(200)
    for (const force of [false, true]) expect(await asEditor.post(`${url}/rollback`, { force })).toMatchObject(refused)
    await live.patch('/site', { brand: { en: 'Again' } })
    expect(await asEditor.post(`${url}/rollback`)).toMatchObject(refused)
    expect((await live.get('/site')).body).toMatchObject({ brand: { en: 'Again' } })
    expect((await live.post(`${url}/rollback`, { force: true })).status).toBe(200)
  })
})

describeEachDialect('a release of somebody else', (open) => {
  test('is handed in, renamed and shared only by whoever began it or may publish', async () => {
    const { addBlock, calls, id, live, url, asEditor, asTranslator, translator } = await start(open)
    const block = await addBlock('CTA', cta('Old'))
    await calls(id).put(`/pages/blocks/${block.id}`, { type: 'CTA', content: cta('New') })
    const { id: link } =
      (await live.post(`${url}/preview-links`)).status === 201 ? (await live.get(url)).body.links[0] : {}
    for (const answer of [
      await asTranslator.post(`${url}/hand-in`),
      await asTranslator.patch(url, { name: 'Mine' }),
      await asTranslator.post(`${url}/preview-links`),
      await asTranslator.delete(`${url}/preview-links/${link}`),
    ]) {
      expect(answer).toMatchObject(refused)
    }
    expect((await asTranslator.post(`${url}/notes`, { note: 'Nice' })).status).toBe(200)
    expect((await asEditor.patch(url, { name: 'Ours' })).status).toBe(200)
    expect((await asEditor.post(`${url}/hand-in`)).status).toBe(200)

    const own = (await asTranslator.post('/releases', { name: 'Arabic' })).body
    const content = { ...block.content, title: { ...block.content.title, ar: 'جديد' } }
    await calls(own.id, translator).put(`/pages/blocks/${block.id}`, { type: 'CTA', content })
    expect((await asTranslator.patch(`/releases/${own.id}`, { name: 'عربي' })).status).toBe(200)
    expect((await asTranslator.post(`/releases/${own.id}/preview-links`)).status).toBe(201)
    expect((await asTranslator.post(`/releases/${own.id}/hand-in`)).status).toBe(200)
  })

  test('loses no link and no mail to the limits of one account', async () => {
    const { live, url, asEditor, asTranslator, outbox } = await start(open)
    await live.post(`${url}/preview-links`, { expires_in: 60 })
    const made = []
    for (let number = 0; number < 11; number++) made.push((await asEditor.post(`${url}/preview-links`)).status)
    expect(made).toEqual([...Array(10).fill(201), 409])
    const { links } = (await live.get(url)).body
    expect(links).toHaveLength(11)
    expect(links[0].author).toMatchObject({ email: 'editor@example.com' })
    expect((await asEditor.delete(`${url}/preview-links/${links[1].id}`)).status).toBe(204)
    expect((await asEditor.delete(`${url}/preview-links/${links[1].id}`)).status).toBe(404)
    expect((await asEditor.post(`${url}/preview-links`)).status).toBe(201)

    const begun = []
    for (let number = 0; number < 21; number++) begun.push((await asTranslator.post('/releases', { name: 'R' })).status)
    expect(begun).toEqual([...Array(20).fill(201), 409])
    expect((await asEditor.post('/releases', { name: 'Mine' })).status).toBe(201)

    const noted = []
    for (let number = 0; number < 22; number++)
      noted.push((await asTranslator.post(`${url}/notes`, { note: 'Look' })).status)
    expect(noted).toEqual([...Array(20).fill(200), 429, 429])
    expect(await outbox()).toHaveLength(40)
    expect((await asEditor.post(`${url}/notes`, { note: 'Yes' })).status).toBe(200)
  })
  test('is not lost to concurrent requests of one account beyond its limits', async () => {
    const { url, asEditor } = await start(open)
    const sent = async (path: string, count: number) => {
      const answers = await Promise.all(
        Array.from({ length: count }, () => asEditor.post(path, path === '/releases' ? { name: 'R' } : {})),
      )
      return answers.map(({ status }) => status).sort()
    }
    expect(await sent(`${url}/preview-links`, 14)).toEqual([...Array(10).fill(201), ...Array(4).fill(409)])
    expect(await sent('/releases', 24)).toEqual([...Array(20).fill(201), ...Array(4).fill(409)])
  })
  test('is not counted by two accounts at once, whose releases could exceed the limit of the site', async () => {
    const { admin, asEditor, db, idOf } = await start(open)
    const steps: string[] = []
    const count = async () => {
      steps.push('count')
      await new Promise((resolve) => setTimeout(resolve, 50))
      steps.push('insert')
    }
    await Promise.all([admin.id, await idOf(asEditor)].map((account) => withinLimits(db, account, count)))
    expect(steps).toEqual(['count', 'insert', 'count', 'insert'])
  })
  test('is counted without a deadlock, whatever the order in which the database stores the accounts', async () => {
    const { admin, db } = await start(open)
    const rounds = Array.from({ length: 500 }, () => withinLimits(db, admin.id, async () => {}))
    expect((await Promise.allSettled(rounds)).filter(({ status }) => status === 'rejected')).toEqual([])
  })
})

describeEachDialect('whoever is removed or loses a role', (open) => {
  /** Schedules the release and makes a preview link as the editor. Returns whether the link still shows something. */
  async function prepare() {
    const site = await start(open)
    const { addBlock, inRelease, asEditor, url, db } = site
    const block = await addBlock('CTA', cta('Old'))
    await inRelease.put(`/pages/blocks/${block.id}`, { type: 'CTA', content: cta('New') })
    const made = (await asEditor.post(`${url}/preview-links`)).body.url
    expect((await asEditor.post(`${url}/publish`, { at: inAnHour() })).body).toMatchObject({ state: 'scheduled' })
    const isShown = async () => (await previewLinks(db)(made.split('/').at(-1))) !== undefined
    expect(await isShown()).toBe(true)
    return { ...site, editorId: await site.idOf(asEditor), isShown, block }
  }
  const mailed = async ({ outbox }: Awaited<ReturnType<typeof start>>) =>
    (await outbox()).filter(({ headers }) => String(headers.subject).startsWith('No longer scheduled: Spring'))

  test.each([['removed'], ['sales'], ['translator']] as const)(
    'as %s, ends what they may not do any more',
    async (to) => {
      const site = await prepare()
      const { live, url, editorId, isShown } = site
      const path = `/people/${editorId}`
      const change = { role: to, ...(to === 'translator' && { locales: ['ar'] }) }
      const { status } = to === 'removed' ? await live.delete(path) : await live.patch(path, change)
      expect(status).toBeLessThan(300)
      expect(await isShown()).toBe(to === 'translator')
      expect((await live.get(url)).body).toMatchObject({
        state: 'open',
        publish_at: null,
        links: to === 'translator' ? [{}] : [],
      })
      expect((await mailed(site)).map(({ headers }) => headers.to)).toContain('editor@example.com')
    },
  )

  test('publishes nothing at its time, even if the schedule is still there', async () => {
    const site = await prepare()
    const { db, editorId, id, live, url, mailer } = site
    await db.updateTable('users').set({ role: 'translator', locales: 'ar' }).where('id', '=', editorId).execute()
    await db.updateTable('releases').set({ publish_at: '2026-01-01T00:00:00.000Z' }).where('id', '=', id).execute()
    await releaseScheduler({ db, mailer, siteUrl, onChange: () => {} }).poll(log)
    expect((await live.get(url)).body).toMatchObject({ state: 'open' })
    expect(await live.titles('home')).toEqual(['Old'])
    expect(await mailed(site)).not.toEqual([])
  })

  test('keeps what they prepared as an administrator', async () => {
    const { live, url, editorId, isShown } = await prepare()
    expect((await live.patch(`/people/${editorId}`, { role: 'admin' })).status).toBe(200)
    expect([await isShown(), (await live.get(url)).body.state]).toEqual([true, 'scheduled'])
  })
})
