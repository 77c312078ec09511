import { expect, test } from './helpers/fixtures.ts'
import { expectNoHorizontalScroll } from './helpers/page-checks.ts'

/** Sizes far too tall or far too wide for every place, because an editor may upload pictures of any proportions. */
const pictures = [
  { width: 200, height: 2000 },
  { width: 3000, height: 100 },
]
const paths = ['/', '/about', '/why-choose-us', '/our-awards', '/success', '/solutions/totara-learn']

test('pictures of extreme proportions are cropped to their places and not distorted', async ({ page }) => {
  await page.route(/\/odd\.svg/, (route) => {
    const [, width, height] = /(\d+)x(\d+)/.exec(route.request().url()) ?? []
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`
    return route.fulfill({ contentType: 'image/svg+xml', body })
  })
  for (const [path, window] of paths.flatMap((each) => [360, 1440].map((width) => [each, width] as const))) {
    await page.setViewportSize({ width: window, height: 900 })
    await page.goto(path)
    for (const picture of pictures) {
      const shown = await page.locator('main img').evaluateAll(async (all, { width, height }) => {
        const images = (all as HTMLImageElement[]).filter((each) => each.checkVisibility())
        await Promise.all(
          images.map((image) => {
            image.loading = 'eager'
            image.removeAttribute('srcset')
            Object.assign(image, { width, height, src: `/odd.svg?${width}x${height}` })
            return image.decode()
          }),
        )
        return images.map((image) => {
          const box = image.getBoundingClientRect()
          const keeps = Math.abs(box.width / box.height / (width / height) - 1) < 0.1
          const isWhole = keeps || getComputedStyle(image).objectFit !== 'fill'
          return { in: image.parentElement?.className, high: box.height, wide: box.width, isWhole }
        })
      }, picture)
      const place = `${path} ${window} ${picture.width}x${picture.height}`
      expect(shown.length, place).toBeGreaterThan(0)
      expect(
        shown.filter(({ high, wide, isWhole }) => high > 720 || wide > window || !isWhole),
        place,
      ).toEqual([])
      await expectNoHorizontalScroll(page, window)
    }
  }
})
