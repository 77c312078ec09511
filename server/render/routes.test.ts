import { expect, test } from 'vitest'
import { pagesReader } from '#server/pages/read.ts'
import { pagesRepository } from '#server/pages/repository.ts'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'
import { formRoutes } from './form-routes.ts'
import { createPageCache } from './page-cache.ts'
import { renderRoutes } from './routes.ts'
import { pageRenderer } from './testing/page-renderer.ts'

const site = { brand: 'Brand', url: 'http://localhost:3000', apiBase: '/api', contactEmail: 'info@example.com' }
const words = { en: 'Words' }
const head = { title: words, filters: { all: words, blog: words, events: words } }
const labels = ['nameLabel', 'emailLabel', 'companyLabel', 'phoneLabel', 'messageLabel', 'title', 'buttonText']
const form = Object.fromEntries(labels.map((label) => [label, words]))
const asked = { name: 'Layla', email: 'layla@example.com', message: 'We want to train\r\n200 people.' }

/** A site with 30 posts (three pages of them), a contact page with a form, and a page without one. */
async function startPages(open: OpenDatabase) {
  const db = await open()
  const cache = createPageCache({ maxBytes: 1e7 })
  const running = await startSite(db, cache.drop, async (app, enquiries) => {
    const needs = { reader: pagesReader(db), site, cache, renderer: pageRenderer, fromSources: false }
    renderRoutes(app, needs)
    await app.register(formRoutes, { ...needs, enquiries })
  })
  for (const slug of ['contact-us', 'about']) {
    await pagesRepository(db).insertPage({ slug, version: 1, updated_at: '2026-01-01T00:00:00.000Z' })
  }
  const posts = Array.from({ length: 30 }, (_, index) => ({
    id: `post-${index}`,
    type: index % 2 === 0 ? 'blog' : 'event',
    title: words,
    day: `2026-01-${index + 1}`.replace(/-(\d)$/, '-0$1'),
  }))
  await running.post('/resources/blocks', { block_type: 'RESOURCES', content: { ...head, posts }, order: 3 })
  await running.addBlock('FORM', form, 'contact-us')
  await running.addBlock('CTA', { title: words }, 'about')
  const { app } = running
  return {
    ...running,
    cache,
    ask: (url: string) => app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } }),
    send: (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
      app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } }),
    stored: () => db.selectFrom('enquiries').selectAll().execute(),
  }
}

const typed = (values: Record<string, string>) => new URLSearchParams(values).toString()

describeEachDialect('a page of a list', (open) => {
  test.each([
    ['/resources?page=999', '/resources?page=3'],
    ['/ar/resources?page=4', '/ar/resources?page=3'],
    ['/resources?page=999&filter=event', '/resources?filter=event&page=2'],
    ['/resources?page=9&edit=true', '/resources?page=3&edit=true'],
  ])('beyond the last, %s, leads to the last, %s, and is not kept', async (address, last) => {
    const { ask, cache } = await startPages(open)
    const answer = await ask(address)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, last])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-encoding']).toBeUndefined()
    for (const kept of [address, '/resources?page=999', '/resources?filter=event&page=999']) {
      expect(cache.ready(kept)).toBeUndefined()
    }
    expect((await ask(last)).statusCode).toBe(200)
  })

  test('is kept under its own address', async () => {
    const { ask, cache } = await startPages(open)
    expect((await ask('/resources?page=2&utm_source=x')).headers['content-encoding']).toBe('br')
    expect(cache.ready('/resources?page=2')?.bytes).toBeGreaterThan(0)
  })

  test('shows above its first page the three newest, as above every other', async () => {
    const { app } = await startPages(open)
    const highlights = ['/resources', '/resources?page=3'].map(async (address) => {
      const { blocks } = (await app.inject(address)).json()
      return blocks[0].listing.highlight.map(({ id }: { id: string }) => id)
    })
    const newest = ['post-29', 'post-28', 'post-27']
    expect(await Promise.all(highlights)).toEqual([newest, newest])
  })
})

describeEachDialect('a form that is sent without JavaScript', (open) => {
  test('is stored with its page, and leads to /success of its language', async () => {
    const { send, stored } = await startPages(open)
    const answer = await send('/ar/contact', typed({ ...asked, source: '/forged', hp_note: '' }))
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/ar/success'])
    expect(answer.headers['cache-control']).toBe('no-store')
    const message = 'We want to train\n200 people.'
    expect(await stored()).toMatchObject([{ ...asked, message, source: '/ar/contact', locale: 'ar', status: 'new' }])
  })

  test('comes back with what was typed and what is wrong', async () => {
    const { send, stored } = await startPages(open)
    const answer = await send('/contact', typed({ ...asked, email: 'layla@' }))
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([422, 'no-store'])
    expect(answer.json()).toMatchObject({ values: { ...asked, email: 'layla@' }, faults: { email: 'invalid' } })
    expect(await stored()).toEqual([])
  })

  test('is told after ten in an hour when to try again', async () => {
    const { send } = await startPages(open)
    for (let count = 0; count < 10; count++) expect((await send('/contact', typed(asked))).statusCode).toBe(303)
    const answer = await send('/contact', typed(asked))
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([429, 'no-store'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_500)
    expect(answer.json()).toMatchObject({ failed: 'tooMany', minutes: 60, values: { name: 'Layla' } })
  })

  test.each([
    ['to a page without a form', '/about', 405, 'There is no form at this address.'],
    ['to an address that leads elsewhere', '/blog', 405, 'There is no form at this address.'],
    ['to no page', '/ar/nothing', 405, 'لا يوجد نموذج في هذا العنوان.'],
  ])('%s is refused in words', async (_, address, status, sentence) => {
    const { send, stored } = await startPages(open)
    const answer = await send(address, typed(asked))
    expect([answer.statusCode, answer.headers.allow]).toEqual([status, 'GET, HEAD'])
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(answer.body).toContain(`<h1>${sentence}</h1>`)
    expect(await stored()).toEqual([])
  })

  test.each([
    [
      'that is too large',
      413,
      typed({ ...asked, message: 'x'.repeat(64 * 1024) }),
      undefined,
      /longer than we can take/,
    ],
    ['of another type', 415, JSON.stringify(asked), 'application/json', /cannot read/],
    ['of an unknown type', 415, '<xml/>', 'application/xml', /cannot read/],
  ])('%s is refused in words', async (_, status, body, type, sentence) => {
    const { send, stored } = await startPages(open)
    const answer = await send('/contact', body, type)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(answer.body).toMatch(sentence)
    expect(answer.body).toContain('href="mailto:info@example.com"')
    expect(await stored()).toEqual([])
  })
})
