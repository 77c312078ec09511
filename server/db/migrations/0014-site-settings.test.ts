import { expect, test } from 'vitest'
import type { Content } from '#server/db/schema.ts'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'
import { siteSettings } from './0014-site-settings.ts'

const words = { en: 'Words' }
const texts = Object.fromEntries(
  ['newsletterTitle', 'newsletterDisclaimer', 'contactsTitle', 'socialTitle', 'copyright'].map((key) => [key, words]),
)
const footer = { staticTexts: texts, columns: [], legalLinks: [] }
const link = (path: string) => ({ id: 'a', label: { en: 'LinkedIn', ar: 'لينكدإن' }, path })

/** Starts a site whose footer has the old keys, and runs the migration twice. */
async function migrated(open: OpenDatabase, old: Content) {
  const db = await open()
  const site = await startSite(db)
  await db.insertInto('pages').values({ slug: 'footer', version: 1, updated_at: '2026-01-01T00:00:00.000Z' }).execute()
  await site.addBlock('FOOTER', footer, 'footer')
  for (const table of ['blocks', 'revisions'] as const) {
    await db
      .updateTable(table)
      .set({ content: { ...footer, ...old } })
      .where('block_type', '=', 'FOOTER')
      .execute()
  }
  for (let runs = 0; runs < 2; runs++) await siteSettings.up(db as never)
  const call = async (method: 'GET' | 'PATCH' | 'POST', url: string, payload?: object) => {
    const headers = { authorization: `Bearer ${site.token}` }
    return (await site.app.inject({ method, url: `/api/v1${url}`, payload, headers })).json()
  }
  return { ...site, call, settings: () => call('GET', '/site') }
}

describeEachDialect('the e-mail address and the social links of a footer', (open) => {
  test('become settings of the site, with a history', async () => {
    const old = { email: { en: 'hello@acme.example' }, socialLinks: [link('http://www.linkedin.com/'), link('/about')] }
    const { call, db, get, settings } = await migrated(open, old)
    const moved = {
      email: 'hello@acme.example',
      social_links: [{ id: 'a', label: { en: 'LinkedIn', ar: 'لينكدإن' }, url: 'https://www.linkedin.com/' }],
    }
    expect(await settings()).toMatchObject({ ...moved, version: 1 })
    expect((await get('/footer')).body[0].content).toEqual(footer)
    expect(await db.selectFrom('revisions').select('content').where('block_type', '=', 'FOOTER').execute()).toEqual([
      { content: footer },
    ])
    await call('PATCH', '/site', { brand: { en: 'Acme' }, version: 1 })
    expect(await call('PATCH', '/site', { email: null, version: 1 })).toMatchObject({
      version: 3,
      brand: { en: 'Acme' },
    })
    const [{ page, version }] = (await call('GET', '/history?pages=site')).items
    await call('POST', '/history/revert', { page, version })
    expect(await settings()).toMatchObject({ ...moved, brand: { en: 'Acme' } })
  })

  test('change nothing if they are those of the start content or none', async () => {
    const { get, settings } = await migrated(open, { email: { en: 'info@example.com', ar: 'info@example.com' } })
    expect(await settings()).toEqual({ version: 0, defaults: expect.anything() })
    expect((await get('/footer')).body[0].content).toEqual(footer)
  })
})
