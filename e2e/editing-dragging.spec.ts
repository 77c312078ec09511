import type { Locator, Page } from '@playwright/test'
import { expectSaved, field, inArabic, languages, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'

const site = isolatedSite()
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'no-preference' } })

for (const { locale, prefix, messages } of languages) {
  test.describe(`dragging by the drag handle (${locale})`, () => {
    test.beforeEach(({ context }) => site.signInAsAdmin(context))

    test('a footer link can be dropped into another column, but not outside the columns', async ({ page }) => {
      await openInEditMode(page, `${site.origin}${prefix}/about`)
      const links = (column: number) =>
        page.locator(`[data-block-type="FOOTER"] [data-edit-path^="columns.${column}.links."]`).allTextContents()
      const [own, other] = [await links(0), await links(1)]
      const [first = '', ...rest] = own
      const over = field(page, 'FOOTER', 'columns.1.links.2.label')
      const drop = page.locator('.ed-drop')
      await over.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))

      await field(page, 'FOOTER', 'columns.0.links.0.label').hover()
      await grab(page, 'list-item')
      const to = await over.evaluate((link) => link.getBoundingClientRect())
      await page.mouse.move(to.x + 20, to.y - 250, { steps: 12 })
      await expect(drop).toHaveCount(0)
      await page.mouse.up()
      expect([await links(0), await links(1)]).toEqual([own, other])

      await field(page, 'FOOTER', 'columns.0.links.0.label').hover()
      await grab(page, 'list-item')
      await page.mouse.move(to.x + 20, to.y + 3, { steps: 12 })
      await expect(drop).toHaveCount(1)
      await page.mouse.up()
      await expect.poll(() => links(1)).toEqual(other.toSpliced(2, 0, first))
      expect(await links(0)).toEqual(rest)
      await expectSaved(page, messages)
      await page.getByRole('button', { name: messages.history.undo.label, exact: true }).click()
      await expect.poll(async () => [await links(0), await links(1)]).toEqual([own, other])
    })
  })
}

