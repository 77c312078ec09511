import { localizeHref } from '#content/address.ts'
import { languages } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import {
  expectMetadata,
  expectSoundLayout,
  internalLinksIn,
  picturesIn,
  socialImageIn,
  videosIn,
} from './helpers/page-checks.ts'
import { layouts, routes } from './helpers/routes.ts'

const paths = layouts.map(({ path }) => path)
const groups = Object.groupBy(paths, (path) =>
  path.startsWith('/solutions/') ? 'solutions' : path.lastIndexOf('/') > 0 ? 'items' : 'the company',
)

for (const [group, members = []] of Object.entries(groups)) {
  test(`pages of ${group} are accessible, load their pictures and do not overflow, in both languages`, async ({
    page,
  }) => {
    test.slow()
    for (const path of members) {
      // A page has the same elements in both languages, so each page is analyzed in one language and at one width.
      // Most blocks are on several pages, so most are analyzed in more than one combination.
      const index = paths.indexOf(path)
      for (const { locale } of languages) {
        const isAnalyzed = (index % 2 === 0) === (locale === 'en')
        await test.step(localizeHref(path, locale), () =>
          expectSoundLayout(page, localizeHref(path, locale), { isNarrow: index % 4 < 2, isAnalyzed }),
        )
      }
    }
  })
}

test('every document has valid metadata, pictures and videos that exist and no broken internal link', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const documents = new Map<string, { status: number; html: string }>()
  async function read(address: string) {
    const known = documents.get(address)
    if (known) return known
    const answer = await request.get(address)
    const document = { status: answer.status(), html: await answer.text() }
    documents.set(address, document)
    return document
  }
  const pictures = new Set<string>()
  const drawn = new Map<string, string>()
  const broken: string[] = []
  for (const { locale } of languages) {
    for (const route of routes) {
      const address = localizeHref(route.path, locale)
      const { status, html } = await read(address)
      expect(status, address).toBe(200)
      await expectMetadata(page, html, route, locale, baseURL ?? '')
      for (const file of [...picturesIn(html), ...videosIn(html)]) pictures.add(file)
      // Keeps one social image per language and kind of page, because the server takes long to draw an image.
      drawn.set(`${locale} ${route.kind}`, socialImageIn(html))
      for (const target of internalLinksIn(html)) {
        const [page, anchor] = target.split('#')
        const { status, html } = await read(page || address)
        if (status !== 200 || (anchor && !html.includes(`id="${anchor}"`))) broken.push(`${address} -> ${target}`)
      }
    }
  }
  expect(pictures.size).toBeGreaterThan(routes.length)
  for (const picture of [...pictures, ...drawn.values()]) {
    if ((await request.head(picture)).status() !== 200) broken.push(picture)
  }
  expect(broken).toEqual([])
})
