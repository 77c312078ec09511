import { localizeHref } from '#content/address.ts'
import { accessibilityViolations } from './helpers/axe.ts'
import { languages } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import {
  expectNoHorizontalScroll,
  expectPageMetadata,
  expectPicturesLoad,
  internalLinksIn,
} from './helpers/page-checks.ts'
import { routes } from './helpers/routes.ts'

const widths = [360, 768, 1440]

for (const { locale } of languages) {
  for (const [index, route] of routes.entries()) {
    // A page has the same elements in both languages, so it is checked closely on a phone in one language and on a wide
    // screen in the other. Items of one kind share a layout, so axe checks each item in one language only.
    const isNarrow = (index % 2 === 0) === (locale === 'en')
    const isAnalyzed = !route.isItem || isNarrow === index % 4 < 2
    const address = localizeHref(route.path, locale)

    const accessible = isAnalyzed ? 'is accessible, ' : ''

    test(`${address} has valid metadata, ${accessible}loads its pictures and does not overflow`, async ({ page }) => {
      test.slow()
      const failed: string[] = []
      page.on('response', (answer) => answer.status() >= 400 && failed.push(`${answer.status()} ${answer.url()}`))
      await page.setViewportSize({ width: isNarrow ? 360 : 1440, height: 900 })
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(200)
      await expectPageMetadata(page, route, locale)
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

test('no internal link is broken', async ({ request }) => {
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
  const broken: string[] = []
  for (const { locale } of languages) {
    for (const { path } of routes) {
      const address = localizeHref(path, locale)
      for (const target of internalLinksIn((await read(address)).html)) {
        const [page, anchor] = target.split('#')
        const { status, html } = await read(page || address)
        if (status !== 200 || (anchor && !html.includes(`id="${anchor}"`))) broken.push(`${address} -> ${target}`)
      }
    }
  }
  expect(broken).toEqual([])
})
