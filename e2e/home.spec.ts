import { localizeHref } from '#content/address.ts'
import { languages } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'

for (const { locale } of languages) {
  test(`home shows its blocks in order, with the shared success stories as the sixth block (${locale})`, async ({
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

  test(`home has structured data about its video (${locale})`, async ({ page, request, baseURL }) => {
    await page.goto(localizeHref('/', locale))
    const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    const video = told['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'VideoObject')
    expect(video).toMatchObject({ uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
    for (const address of [video.contentUrl, video.thumbnailUrl]) {
      expect(address.startsWith(baseURL)).toBe(true)
      expect((await request.head(address)).status()).toBe(200)
    }
  })
}
