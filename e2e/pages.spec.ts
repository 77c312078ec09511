import AxeBuilder from '@axe-core/playwright'
import { localizeHref } from '#content/address.ts'
import { pages } from '#content/pages.ts'
import { inLocale } from '#content/text.ts'
import { languages } from './editing.ts'
import { expect, test } from './site.ts'

const widths = [360, 768, 1440]

for (const { locale } of languages) {
  for (const page of pages) {
    const address = localizeHref(page.path, locale)

    test(`${address} says what it is, in its language`, async ({ page: tab, baseURL }) => {
      const answer = await tab.goto(address)
      expect(answer?.status()).toBe(200)
      await expect(tab).toHaveTitle(`${inLocale(page.name, locale).text} - iLearn`)
      const html = tab.locator('html')
      await expect(html).toHaveAttribute('lang', locale)
      await expect(html).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
      const head = (selector: string, name: string) => tab.locator(`head ${selector}`).getAttribute(name)
      expect(await head('meta[name="description"]', 'content')).toBe(inLocale(page.description, locale).text)
      expect(await head('link[rel="canonical"]', 'href')).toBe(baseURL + address)
      expect(await head('link[hreflang="en"]', 'href')).toBe(baseURL + page.path)
      expect(await head('link[hreflang="ar"]', 'href')).toBe(baseURL + localizeHref(page.path, 'ar'))
      await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1)
    })

    for (const width of widths) {
      test(`${address} at ${width} px: nothing sideways, no broken picture, no barrier`, async ({ page: tab }) => {
        await tab.setViewportSize({ width, height: 900 })
        await tab.goto(address)
        expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        for (const image of await tab.locator('main img').all()) await image.evaluate((img) => img.scrollIntoView())
        // What lies beside the screen in a gliding row may still wait; nothing that has arrived may be broken.
        expect(
          await tab
            .locator('main img')
            .evaluateAll((all) =>
              (all as HTMLImageElement[]).filter((img) => img.complete && !img.naturalWidth).map((img) => img.src),
            ),
        ).toEqual([])
        await tab.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await tab.emulateMedia({ reducedMotion: 'reduce' })
        expect((await new AxeBuilder({ page: tab }).analyze()).violations).toEqual([])
      })
    }
  }

  test(`home shows its blocks in order, with the success stories borrowed as the sixth (${locale})`, async ({
    page,
  }) => {
    await page.goto(localizeHref('/', locale))
    const links = (path: string) => page.locator(`main a[href="${localizeHref(path, locale)}"]`)
    for (const path of ['/contact', '/about', '/solutions/totara-suite', '/customer-stories', '/resources']) {
      await expect(links(path).first()).toBeAttached()
    }
    const tops = await Promise.all(
      [links('/solutions/totara-suite'), links('/customer-stories'), links('/resources')].map(
        async (each) => (await each.first().boundingBox())?.y ?? 0,
      ),
    )
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
  })

  test(`home describes its film to search engines (${locale})`, async ({ page, request, baseURL }) => {
    await page.goto(localizeHref('/', locale))
    const video = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(video).toMatchObject({ '@type': 'VideoObject', uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
    for (const address of [video.contentUrl, video.thumbnailUrl]) {
      expect(address.startsWith(baseURL)).toBe(true)
      expect((await request.head(address)).status()).toBe(200)
    }
  })
}
