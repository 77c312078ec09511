import type { Page } from '@playwright/test'
import { edit, field, languages, type Words, writes } from './editing.ts'
import { ownSite } from './own-site.ts'
import { expect, test } from './site.ts'
import { fits, isAccessible } from './sweep.ts'

const site = ownSite()

const tool = (page: Page, kind: 'entry' | 'block', name: string) =>
  page.locator(`.ed-tools.is-${kind}`).getByRole('button', { name, exact: true })

/** What else than a field, a picture or a list opens a dialog: its page, and how one gets there. */
const dialogs: Record<string, { path: string; open: (page: Page, words: Words) => Promise<void> }> = {
  'the chooser of block types': {
    path: '/our-partners',
    open: (page, { editor }) => page.getByRole('button', { name: editor.addBlock, exact: true }).last().click(),
  },
  'the question before a block is deleted': {
    path: '/our-partners',
    async open(page, { common }) {
      await field(page, 'LOGO_WALL', 'title').hover()
      await tool(page, 'block', common.delete).click()
    },
  },
  'the settings of a page': {
    path: '/our-partners',
    open: (page, { editor }) => page.getByRole('button', { name: editor.pageSettings, exact: true }).click(),
  },
  'the title of a new post': {
    path: '/resources',
    open: (page, { editor }) =>
      page.locator('.ed-add-item').getByRole('button', { name: editor.addPost, exact: true }).click(),
  },
  'the kinds of a new part of an article': {
    path: '/resources/write-the-course-in-arabic-first',
    async open(page, { editor }) {
      await page.locator('.article-body > [data-edit-item]').nth(1).hover()
      await tool(page, 'entry', editor.addItem).click()
    },
  },
}

for (const { locale, prefix, words } of languages) {
  test.describe(`dialogs (${locale})`, () => {
    test.beforeEach(({ context }) => site.asAdmin(context))

    for (const [name, { path, open }] of Object.entries(dialogs)) {
      test(`${name}: without accessibility findings, on a phone too, and Escape leaves all as it was`, async ({
        page,
      }) => {
        await edit(page, `${site.origin}${prefix}${path}`)
        const sent = writes(page)
        await open(page, words)
        const dialog = page.locator('[role="dialog"], [role="alertdialog"]')
        await expect(dialog).toHaveAccessibleName(/\S/)
        await isAccessible(page)
        await page.setViewportSize({ width: 360, height: 740 })
        await fits(page, 360)
        for (const button of await dialog.getByRole('button').all()) {
          await button.scrollIntoViewIfNeeded()
          await expect(button).toBeInViewport({ ratio: 1 })
        }
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        expect(sent).toEqual([])
      })
    }

    test('nothing is sent by looking at a page, reloading it and leaving it', async ({ page }) => {
      const sent = writes(page)
      await edit(page, `${site.origin}${prefix}/about`)
      await field(page, 'IMAGE_TEXT', 'title').click()
      await page.reload()
      await expect(page.locator('main [data-edit-path]').first()).toBeVisible()
      await page.getByRole('link', { name: words.editor.exit }).click()
      await expect(page.locator('[data-edit-path]')).toHaveCount(0)
      expect(sent).toEqual([])
    })
  })
}
