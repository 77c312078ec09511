import { expectSaved, field, inEnglish, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'

const site = isolatedSite()

for (const { locale, prefix, messages } of inEnglish) {
  test.describe(`the page of one post (${locale})`, () => {
    test.beforeEach(({ context }) => site.signInAsAdmin(context))

    test('deleting a post on its own page leads to the list, where it can be undone', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/404/)
      const post = locale === 'en' ? 'write-the-course-in-arabic-first' : 'skills-maps-that-managers-really-use'
      await openInEditMode(page, `${site.origin}${prefix}/resources/${post}`)
      await field(page, 'RESOURCES', 'posts.0.title').hover()
      await page
        .locator('.ed-toolbar.is-block')
        .getByRole('button', { name: messages.common.delete, exact: true })
        .click()
      await page.getByRole('alertdialog').getByRole('button', { name: messages.common.delete, exact: true }).click()
      await expect(page).toHaveURL(`${site.origin}${prefix}/resources?edit=true`)
      await expectSaved(page, messages)
      await page.getByRole('button', { name: messages.history.undo.label, exact: true }).click()
      await expect(
        page.getByRole('status').filter({ hasText: messages.history.undo.done.split('{{')[0] ?? '' }),
      ).toBeVisible()
      expect((await page.request.get(`${site.origin}${prefix}/resources/${post}`)).status()).toBe(200)
    })
  })
}
