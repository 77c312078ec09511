import { inArabic, inEnglish, languages } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'

for (const { locale, root, prefix, messages } of languages) {
  test.describe(`header and footer (${locale})`, () => {
    test('on a phone the menu drawer expands its submenus at a tap, closes at a tap outside of it, and leads to the search', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(root)
      await page.getByRole('button', { name: messages.menu.open }).click()
      const drawer = page.getByRole('dialog')
      await expect(drawer).toBeVisible()
      const link = drawer.locator(`a[href="${prefix}/solutions/totara-learn"]`)
      await expect(link).toBeHidden()
      for (const summary of (await drawer.locator('summary').all()).slice(0, 2)) await summary.click()
      await expect(link).toBeVisible()
      const box = await drawer.locator('> *').first().boundingBox()
      const atStart = (box?.x ?? 0) < 20
      await page.mouse.click(atStart ? 350 : 8, 400)
      await expect(drawer).toBeHidden()
      await page.getByRole('button', { name: messages.menu.open }).click()
      await page.getByRole('button', { name: messages.menu.close }).click()
      await expect(drawer).toBeHidden()
      await page.getByRole('button', { name: messages.menu.open }).click()
      await drawer.getByRole('link', { name: messages.search.name, exact: true }).click()
      await expect(page).toHaveURL(`${prefix}/search`)
    })
  })
}

for (const { locale, root, prefix, messages } of inEnglish) {
  test.describe(`header and footer (${locale})`, () => {
    test('a menu opens on hover and closes 200 ms later, and by Enter and Escape, which returns the focus', async ({
      page,
    }) => {
      await page.goto(root)
      const main = page.getByRole('navigation', { name: messages.menu.main })
      const panelLink = main.locator(`a[href="${prefix}/solutions/totara-learn"]`)
      await expect(panelLink).toBeHidden()
      await main.getByRole('button').first().hover()
      await expect(panelLink).toBeVisible()
      // Measures in the browser how long the link stays visible after the pointer has left the menu.
      const measured = await panelLink.evaluateHandle((link) => {
        const { promise, resolve } = Promise.withResolvers<number>()
        link.closest('li:has(> [data-menu])')?.addEventListener('pointerleave', () => {
          const left = performance.now()
          const look = () =>
            link.checkVisibility({ visibilityProperty: true })
              ? requestAnimationFrame(look)
              : resolve(performance.now() - left)
          look()
        })
        return { promise }
      })
      await page.mouse.move(20, 700)
      const stayed = await measured.evaluate(({ promise }) => promise)
      expect(stayed).toBeGreaterThanOrEqual(190)

      const opener = page.getByRole('navigation', { name: messages.menu.main }).getByRole('button').first()
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(opener).toHaveAttribute('aria-expanded', 'true')
      await expect(page.locator('.header-menu-panel').first()).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveAttribute('href', `${prefix}/solutions/totara-suite`)
      await page.keyboard.press('Escape')
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
      await expect(opener).toBeFocused()
    })

    test('scrolling by 10 px gives the header a ground, by 300 px shows the button back, and forced colours a border', async ({
      page,
    }) => {
      await page.goto(root)
      const html = page.locator('html')
      const ground = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)
      expect(await ground()).toBe('rgba(0, 0, 0, 0)')
      await page.mouse.wheel(0, 8)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(8)
      await expect(html).toHaveAttribute('data-scrolled', 'false')
      await page.mouse.wheel(0, 8)
      await expect(html).toHaveAttribute('data-scrolled', 'true')
      await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)')

      const toTop = page.getByRole('link', { name: messages.common.backToTop })
      await expect(toTop).toBeHidden()
      await page.evaluate(() => scrollTo({ top: 301, behavior: 'instant' }))
      await expect(toTop).toBeVisible()
      await toTop.click()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

      const contact = page.getByRole('banner').locator(`a[href="${prefix}/contact"]`).first()
      await expect(contact).toHaveCSS('border-block-start-width', '0px')
      await page.emulateMedia({ forcedColors: 'active' })
      await expect(contact).toHaveCSS('border-block-start-width', '1px')
    })
  })
}

for (const { locale, root, prefix, messages } of inArabic) {
  test.describe(`header and footer (${locale})`, () => {
    test('an unknown address shows a 404 page that is not indexed, links to home and offers the search', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/404/)
      const answer = await page.goto(`${prefix}/nowhere`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.notFound.heading)
      await expect(page.getByText(messages.notFound.title, { exact: true })).toBeVisible()
      await expect(page.getByText(messages.notFound.text)).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect(page.getByRole('main').getByRole('search')).toBeVisible()
      await page.getByRole('link', { name: messages.notFound.home }).click()
      await expect(page).toHaveURL(root)
    })

    test('the gallery scrolls by itself and stops when paused', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto(root)
      const slide = page.locator('main [data-moving] img').first()
      const left = async () => (await slide.boundingBox())?.x ?? 0
      const before = await left()
      await expect.poll(left).not.toBe(before)
      await page.locator('main').getByRole('button', { name: messages.common.pause }).first().click()
      const stopped = await left()
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      expect(await left()).toBe(stopped)
      await page.locator('main').getByRole('button', { name: messages.common.play }).first().click()
      await expect.poll(left).not.toBe(stopped)
    })
  })
}
