import type { Page } from '@playwright/test'
import {
  type Content,
  contentOf,
  drag,
  dragHandle,
  group,
  last,
  openForm,
  rowLabels,
  save,
} from './helpers/block-form.ts'
import { expectSaved, field, inEnglish, languages, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'

// The site is isolated, because changes to the header and the footer would disturb tests of other pages.
const site = isolatedSite()

for (const { locale, prefix, messages } of inEnglish) {
  const { common, editor, fields } = messages
  const text = (en: string) => `${en} ${locale} ${Date.now()}`

  test.describe(`menus and links (${locale})`, () => {
    test.beforeEach(({ context }) => site.signInAsAdmin(context))
    const path = () => `${site.origin}${prefix}/why-choose-us`

    test('a menu item is added, nested, unnested and deleted', async ({ page }) => {
      const menu = await openForm(page, path(), 'HEADER', messages)
      const before = await rowLabels(menu)
      const add = group(menu, fields.menuItems).getByRole('button', { name: editor.addItem })
      await add.click()
      const prompt = page.getByRole('dialog', { name: editor.newItemTitle })
      await prompt.getByLabel(editor.path, { exact: true }).fill('/about')
      await prompt.getByRole('button', { name: editor.addItem }).click()
      await expect(prompt).toHaveCount(0)
      expect(await rowLabels(menu)).toEqual(before)

      const label = text('Menu')
      await add.click()
      await prompt.getByRole('textbox', { name: editor.labelIn.en }).fill(label)
      await prompt.getByRole('button', { name: editor.addItem }).click()
      await expect(last(menu)).toContainText(label)
      await last(menu).getByRole('button', { name: editor.nest, exact: true }).click()
      const nested = menu.getByRole('listitem').filter({ hasText: label })
      await expect(nested.getByRole('button', { name: editor.nest, exact: true })).toBeFocused()
      await save(page, menu, messages)
      const stored = await menuItemOf(page, 'header', label)
      expect(stored).toMatchObject({ label: { en: label, ar: label }, path: '#' })
      expect(stored?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
      expect(stored?.isNested).toBe(true)

      const deeper = await openForm(page, undefined, 'HEADER', messages)
      const listItem = deeper.getByRole('listitem').filter({ hasText: label })
      await listItem.getByRole('button', { name: editor.nest, exact: true }).click()
      await save(page, deeper, messages)
      await staysInside(page, label)

      const again = await openForm(page, undefined, 'HEADER', messages)
      const outwards = again
        .getByRole('listitem')
        .filter({ hasText: label })
        .getByRole('button', { name: editor.unnest, exact: true })
      await outwards.click()
      await outwards.click()
      await save(page, again, messages)
      expect((await menuItemOf(page, 'header', label))?.isNested).toBe(false)

      const end = await openForm(page, undefined, 'HEADER', messages)
      await last(end).getByRole('button', { name: common.delete }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: common.delete }).click()
      await expect.poll(() => rowLabels(end)).toEqual(before)
      await save(page, end, messages)
      expect(await menuItemOf(page, 'header', label)).toBeUndefined()
    })

    test('a submenu stays open while its items are moved with their toolbar', async ({ page }) => {
      await openInEditMode(page, path())
      const panel = page.locator('header .header-menu-panel').nth(1)
      const items = panel.locator('[data-edit-item]')
      await page.locator('header .header-menu-top[data-menu]').nth(1).hover()
      const [first, second] = await items.evaluateAll((all) => all.map((item) => item.getAttribute('data-edit-item')))
      await items.first().locator('[data-edit-path]').first().hover()
      const tools = page.locator('.ed-toolbar.is-list-item')
      for (const [name, expected] of [
        [editor.moveDown, second],
        [editor.moveUp, first],
      ] as const) {
        await tools.getByRole('button', { name, exact: true }).click()
        await expectSaved(page, messages)
        await expect(items.first()).toHaveAttribute('data-edit-item', expected ?? '')
        // A menu closes by a transition, which starts 200 ms after the pointer has left it.
        await page.evaluate(() => {
          for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
        })
        await expect(panel).toBeVisible()
        await expect(tools).toBeVisible()
      }
    })

    test('a link added on the page needs an English label, while the Arabic label and the path are optional', async ({
      page,
    }) => {
      const label = text('On page')
      await openInEditMode(page, path())
      const links = page.locator('[data-block-type="FOOTER"] [data-edit-path^="columns.1.links."]')
      const count = await links.count()
      const add = async () => {
        await links.first().hover()
        await page
          .locator('.ed-toolbar.is-list-item')
          .getByRole('button', { name: editor.addItem, exact: true })
          .click()
      }
      const prompt = page.getByRole('dialog', { name: editor.newItemTitle })
      await add()
      await prompt.getByRole('button', { name: editor.addItem }).click()
      await expect(prompt).toHaveCount(0)
      await expect(links).toHaveCount(count)

      await add()
      await prompt.getByRole('textbox', { name: editor.labelIn.en }).fill(label)
      await prompt.getByRole('button', { name: editor.addItem }).click()
      await expectSaved(page, messages)
      const { columns } = (await contentOf(page, 'footer', 'FOOTER')) as { columns: { links: MenuItem[] }[] }
      expect(columns[1]?.links[1]).toMatchObject({ label: { en: label, ar: label }, path: '#' })

      await add()
      const mark = prompt.getByText(editor.notTranslated, { exact: true })
      await expect(mark).toHaveCount(0)
      await prompt.getByRole('textbox', { name: editor.labelIn.en }).fill(`${label} too`)
      await expect(mark).toBeVisible()
      await prompt.getByRole('textbox', { name: editor.labelIn.ar }).fill('بالعربية')
      await expect(mark).toHaveCount(0)
      await prompt.getByRole('button', { name: editor.addItem }).click()
      await expect(links).toHaveCount(count + 2)
      await expect.poll(async () => JSON.stringify(await contentOf(page, 'footer', 'FOOTER'))).toContain('بالعربية')
    })

    test('the path of a link is chosen from suggestions, typed or left empty', async ({ page }) => {
      await openInEditMode(page, path())
      const dialog = page.getByRole('dialog')
      const address = dialog.getByRole('textbox', { name: editor.path })
      const open = async () => {
        await field(page, 'FOOTER', 'columns.1.links.0.label').click()
        await address.fill('')
      }
      const sentPath = async () => {
        const sent = page.waitForRequest((request) => request.method() === 'PUT')
        await dialog.getByRole('button', { name: common.save, exact: true }).click()
        return (await sent).postDataJSON().content.columns[1].links[0].path
      }
      await open()
      const suggested = dialog.getByRole('list', { name: editor.pathSuggestions }).getByRole('button').nth(2)
      const wanted = (await suggested.locator('bdi').textContent()) ?? ''
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter'])
        await page.keyboard.press(key)
      await expect(address).toHaveValue(wanted)
      await expect(address).toBeFocused()
      expect(await sentPath()).toBe(wanted)
      await expect(dialog).toHaveCount(0)
      await open()
      await address.fill('/abuot')
      await dialog.getByRole('button', { name: common.save, exact: true }).click()
      await expect(address).toBeFocused()
      await expect(address).toHaveAttribute('aria-invalid', 'true')
      await address.fill('/ar/about')
      expect(await sentPath()).toBe('/about')
      await expect(dialog).toHaveCount(0)
      await open()
      expect(await sentPath()).toBe('#')
      await expectSaved(page, messages)
    })

    test('a link of a footer column and a legal link are added and deleted', async ({ page }) => {
      const label = text('Link')
      const footer = await openForm(page, path(), 'FOOTER', messages)
      const prompt = page.getByRole('dialog', { name: editor.newItemTitle })
      async function add(list: string) {
        await group(footer, list).getByRole('button', { name: editor.addItem }).click()
        await prompt.getByRole('textbox', { name: editor.labelIn.en }).fill(`${label} ${list}`)
        await prompt.getByLabel(editor.path, { exact: true }).fill('/contact')
        await prompt.getByRole('button', { name: editor.addItem }).click()
      }
      await add(fields.legalLinks)
      await group(footer, fields.columns)
        .getByRole('listitem')
        .first()
        .getByRole('button', { name: common.edit })
        .click()
      await add(fields.links)
      await save(page, footer, messages)
      for (const list of [fields.legalLinks, fields.links]) {
        const link = page.locator('[data-block-type="FOOTER"]').getByText(`${label} ${list}`, { exact: true })
        await expect(link.locator('xpath=ancestor-or-self::a')).toHaveAttribute('href', `${prefix}/contact`)
      }
      const again = await openForm(page, undefined, 'FOOTER', messages)
      async function remove(list: string) {
        const listItem = group(again, list).getByRole('listitem').filter({ hasText: label })
        await listItem.getByRole('button', { name: common.delete }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: common.delete }).click()
        await expect(listItem).toHaveCount(0)
      }
      await remove(fields.legalLinks)
      await group(again, fields.columns)
        .getByRole('listitem')
        .first()
        .getByRole('button', { name: common.edit })
        .click()
      await remove(fields.links)
      await save(page, again, messages)
      await expect(page.locator('[data-block-type="FOOTER"]').getByText(label)).toHaveCount(0)
    })
  })
}

