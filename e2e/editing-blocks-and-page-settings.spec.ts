import type { Page } from '@playwright/test'
import { expectSaved, field, inArabic, openInEditMode, recordWrites } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'
import { recordToasts } from './helpers/toasts.ts'

const site = isolatedSite()

for (const { locale, prefix, messages } of inArabic) {
  test.describe(`blocks, lists and page settings (${locale})`, () => {
    test.beforeEach(({ context }) => site.signInAsAdmin(context))

    test('a block is added, moved and deleted, and visitors see each change', async ({ page }) => {
      const path = `${site.origin}${prefix}/our-partners`
      await openInEditMode(page, path)
      const toastTexts = await recordToasts(page)
      await page.getByRole('button', { name: messages.editor.addBlock, exact: true }).last().click()
      await page.getByRole('dialog').getByRole('searchbox').fill(messages.blocks.FAQ)
      // Holds the key for some milliseconds, as a person does, so that the dialog closes while the key is down.
      await page.keyboard.press('Enter', { delay: 30 })
      await expectSaved(page, messages)
      await expect.poll(async () => (await types(page)).at(-1)).toBe('FAQ')
      await expect(field(page, 'FAQ', 'title')).toBeFocused()
      // The call to action has a wave only directly above the footer. Now the FAQ block is between them.
      await expect(page.locator('.call-to-action-wave')).toBeHidden()

      await field(page, 'FAQ', 'title').hover()
      await tool(page, 'block', messages.editor.moveUp).click()
      await tool(page, 'block', messages.editor.moveUp).click()
      await expect.poll(async () => (await types(page)).at(-3)).toBe('FAQ')
      await expectSaved(page, messages)
      await expect.poll(async () => (await types(page)).at(-3)).toBe('FAQ')
      const visitor = await page.context().newPage()
      await visitor.goto(path)
      await expect(visitor.locator('.faq')).toBeVisible()
      await expect(visitor.locator('.call-to-action-wave')).toBeVisible()
      await expect(page.locator('.call-to-action-wave')).toBeVisible()

      await field(page, 'FAQ', 'title').hover()
      await tool(page, 'block', messages.common.delete).click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText(messages.deletion.block.ask.text)
      await question.getByRole('button', { name: messages.common.cancel, exact: true }).click()
      await expect(field(page, 'FAQ', 'title')).toBeVisible()
      await field(page, 'FAQ', 'title').hover()
      await tool(page, 'block', messages.common.delete).click()
      await question.getByRole('button', { name: messages.common.delete, exact: true }).click()
      await expect(field(page, 'FAQ', 'title')).toHaveCount(0)
      await expect(page.locator('main [data-block-id]').nth(-2).locator('[data-edit-path]').first()).toBeFocused()
      await expectSaved(page, messages)
      await visitor.reload()
      await expect(visitor.locator('.faq')).toHaveCount(0)
      const { addingBlock, deletingBlock } = messages.notices
      expect(await toastTexts()).toEqual(expect.arrayContaining([addingBlock, deletingBlock]))
    })

    test('a block with an order number that the page leaves out says so, and Show makes it visible', async ({
      page,
    }) => {
      const path = `${site.origin}${prefix}/why-choose-us`
      site.runSql(`INSERT INTO blocks (id, page_slug, block_type, position, content, version, updated_at)
        VALUES ('left-out-${locale}', 'why-choose-us', 'CTA', 5, '{"title":{"en":"Left out","ar":"متروك"}}', 1, '2026-01-01')`)
      await openInEditMode(page, path)
      const leftOut = page.locator(`[data-block-id="left-out-${locale}"]`)
      await expect(leftOut).toContainText(messages.editor.leftOut.replace('{{number}}', locale === 'ar' ? '٥' : '5'))
      const before = await types(page)
      await leftOut.getByRole('button', { name: messages.editor.showBlock, exact: true }).click()
      await expectSaved(page, messages)
      await expect(leftOut.locator('[data-edit-path="title"]')).toBeFocused()
      expect(await types(page)).toEqual(before)
      const visitor = await page.context().newPage()
      await visitor.goto(path)
      await expect(visitor.getByRole('heading', { name: locale === 'ar' ? 'متروك' : 'Left out' })).toBeVisible()
      await expect(visitor.locator('.call-to-action')).toHaveCount(2)
      site.runSql(`DELETE FROM blocks WHERE id = 'left-out-${locale}'`)
    })

    test('a moved block stays in its new place and in view when the server responds', async ({ page }) => {
      await openInEditMode(page, `${site.origin}${prefix || '/'}`)
      const title = field(page, 'WELCOME', 'title')
      await title.hover()
      const drawn = await sequencesDrawn(page)
      for (const move of [messages.editor.moveDown, messages.editor.moveUp]) {
        await tool(page, 'block', move).click()
        await expectSaved(page, messages)
        await expect(title).toBeInViewport()
        await page.getByRole('status').filter({ hasText: messages.notices.changesSaved }).click()
      }
      // Three orders were rendered: the initial order, one after moving down, and one after moving up.
      expect(await drawn()).toHaveLength(3)
    })

    test('page settings that somebody else changed too show both values, of which one is chosen', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/Failed to load resource/)
      await openInEditMode(page, `${site.origin}${prefix}/our-clients`)
      await page.getByRole('button', { name: messages.editor.pageSettings, exact: true }).click()
      const dialog = page.getByRole('dialog')
      const name = dialog.getByLabel(messages.editor.nameIn[locale])
      await name.fill(`Mine ${locale}`)
      await expect(page).toHaveTitle(new RegExp(`^Mine ${locale} - `))
      const address = `${site.origin}/api/v1/pages/our-clients`
      const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}` }
      const current = await (await page.request.get(`${address}/settings`, { headers })).json()
      const theirs = {
        name: { ...current.name, [locale]: `Theirs ${locale}` },
        description: { ...current.description, ar: `وصف ${locale}` },
      }
      expect((await page.request.patch(address, { headers, data: theirs })).status()).toBe(200)

      await dialog.getByRole('button', { name: messages.common.save, exact: true }).click()
      const question = page.getByRole('dialog').filter({ hasText: `Theirs ${locale}` })
      await expect(question).toContainText(`Mine ${locale}`)
      await question.getByRole('button', { name: messages.editor.keepYourText }).click()
      await expectSaved(page, messages)
      const saved = await (await page.request.get(`${address}/settings`, { headers })).json()
      expect([saved.name[locale], saved.description.ar]).toEqual([`Mine ${locale}`, `وصف ${locale}`])
    })

    test('list items are moved with buttons and by dragging, and deleted after a confirmation', async ({ page }) => {
      const path = `${site.origin}${prefix}/solutions/bespoke-content`
      await openInEditMode(page, path)
      const names = () => page.locator('[data-block-type="TABS"] [role="tab"]').allTextContents()
      const [first = '', second = '', third = '', fourth = ''] = await names()
      await field(page, 'TABS', 'tabs.0.title').hover()
      await tool(page, 'list-item', messages.editor.moveDown).click()
      await expectSaved(page, messages)
      expect(await names()).toEqual([second, first, third, ...(await names()).slice(3)])

      // Scrolls the tab to the middle of the window, because dragging near an edge scrolls the page.
      await field(page, 'TABS', 'tabs.1.title').evaluate((title) => title.scrollIntoView({ block: 'center' }))
      await field(page, 'TABS', 'tabs.0.title').hover()
      const grip = page.locator('.ed-toolbar.is-list-item .ed-drag-handle')
      const [from, to] = [await grip.boundingBox(), await field(page, 'TABS', 'tabs.2.title').boundingBox()]
      await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 12)
      await page.mouse.down()
      await page.mouse.move((to?.x ?? 0) + 8, (to?.y ?? 0) + 4, { steps: 12 })
      const heard = messages.dragging.before.replace('{{name}}', second).replace('{{next}}', fourth)
      await expect(page.getByRole('status').filter({ hasText: heard })).toBeAttached()
      await page.mouse.up()
      await expect.poll(names).toEqual([first, third, second, ...(await names()).slice(3)])
      await expectSaved(page, messages)
      const sent = recordWrites(page)
      await field(page, 'TABS', 'tabs.1.title').evaluate((title) => title.scrollIntoView({ block: 'center' }))
      await field(page, 'TABS', 'tabs.1.title').hover()
      await tool(page, 'list-item', messages.common.delete).click()
      const question = page.getByRole('alertdialog', { name: messages.history.quoted.replace('{{name}}', third) })
      await expect(question).toContainText(messages.deletion.item.ask.text)
      await question.getByRole('button', { name: messages.common.cancel, exact: true }).click()
      expect(sent).toEqual([])
      await field(page, 'TABS', 'tabs.1.title').hover()
      await tool(page, 'list-item', messages.common.delete).click()
      await question.getByRole('button', { name: messages.common.delete, exact: true }).click()
      await expect.poll(async () => (await names()).includes(third)).toBe(false)
      await expect(page.getByRole('tab').nth(1)).toBeFocused()
      await expectSaved(page, messages)
    })
  })
}

for (const { locale, prefix, messages } of inArabic) {
  test.describe(`blocks, lists and page settings (${locale})`, () => {
    test.beforeEach(({ context }) => site.signInAsAdmin(context))

    test('pressing a move button twice moves an item twice, by pointer and by keyboard', async ({ page }) => {
      await openInEditMode(page, `${site.origin}${prefix || '/'}`)
      const names = () => page.locator('[data-edit-path^="figures."][data-edit-path$=".label"]').allTextContents()
      const [first = '', second = '', third = ''] = await names()
      const forward = tool(page, 'list-item', messages.editor[locale === 'ar' ? 'moveLeft' : 'moveRight'])
      await field(page, 'WELCOME', 'figures.0.label').hover()
      await forward.click()
      await forward.click()
      await expect.poll(async () => (await names()).slice(0, 3)).toEqual([second, third, first])

      await field(page, 'WELCOME', 'figures.2.label').focus()
      await page.keyboard.press('Alt+F10')
      await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await names()).slice(0, 3)).toEqual([first, second, third])
      await expectSaved(page, messages)
    })
  })
}

const types = (page: Page) =>
  page
    .locator('main [data-block-type]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.blockType))

/** Records the order of the blocks now and after each change. The returned function returns the recorded orders. */
async function sequencesDrawn(page: Page) {
  const watched = await page.evaluateHandle(() => {
    const main = document.querySelector('main') as HTMLElement
    const sequence = () =>
      [...main.querySelectorAll<HTMLElement>('[data-block-id]')].map((each) => each.dataset.blockId)
    const drawn = [sequence().join()]
    new MutationObserver(() => {
      const now = sequence().join()
      if (now !== drawn.at(-1)) drawn.push(now)
    }).observe(main, { childList: true, subtree: true })
    return drawn
  })
  return () => watched.jsonValue()
}

const tool = (page: Page, of: 'block' | 'list-item', name: string) =>
  page.locator(`.ed-toolbar.is-${of}`).getByRole('button', { name, exact: true })
