import type { Locator } from '@playwright/test'
import { admin } from './helpers/admin-account.ts'
import { box, expectSaved, field, inArabic, languages, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'
import { countPointer, tabTo, useTool } from './helpers/keyboard.ts'

const site = isolatedSite()

for (const { locale, root, prefix, messages } of inArabic) {
  const { common, editor, login, deletion } = messages
  const other = locale === 'en' ? 'ar' : 'en'
  const typed = { [locale]: `Keys ${locale}`, [other]: `Keys ${other}, from ${locale}` }

  test(`a page can be edited by keyboard alone (${locale})`, async ({ page }) => {
    test.slow()
    const pointers = await countPointer(page)
    const { keyboard } = page
    const path = `${site.origin}${prefix}/why-choose-us`
    const dialog = page.getByRole('dialog')
    const question = page.getByRole('alertdialog')
    const confirmed = async (sentence: string) => {
      await expect(question).toContainText(sentence)
      await expect(question.getByRole('button', { name: common.cancel, exact: true })).toBeFocused()
      await tabTo(page, question.getByRole('button', { name: common.delete, exact: true }), { max: 3 })
      await keyboard.press('Enter')
    }

    await test.step('the administrator logs in and enters edit mode', async () => {
      await page.goto(`${site.origin}${prefix}/login`)
      await tabTo(page, page.getByLabel(login.email))
      await keyboard.type(admin.email)
      await tabTo(page, page.getByLabel(login.password, { exact: true }), { max: 3 })
      await keyboard.type(admin.password)
      await keyboard.press('Enter')
      await expect(page).toHaveURL((url) => url.pathname === root)
      await page.goto(path)
      const enter = page.getByRole('link', { name: editor.enter })
      await expect(enter).toBeVisible()
      await tabTo(page, enter, { key: 'Shift+Tab', max: 3 })
      await keyboard.press('Enter')
      await expect(field(page, 'HERO', 'title')).toBeVisible({ timeout: 15_000 })
    })

    const title = field(page, 'HERO', 'title')
    const before = (await title.textContent()) ?? ''
    await test.step('a text is changed in both languages', async () => {
      await tabTo(page, page.getByRole('link', { name: common.skipToContent }), { max: 2 })
      await keyboard.press('Enter')
      await tabTo(page, title, { max: 5 })
      await keyboard.press('Enter')
      await expect(box(dialog, messages, locale)).toBeFocused()
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(typed[locale] ?? '')
      await tabTo(page, box(dialog, messages, other), { key: locale === 'en' ? 'Tab' : 'Shift+Tab', max: 3 })
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(typed[other] ?? '')
      await tabTo(page, dialog.getByRole('button', { name: common.save, exact: true }), { max: 5 })
      await keyboard.press('Enter')
      await expectSaved(page, messages)
      await expect(title).toHaveText(typed[locale] ?? '')
      await expect(title).toBeFocused()
    })

    await test.step('the change is undone and redone', async () => {
      await keyboard.press('ControlOrMeta+z')
      await expect(title).toHaveText(before)
      await expect(title).toBeFocused()
      await keyboard.press('ControlOrMeta+Shift+z')
      await expect(title).toHaveText(typed[locale] ?? '')
      await expect(title).toBeFocused()
    })

    await test.step('closing a changed dialog asks, and the text is kept or discarded', async () => {
      await keyboard.press('Enter')
      await expect(box(dialog, messages, locale)).toBeFocused()
      await keyboard.type('!')
      await keyboard.press('Escape')
      await expect(question.locator(':focus')).toHaveCount(1)
      await keyboard.press('Escape')
      await expect(question).toHaveCount(0)
      await expect(dialog.locator(':focus')).toHaveCount(1)
      await keyboard.press('Escape')
      await tabTo(page, question.getByRole('button', { name: editor.discard }), { max: 3 })
      await keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(title).toBeFocused()
    })

    const entries = page.locator('[data-block-type="FEATURES"]').first().locator('[data-edit-path$=".title"]')
    const [first = '', second = '', ...others] = await entries.allTextContents()
    await test.step('a list item is moved, another one added and deleted', async () => {
      await tabTo(page, field(page, 'FEATURES', 'features.0.title'))
      const forward = await liesInRow(entries)
      const behind = forward ? (locale === 'ar' ? editor.moveLeft : editor.moveRight) : editor.moveDown
      await useTool(page, 'list-item', behind)
      await expect.poll(() => entries.allTextContents()).toEqual([second, first, ...others])
      await expectSaved(page, messages)
      await expect(page.locator('.ed-toolbar.is-list-item :focus')).toHaveCount(1)
      await keyboard.press('Escape')
      await expect(page.locator('[data-edit-path]:focus')).toHaveCount(1)

      await useTool(page, 'list-item', editor.addItem)
      await expect(dialog.locator(':focus')).toHaveCount(1)
      await keyboard.type(`Added ${locale}`)
      await keyboard.press('ControlOrMeta+Enter')
      await expect(dialog).toHaveCount(0)
      const added = entries.filter({ hasText: `Added ${locale}` })
      await expect(added).toHaveCount(1)
      await expectSaved(page, messages)
      await expect(page.locator('[data-edit-path]:focus')).toHaveCount(1)

      await tabTo(page, added)
      await useTool(page, 'list-item', common.delete)
      await confirmed(deletion.item.ask.text)
      await expect(added).toHaveCount(0)
      await expect(page.locator('[data-block-type="FEATURES"] :focus')).toHaveCount(1)
      await expectSaved(page, messages)
    })

    await test.step('a block is added, moved and deleted', async () => {
      await useTool(page, 'block', editor.addBlock)
      await expect(dialog.getByLabel(editor.searchBlocks)).toBeFocused()
      await keyboard.type(messages.blocks.FAQ)
      await keyboard.press('Enter')
      await expect(field(page, 'FAQ', 'title')).toBeFocused()
      await expectSaved(page, messages)
      const types = () =>
        page
          .locator('main [data-block-type]')
          .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.blockType))
      const at = (await types()).indexOf('FAQ')
      await useTool(page, 'block', editor.moveUp)
      await expect.poll(async () => (await types()).indexOf('FAQ')).toBe(at - 1)
      await keyboard.press('Escape')
      await expect(field(page, 'FAQ', 'title')).toBeFocused()
      await expectSaved(page, messages)
      await useTool(page, 'block', common.delete)
      await confirmed(deletion.block.ask.text)
      await expect(field(page, 'FAQ', 'title')).toHaveCount(0)
      await expect(page.locator('main [data-edit-path]:focus')).toHaveCount(1)
      await expectSaved(page, messages)
    })

    await test.step('a link gets another label and path', async () => {
      const link = field(page, 'FOOTER', 'columns.0.links.0.label')
      await tabTo(page, link)
      await keyboard.press('Enter')
      const label = editor.labelIn[locale]
      await expect(dialog.getByRole('textbox', { name: label })).toBeFocused()
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(`Link ${locale}`)
      await tabTo(page, dialog.getByRole('textbox', { name: editor.path, exact: true }), { max: 5 })
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type('/about')
      await keyboard.press('ControlOrMeta+Enter')
      await expectSaved(page, messages)
      await expect(link).toBeFocused()
    })

    await test.step("a panel and the page's settings are opened and closed, and edit mode is left", async () => {
      for (const [name, inside] of [
        [editor.pageSettings, dialog],
        [messages.panels.history, page.getByRole('complementary', { name: messages.panels.history })],
      ] as const) {
        const button = page.locator('.ed-bar').getByRole('button', { name, exact: true })
        await tabTo(page, button)
        await keyboard.press('Enter')
        await expect(inside.locator(':focus')).toHaveCount(1)
        await keyboard.press('Escape')
        await expect(inside).toHaveCount(0)
        await expect(button).toBeFocused()
      }
      await tabTo(page, page.getByRole('link', { name: editor.exit }), { max: 10 })
      await keyboard.press('Enter')
      await expect(page).toHaveURL((url) => url.search === '')
      await expect(page.locator('h1')).toHaveText(typed[locale] ?? '')
      await expect(page.getByRole('contentinfo').getByRole('link', { name: `Link ${locale}` })).toHaveAttribute(
        'href',
        `${prefix}/about`,
      )
    })
    expect(pointers()).toBe(0)
  })
}

