import { localizeHref } from '#content/address.ts'
import { accessibilityViolations } from './helpers/axe.ts'
import { languages } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import {
  expectMetadata,
  expectNoHorizontalScroll,
  expectPicturesLoad,
  internalLinksIn,
  picturesIn,
} from './helpers/page-checks.ts'
import { layouts, routes } from './helpers/routes.ts'

const widths = [360, 768, 1440]

for (const { locale } of languages) {
  for (const [index, { path }] of layouts.entries()) {
    // A page has the same elements in both languages, so its pictures are loaded on a phone in one language and on a
    // wide screen in the other, and axe checks it in one of them. Most blocks are on several pages.
    const isNarrow = (index % 2 === 0) === (locale === 'en')
    const isAnalyzed = isNarrow === index % 4 < 2
    const address = localizeHref(path, locale)

    test(`${address} ${isAnalyzed ? 'is accessible, ' : ''}loads its pictures and does not overflow`, async ({
      page,
    }) => {
      test.slow()
      const failed: string[] = []
      page.on('response', (answer) => answer.status() >= 400 && failed.push(`${answer.status()} ${answer.url()}`))
      await page.setViewportSize({ width: isNarrow ? 360 : 1440, height: 900 })
      await page.goto(address)
      await expectPicturesLoad(page)
      if (isAnalyzed) expect(await accessibilityViolations(page)).toEqual([])
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoHorizontalScroll(page, width)
      }
      expect(failed).toEqual([])
    })
  }
}

test('every document has valid metadata, pictures that exist and no broken internal link', async ({
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
  const broken: string[] = []
  for (const { locale } of languages) {
    for (const route of routes) {
      const address = localizeHref(route.path, locale)
      const { status, html } = await read(address)
      expect(status, address).toBe(200)
      await expectMetadata(page, html, route, locale, baseURL ?? '')
      for (const picture of picturesIn(html)) pictures.add(picture)
      for (const target of internalLinksIn(html)) {
        const [page, anchor] = target.split('#')
        const { status, html } = await read(page || address)
        if (status !== 200 || (anchor && !html.includes(`id="${anchor}"`))) broken.push(`${address} -> ${target}`)
      }
    }
  }
  expect(pictures.size).toBeGreaterThan(routes.length)
  for (const picture of pictures) {
    if ((await request.head(picture)).status() !== 200) broken.push(picture)
  }
  expect(broken).toEqual([])
})