for (const { locale, prefix, messages } of languages) {
  test.describe(`menus and links (${locale})`, () => {
    test.beforeEach(({ context }) => site.signInAsAdmin(context))
    const path = () => `${site.origin}${prefix}/why-choose-us`

    test('a menu item is dragged sideways out of a submenu and back', async ({ page }) => {
      const menu = await openForm(page, path(), 'HEADER', messages)
      const grip = dragHandle(last(menu), messages)
      const depth = () => last(menu).evaluate((element) => element.dataset.row?.split('.').length)
      const [before = 0, side] = [await depth(), locale === 'en' ? -32 : 32]
      await drag(page, grip, last(menu), side)
      await expect.poll(depth).toBe(before - 2)
      await drag(page, dragHandle(last(menu), messages), last(menu), -side)
      await expect.poll(depth).toBe(before)
      // The item is at its old position again, so the form closes without a question.
      await page.keyboard.press('Escape')
      await expect(menu).toHaveCount(0)
    })
  })
}

type MenuItem = { id: string; label: Content; path: string; children?: MenuItem[]; isNested?: boolean }

async function menuItemOf(page: Page, slug: string, label: string): Promise<MenuItem | undefined> {
  const { menuItems } = (await contentOf(page, slug, 'HEADER')) as { menuItems: MenuItem[] }
  const find = (items: MenuItem[], isNested: boolean): MenuItem | undefined =>
    items
      .map((item) => (item.label.en === label ? { ...item, isNested } : find(item.children ?? [], true)))
      .find((found) => found !== undefined)
  return find(menuItems, false)
}

/** Checks at three window widths that a menu panel with a nested submenu fits the window and never widens the page. */
async function staysInside(page: Page, label: string) {
  const size = page.viewportSize()
  const panel = page.locator('.header-menu-panel').filter({ hasText: label })
  await expect(panel).toHaveAttribute('data-groups')
  for (const width of [1088, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const box = await panel.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  }
  if (size) await page.setViewportSize(size)
}