/** Whether the first two list items are in one row. Items in a row are moved left and right, not up and down. */
const liesInRow = (entries: Locator) =>
  entries.evaluateAll(([a, b]) => a?.getBoundingClientRect().top === b?.getBoundingClientRect().top)

for (const { locale, prefix, messages } of languages) {
  test(`the menu of the bar is used by keyboard (${locale})`, async ({ page, context }) => {
    await site.signInAsAdmin(context)
    await openInEditMode(page, `${site.origin}${prefix}/about`)
    const { keyboard } = page
    const button = page.getByRole('button', { name: messages.panels.menu, exact: true })
    const menu = page.getByRole('region', { name: messages.editor.bar }).getByRole('menu')
    const item = (name: string) => menu.getByRole('menuitem', { name, exact: true })
    const items = menu.getByRole('menuitem')
    await button.focus()
    await keyboard.press('ArrowUp')
    await expect(items.last()).toBeFocused()
    await keyboard.press('ArrowDown')
    await expect(items.first()).toBeFocused()
    // As after a click on the edge of the menu, which focuses none of its items.
    await menu.focus()
    await keyboard.press('ArrowUp')
    await expect(items.last()).toBeFocused()
    await keyboard.press('Home')
    await keyboard.press('End')
    await expect(items.last()).toBeFocused()
    await keyboard.press('Home')
    // Not `keyboard.type`, which sends no `keydown` for Arabic letters.
    for (const key of messages.uploads.title.slice(0, 4)) await menu.locator(':focus').dispatchEvent('keydown', { key })
    await expect(item(messages.uploads.title)).toBeFocused()
    await keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(button).toBeFocused()
    await keyboard.press('Enter')
    await expect(items.first()).toBeFocused()
    await keyboard.press('Tab')
    await expect(menu).toHaveCount(0)
    await expect(page.getByRole('link', { name: messages.editor.exit, exact: true })).toBeFocused()
  })
}
