import { expect, test } from 'vitest'
import type { Renderer } from '#server/render/load-build.ts'
import { pageRenderer } from '#server/render/testing/page-renderer.ts'
import { startPages } from '#server/render/testing/start-pages.ts'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'

/** Renders pages with the tag `</body>`, before which the server inserts the banner of the preview. */
const asHtml: Renderer = {
  async render(request, backend) {
    const response = await pageRenderer.render(request, backend)
    return new Response(`${await response.text()}</body>`, response)
  },
}

/** Starts a site with a release that renames the page 'about', and opens a preview link of the release. */
async function start(open: OpenDatabase) {
  const site = await startPages(await open(), asHtml)
  const { app, token } = site
  const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object, release?: string) => {
    const headers = { authorization: `Bearer ${token}`, ...(release && { 'x-release': release }) }
    const answer = await app.inject({ method, url: `/api/v1${url}`, payload, headers })
    return { status: answer.statusCode, body: answer.body ? answer.json() : undefined }
  }
  const { id } = (await ask('POST', '/releases', { name: 'Spring <b> $$' })).body
  await ask('PATCH', '/pages/about', { name: { en: 'Another name', ar: 'اسم آخر' } }, id)
  const link = await ask('POST', `/releases/${id}/preview-links`)
  const path = link.body.url.replace('http://localhost:3000', '')
  const opened = await app.inject(path)
  const [cookie = ''] = String(opened.headers['set-cookie']).split(';')
  return {
    ...site,
    ask,
    id,
    link,
    opened,
    path,
    visit: (url: string, headers = { cookie }) => app.inject({ url, headers }),
  }
}

describeEachDialect('a preview link', (open) => {
  test('shows every document as in the release, in both languages, uncached and unindexed', async () => {
    const { opened, visit, link } = await start(open)
    expect(link.status).toBe(201)
    expect(Date.parse(link.body.expires_at) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
    expect(opened).toMatchObject({ statusCode: 303, headers: { location: '/about' } })
    expect(String(opened.headers['set-cookie'])).toMatch(/Path=\/; Max-Age=60\d{4}; HttpOnly; SameSite=Lax/)
    const live = (await visit('/about', { cookie: '' })).body
    for (const [url, name, leave] of [
      ['/about', 'Another name', 'Leave preview'],
      ['/ar/about', 'اسم آخر', 'إنهاء المعاينة'],
    ] as const) {
      // In the second round, the page as visitors see it is in the cache.
      for (const round of [1, 2]) {
        const shown = await visit(url)
        expect([round, shown.statusCode, shown.headers]).toMatchObject([
          round,
          200,
          { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
        ])
        expect(shown.body).toContain(name)
        expect(shown.body).toContain(leave)
        expect(shown.body).toContain('Spring &lt;b&gt; $$')
        expect(shown.body).toMatch(new RegExp(`<a href="${url}" aria-current="page" [^>]*><bdi>${name}</bdi></a>`))
        expect((await visit(url, { cookie: '' })).body).not.toContain(name)
      }
    }
    expect((await visit('/about', { cookie: '' })).body).toBe(live)
  })

  test('shows the hidden pages of the release, marked as hidden, and no others', async () => {
    const { ask, visit, id } = await start(open)
    for (const page of ['about', 'careers']) await ask('PATCH', `/pages/${page}`, { state: 'hidden' })
    for (const [url, mark, name] of [
      ['/about', 'Hidden: visitors get 404 here', 'Another name'],
      ['/ar/about', 'صفحة مخفية', 'اسم آخر'],
    ] as const) {
      const shown = await visit(url)
      expect(shown.statusCode).toBe(200)
      expect(shown.body).toContain(name)
      expect(shown.body).toContain(mark)
      expect((await visit(url, { cookie: '' })).statusCode).toBe(404)
    }
    expect((await visit('/careers')).statusCode).toBe(404)
    await ask('PATCH', '/pages/about', { state: 'public' }, id)
    expect((await visit('/about')).body).not.toContain('Hidden')
  })

  test('ends when one leaves it, when it expires and when the release is over', async () => {
    const { visit, db, app, ask, id, path } = await start(open)
    const left = await visit('/preview/leave-ar')
    expect(left).toMatchObject({ statusCode: 303, headers: { location: '/ar' } })
    expect(String(left.headers['set-cookie'])).toContain('release-preview=; Path=/; Max-Age=0')
    await db.updateTable('preview_links').set({ expires_at: new Date().toISOString() }).execute()
    const expired = await visit('/ar/about')
    expect(expired).toMatchObject({ statusCode: 410, headers: { 'cache-control': 'no-store' } })
    expect(expired.body).toContain('انتهت هذه المعاينة')
    expect(String(expired.headers['set-cookie'])).toContain('Max-Age=0')
    expect((await app.inject(path)).statusCode).toBe(410)
    const { url } = (await ask('POST', `/releases/${id}/preview-links`, { expires_in: 60 })).body
    expect((await app.inject(new URL(url).pathname)).statusCode).toBe(303)
    await ask('DELETE', `/releases/${id}`)
    expect((await app.inject(new URL(url).pathname)).statusCode).toBe(410)
    expect((await app.inject('/preview/nonsense')).statusCode).toBe(410)
  })
})
