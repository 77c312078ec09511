import type { Locator, Page } from '@playwright/test'
import { field, languages, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { routes } from './helpers/routes.ts'

for (const { locale, root, prefix, messages } of languages) {
  test.describe(`what floats over the page (${locale})`, () => {
    test.use({ viewport: { width: 1440, height: 900 } })
    test.beforeEach(({ signInAsAdmin }) => signInAsAdmin())

    test('the tools of a menu’s item leave all in its panel to be pointed at, and keep it open', async ({ page }) => {
      await openInEditMode(page, root)
      const item = field(page, 'HEADER', 'menuItems.0.label')
      const child = field(page, 'HEADER', 'menuItems.0.children.0.label')
      await item.hover()
      await expect(child).toBeVisible()
      await expect(tools(page, 'entry')).toBeVisible()
      expect(await covered(page, 'HEADER')).toEqual([])
      // As a hand goes there, over all that lies between.
      await goTo(page, item, tools(page, 'entry'))
      await expect(child).toBeVisible()
      await tools(page, 'entry').getByRole('button', { name: messages.common.edit, exact: true }).click()
      await expect(page.getByRole('dialog')).toContainText((await item.textContent()) ?? '')
    })

    test('the tools of a footer’s link and of a tab lie over none of their neighbours', async ({ page }) => {
      await openInEditMode(page, `${prefix}/solutions/totara-learn`)
      for (const [type, path] of [
        ['FOOTER', 'columns.0.links.3.label'],
        ['FOOTER', 'columns.1.links.4.label'],
        ['FOOTER', 'legalLinks.0.label'],
        ['TABS', 'tabs.1.title'],
      ] as const) {
        await field(page, type, path).hover()
        await expect(tools(page, 'entry')).toBeVisible()
        await expect.poll(() => covered(page, type), path).toEqual([])
      }
    })

    test('the tools of a highlighted post are at that post, not at its copy in the grid', async ({ page }) => {
      await page.goto(`${prefix}/resources?filter=blog&edit=true`)
      const post = page.locator('.highlight-card').first()
      const title = post.locator('h3 [data-edit-path]')
      await title.hover()
      const outline = await boxOf(page.locator('.ed-entry-outline'))
      const card = await boxOf(post)
      expect(Math.abs(outline.left - card.left)).toBeLessThan(8)
      expect(Math.abs(outline.bottom - card.bottom)).toBeLessThan(8)
    })

    test('tools stay clear of the header that stands over the page', async ({ page }) => {
      await openInEditMode(page, root)
      const title = field(page, 'INSIGHTS', 'posts.0.title')
      await title.hover()
      const header = page.locator('.site-header')
      await title.evaluate((element) => {
        const top = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
        scrollBy(0, element.getBoundingClientRect().top - top - 4)
      })
      await title.hover()
      await expect
        .poll(async () => (await boxOf(header)).bottom - (await boxOf(tools(page, 'entry'))).top)
        .toBeLessThan(0)
    })

    test('on an item’s own page the bar says what it is called, and its settings are those of the item', async ({
      page,
    }) => {
      const bases = ['/resources/', '/customer-stories/', '/vacancy-details/']
      for (const base of bases) {
        await openInEditMode(page, prefix + itemBelow(base))
        const bar = page.getByRole('region', { name: messages.editor.bar })
        const name = (await bar.locator('.ed-where').textContent()) ?? ''
        expect(name).not.toBe('')
        await expect.poll(() => page.title()).toContain(name)
        await bar.getByRole('button', { name: messages.editor.pageSettings, exact: true }).click()
        await expect(page.getByRole('dialog', { name })).toBeVisible()
      }
    })

    test('on an item’s own page the tools of its block are named by what it is', async ({ page }) => {
      const kinds = {
        '/resources/': messages.itemKinds.resource,
        '/customer-stories/': messages.itemKinds.story,
        '/vacancy-details/': messages.itemKinds.vacancy,
      }
      for (const [base, kind] of Object.entries(kinds)) {
        await openInEditMode(page, prefix + itemBelow(base))
        await page.locator('h1 [data-edit-path], h1[data-edit-path]').first().hover()
        await expect(tools(page, 'block')).toHaveAccessibleName(kind)
        await expect(tools(page, 'block')).toContainText(kind)
      }
    })
  })
}

/** The address of the first item below an address. */
const itemBelow = (base: string) => routes.find((route) => route.isItem && route.path.startsWith(base))?.path ?? ''
const tools = (page: Page, of: 'entry' | 'block') => page.locator(`.ed-tools.is-${of}`)
const boxOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect())

/** The fields of a block that cannot be pointed at in the middle of their words, because tools lie there. */
const covered = (page: Page, type: string) =>
  page.locator(`[data-block-type="${type}"] [data-edit-path]`).evaluateAll((fields) =>
    fields.flatMap((each) => {
      const messages = document.createRange()
      messages.selectNodeContents(each)
      const { left, top, width, height } = (each.textContent ? messages : each).getBoundingClientRect()
      const found = document.elementFromPoint(left + width / 2, top + height / 2)
      return found?.closest('.ed-tools') ? [(each as HTMLElement).dataset.editPath] : []
    }),
  )

async function goTo(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await boxOf(from), await boxOf(to)]
  await page.mouse.move(start.left + start.width / 2, start.top + start.height / 2)
  await page.mouse.move(end.left + end.width / 2, end.top + end.height / 2, { steps: 20 })
}