for (const { locale, prefix, messages } of inArabic) {
  test.describe(`dragging by the drag handle (${locale})`, () => {
    test.beforeEach(({ context }) => site.signInAsAdmin(context))

    test('the page scrolls while a block is dragged at the lower edge of the window', async ({ page }) => {
      await openInEditMode(page, `${site.origin}${prefix}/about`)
      await field(page, 'HERO', 'title').hover()
      const { x, y } = await grab(page, 'block')
      await page.mouse.move(x, y - 60, { steps: 4 })
      await page.mouse.move(x, 890, { steps: 4 })
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
      await page.keyboard.press('Escape')
      await page.mouse.up()
    })

    test('a story is moved by dragging and with a button, each in one API call that can be undone', async ({
      page,
    }) => {
      await openInEditMode(page, `${site.origin}${prefix}/customer-stories`)
      const cards = page.locator('[data-block-type="GALLERY"] [data-edit-item^="stories/"]')
      const ids = () => cards.evaluateAll((all) => all.map((each) => each.getAttribute('data-edit-item')?.slice(8)))
      const undo = page.getByRole('button', { name: messages.history.undo.label, exact: true })
      const isOrder = (url: string) => /\/items\/reorder$/.test(url)
      // Waits for the stories, which are loaded after the page.
      await expect(cards).not.toHaveCount(0)
      const before = await ids()
      const [first, second, ...others] = before
      const swapped = [second, first, ...others]

      await cards.nth(0).hover()
      await grab(page, 'list-item')
      const to = await cards.nth(1).evaluate((card) => card.getBoundingClientRect())
      const dropped = page.waitForRequest((request) => isOrder(request.url()))
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
      await page.mouse.up()
      expect((await dropped).postDataJSON()).toEqual({ item_ids: swapped })
      await expect.poll(ids).toEqual(swapped)
      await expectSaved(page, messages)
      await undo.click()
      await expect.poll(ids).toEqual(before)

      await cards.nth(0).hover()
      const pressed = page.waitForRequest((request) => isOrder(request.url()))
      const behind = [messages.editor.moveDown, messages.editor.moveLeft]
      const tools = page.locator('.ed-toolbar.is-list-item')
      await tools.getByRole('button', { name: new RegExp(`^(${behind.join('|')})$`) }).click()
      expect((await pressed).postDataJSON()).toEqual({ item_ids: swapped })
      await expect.poll(ids).toEqual(swapped)
      await expectSaved(page, messages)
      await page.reload()
      await expect.poll(ids).toEqual(swapped)
      await undo.click()
      await expect.poll(ids).toEqual(before)
    })
  })

  test.describe(`toolbars by touch (${locale})`, () => {
    test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true })

    test('a tap on the background of a block shows its toolbar', async ({ page, context }) => {
      await site.signInAsAdmin(context)
      await openInEditMode(page, `${site.origin}${prefix}/about`)
      await page.touchscreen.tap(68, 220)
      await expect(page.locator('.ed-toolbar.is-block')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })
}

// These tests are last in the file, because they remove footer links that an earlier test drags.
for (const { locale, prefix, messages } of inArabic) {
  const { common, dragging, editor } = messages

  test.describe(`a footer column without links (${locale})`, () => {
    test.beforeEach(async ({ page, context }) => {
      await site.signInAsAdmin(context)
      await openInEditMode(page, `${site.origin}${prefix}/about`)
      const links = page.locator('[data-block-type="FOOTER"] [data-edit-path^="columns.1.links."]')
      for (let count = await links.count(); count > 0; count--) {
        await links.first().hover()
        await page.locator('.ed-toolbar.is-list-item').getByRole('button', { name: common.delete, exact: true }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: common.delete, exact: true }).click()
        await expect(links).toHaveCount(count - 1)
      }
    })
    const column = (page: Page) => page.locator('.footer-columns > nav').nth(1)
    const add = (page: Page) => column(page).getByRole('button', { name: editor.addItem, exact: true })

    test('a link is dragged into the empty column, and visitors see it there', async ({ page, browser }) => {
      await expect(add(page)).toBeFocused()
      const dragged = field(page, 'FOOTER', 'columns.0.links.0.label')
      const name = (await dragged.textContent()) ?? ''
      await dragOnto(page, dragged, add(page))
      await expect(page.getByRole('status').filter({ hasText: dragging.last.replace('{{name}}', name) })).toHaveCount(1)
      const sent = page.waitForResponse((response) => response.request().method() === 'PUT')
      await page.mouse.up()
      expect((await sent).status()).toBe(200)
      await expect(add(page)).toHaveCount(0)

      const visitor = await browser.newPage()
      await visitor.goto(`${site.origin}${prefix}/about`)
      await expect(column(visitor).getByRole('link')).toHaveText([name])
      await visitor.close()
    })

    test('the only link of a column can be dragged out again', async ({ page }) => {
      const first = field(page, 'FOOTER', 'columns.0.links.0.label')
      const name = (await first.textContent()) ?? ''
      await dragOnto(page, first, add(page))
      await page.mouse.up()
      await expect(column(page).getByRole('link')).toHaveText([name])
      await dragOnto(page, column(page).getByRole('link'), first)
      await page.mouse.up()
      await expect(first).toHaveText(name)
      await expect(add(page)).toHaveCount(1)
    })

    test('an empty column has a button that adds a link', async ({ page }) => {
      await add(page).click()
      const prompt = page.getByRole('dialog', { name: editor.newItemTitle })
      await prompt.getByRole('textbox', { name: editor.labelIn.en }).fill('The only one')
      await prompt.getByRole('button', { name: editor.addItem }).click()
      await expectSaved(page, messages)
      await expect(column(page).getByRole('link')).toHaveText(['The only one'])
      await expect(add(page)).toHaveCount(0)
    })
  })
}

/** Presses the mouse on the drag handle in the toolbar of the hovered block or list item. */
async function grab(page: Page, of: 'block' | 'list-item') {
  const box = await page.locator(`.ed-toolbar.is-${of} .ed-drag-handle`).boundingBox()
  if (!box) throw new Error('There is no grip')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  return { x, y }
}

/** Drags one element over the upper half of another, without dropping it, until the drop position is shown. */
async function dragOnto(page: Page, dragged: Locator, over: Locator) {
  await dragged.hover()
  await grab(page, 'list-item')
  const to = await over.evaluate((element) => element.getBoundingClientRect())
  await page.mouse.move(to.x + 20, to.y + 3, { steps: 12 })
  await expect(page.locator('.ed-drop')).toHaveCount(1)
}
