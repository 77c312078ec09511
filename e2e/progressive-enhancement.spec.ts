import type { Page } from '@playwright/test'
import { inEnglish } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'

/** The only scripts that a page loads before an island hydrates. The limits of their sizes are in bench/budgets.ts. */
const scriptsOfADocument = ['/assets/entry.client']

/** Adds the path of each later request for a script to the returned array. */
function scriptsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(new URL(request.url()).pathname)
  })
  return names
}

for (const { locale, root, prefix, messages } of inEnglish) {
  test.describe(`a visitor's page (${locale})`, () => {
    test('a page loads one small script, nothing of the application and nothing to edit', async ({ page, request }) => {
      const scripts = scriptsOf(page)
      await page.goto(root, { waitUntil: 'networkidle' })
      expect(scripts.map((name) => name.replace(/-[\w-]{8}\.js$/, '')).sort()).toEqual(scriptsOfADocument)
      const html = await (await request.get(root)).text()
      expect(html).not.toMatch(/data-edit-|data-block-|__reactRouterContext/)
    })

    test('a page does not shift while its pictures and islands load', async ({ page, expectConsoleError }) => {
      // Blocks fonts: how much a late font shifts the page depends on the machine. Decision 12 accepts that shift.
      expectConsoleError(/Failed to load resource/)
      await page.route('**/*.woff2', (route) => route.abort())
      await page.setViewportSize({ width: 412, height: 823 })
      await page.goto(`${prefix}/about`, { waitUntil: 'networkidle' })
      const shift = await page.evaluate(async () => {
        const entries = await new Promise<PerformanceEntryList>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({
            type: 'layout-shift',
            buffered: true,
          })
          setTimeout(() => resolve([]), 200)
        })
        return entries.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)
      })
      expect(shift).toBeLessThan(0.01)
    })

    test('an island hydrates when it is scrolled near, with the ids that the server rendered', async ({ page }) => {
      await page.goto(`${prefix}/about`)
      const island = page.locator('site-island[name="tabs"]')
      const ids = () => island.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
      const written = await ids()
      await expect(island).not.toHaveAttribute('awake')
      await island.scrollIntoViewIfNeeded()
      await expect(island).toHaveAttribute('awake')
      expect(await ids()).toEqual(written)
      await island.getByRole('tab').nth(1).click()
      await expect(island.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
      await expect(island.getByRole('tab').nth(0)).toHaveAttribute('aria-selected', 'false')
    })

    test('the newsletter hydrates at the first interaction, and replays it', async ({ page }) => {
      await page.goto(root)
      const island = page.locator('site-island[name="footer"]')
      await island.scrollIntoViewIfNeeded()
      await expect(island).not.toHaveAttribute('awake')
      await island.getByRole('textbox').fill('nobody')
      await island.getByRole('button').click()
      await expect(island.getByRole('alert')).toHaveText(messages.newsletter.invalid)
      await expect(island.getByRole('textbox')).toBeFocused()
      // The server rendered the field, and the browser the alert. Their ids match, because they have the same prefix.
      const alert = await island.getByRole('alert').getAttribute('id')
      expect(alert).toBe((await island.getByRole('textbox').getAttribute('id'))?.replace('email', 'error'))
      await expect(island.getByRole('textbox')).toHaveAttribute('aria-describedby', alert ?? '')
    })

    test('sections further down fade in once when they are scrolled into view', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto(root)
      const section = page.locator('main [data-reveal]').last()
      const opacity = () => section.evaluate((element) => Number(getComputedStyle(element).opacity))
      expect(await opacity()).toBe(1)
      await page.mouse.wheel(0, 40)
      await expect.poll(opacity).toBe(0)
      await section.scrollIntoViewIfNeeded()
      await expect.poll(opacity).toBe(1)
      await expect(page.locator('.call-to-action-grid')).toHaveCSS('transition-delay', '0.1s')
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is complete and readable, in both languages', async ({ page }) => {
    for (const address of ['/', '/ar/about']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const section of await page.locator('main h2').all()) await expect(section).toBeVisible()
      const tabs = page.getByRole('tabpanel')
      for (const panel of await tabs.all()) await expect(panel).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
  })
})

test('edit mode hydrates the whole page, and requests its code and messages with it, but no blocks', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin()
  const reads: string[] = []
  page.on('request', (request) => reads.push(new URL(request.url()).pathname))
  const answer = await page.goto('/about?edit=true')
  const links = (await answer?.headerValue('link')) ?? ''
  expect(links).toMatch(/editor-[\w-]+\.js>; rel=modulepreload/)
  expect(links).toContain('</locales/en/translation.json>; rel=preload')
  await expect(page.locator('main [data-edit-path="title"]').first()).toBeVisible()
  await expect(page.locator('site-island')).toHaveCount(0)
  expect(reads.filter((path) => /\/v1\/pages\/(about|header|footer)$/.test(path))).toEqual([])
  expect(reads.filter((path) => path.startsWith('/locales/'))).toHaveLength(1)
})

test('a phone loads only pictures near the screen, and all others when the visitor first scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.locator('html')).toHaveAttribute('data-settled')
  const missing = () => page.evaluate(() => [...document.images].filter(({ naturalWidth }) => !naturalWidth).length)
  expect(await missing()).toBeGreaterThan(20)
  await page.mouse.wheel(0, 1)
  await expect.poll(missing).toBe(0)
})

test('a visitor who saves data gets pictures further down only when scrolling to them', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 1)
  expect(await page.locator('main img[loading="lazy"]').count()).toBeGreaterThan(10)
})
