import type { Locator, Page } from '@playwright/test'
import { startBlock } from '#seed/testing/start-content.ts'
import { languages } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { textIn } from './helpers/texts.ts'

const { tabs } = startBlock('solutions-openedx', 'TABS')
const { messages } = startBlock('why-choose-us', 'KEY_MESSAGES')

/** The printable widths of A4 in CSS pixels: portrait (tested in English) and landscape (tested in Arabic). */
const papers = [718, 1047]

for (const [index, { locale, prefix }] of languages.entries()) {
  const width = papers[index] ?? 0
  test.describe(`on paper ${width} px wide (${locale})`, () => {
    test('tabs, key messages and galleries are printed whole', async ({ page }) => {
      await test.step('all tabs, one after the other', () => expectTabs(page))
      await test.step('all key messages, one below the other', () => expectKeyMessages(page))
      await test.step('galleries with each picture once', () => expectGalleries(page))
    })

    async function expectTabs(page: Page) {
      await print(page, `${prefix}/solutions/open-edx`, width)
      const titles = tabs.map(({ title }) => textIn(title, locale))
      const panels = page.locator('.tabs-panel')
      await expect(panels).toHaveCount(titles.length)
      for (const [index, title] of titles.entries()) {
        await isOnPaper(panels.nth(index).getByText(title, { exact: true }))
        await isOnPaper(panels.nth(index).getByRole('img'))
      }
      await expect(page.getByRole('tab')).toHaveCount(0)
    }

    async function expectKeyMessages(page: Page) {
      await print(page, `${prefix}/why-choose-us`, width)
      for (const { title } of messages) await isOnPaper(page.getByRole('heading', { name: textIn(title, locale) }))
      const tops = await page
        .locator('.key-messages-item')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
      expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b))
    }

    async function expectGalleries(page: Page) {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await print(page, prefix || '/', width)
      for (const row of await page.locator('.marquee').all()) {
        for (const picture of await row.locator('ul:not([inert]) img').all()) await isOnPaper(picture)
        await expect(row.locator('ul[inert]')).toBeHidden()
      }
    }

    async function isOnPaper(part: Locator) {
      await expect(part).toBeVisible()
      const { x, right } = await part.evaluate((element) => {
        const { x, right } = element.getBoundingClientRect()
        return { x, right }
      })
      expect(x).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
    }
  })
}

async function print(page: Page, address: string, width: number) {
  await page.emulateMedia({ media: 'screen' })
  await page.goto(address)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width, height: 1000 })
}
