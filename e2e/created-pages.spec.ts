import { adminHeaders } from './helpers/admin-panels.ts'
import { languages } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'
import { expectMetadata, expectSoundLayout, internalLinksIn } from './helpers/page-checks.ts'

const site = isolatedSite()

/** New pages: one with each set of start blocks, a copy of an ordinary page, and a copy of a solution page. */
const pages = [
  { start: 'landing' },
  { start: 'solution' },
  { start: 'event' },
  { start: 'text' },
  { copy_of: 'about' },
  { copy_of: 'solutions-totara-suite' },
].map((begin, index) => {
  const word = Object.values(begin).join()
  return {
    begin,
    name: { en: `Made from ${word}`, ar: `صفحة جديدة ${index}` },
    description: {
      en: `A page that was made from ${word} on the site.`,
      ar: `صفحة أُنشئت على الموقع، ورقمها ${index}.`,
    },
    path: { en: `/made/${word}`, ar: `/ar/صفحة/${index}` },
  }
})

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: site.origin })
  const headers = await adminHeaders(request)
  for (const { begin, ...settings } of pages) {
    const made = await request.post('/api/v1/pages', { headers, data: { ...begin, ...settings } })
    expect(made.status(), await made.text()).toBe(201)
    const shown = await request.patch(`/api/v1/pages/${(await made.json()).slug}`, {
      headers,
      data: { state: 'public' },
    })
    expect(shown.status()).toBe(200)
  }
  await request.dispose()
})

test('every made page is accessible, loads its pictures and does not overflow', async ({ page }) => {
  test.slow()
  for (const [index, { path }] of pages.entries()) {
    const { locale } = languages[index % 2 === 0 ? 0 : 1]
    await test.step(path[locale], () =>
      expectSoundLayout(page, site.origin + path[locale], { isNarrow: index % 4 < 2, isAnalyzed: true }),
    )
  }
})

test('every made page has valid metadata in both languages, no broken link, and is in the sitemap', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get(`${site.origin}/sitemap.xml`)).text()
  for (const route of pages) {
    for (const { locale } of languages) {
      const address = site.origin + encodeURI(route.path[locale])
      const html = await (await request.get(address)).text()
      await expectMetadata(page, html, route, locale, site.origin)
      expect(sitemap).toContain(`<loc>${address}</loc>`)
      for (const target of internalLinksIn(html)) {
        const answer = await request.get(new URL(target, address).href)
        expect(answer.status(), `${address} -> ${target}`).toBe(200)
      }
    }
  }
})
