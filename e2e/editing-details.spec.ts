import { edit, field, languages, saved } from './editing.ts'
import { ownSite } from './own-site.ts'
import { expect, test } from './site.ts'

const site = ownSite()

for (const { locale, prefix, words } of languages) {
  test.describe(`the page of one post (${locale})`, () => {
    test.beforeEach(({ context }) => site.asAdmin(context))

    test('a post that is deleted on its own page leads to the list, where that is undone', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/404/)
      const post = locale === 'en' ? 'write-the-course-in-arabic-first' : 'skills-maps-that-managers-really-use'
      await edit(page, `${site.origin}${prefix}/resources/${post}`)
      await field(page, 'RESOURCES', 'posts.0.title').hover()
      await page.locator('.ed-tools.is-block').getByRole('button', { name: words.common.delete, exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: words.common.delete, exact: true }).click()
      await expect(page).toHaveURL(`${site.origin}${prefix}/resources?edit=true`)
      await saved(page, words)
      await page.getByRole('button', { name: words.history.undo, exact: true }).click()
      await expect(
        page.getByRole('status').filter({ hasText: words.history.undone.split('{{')[0] ?? '' }),
      ).toBeVisible()
      expect((await page.request.get(`${site.origin}${prefix}/resources/${post}`)).status()).toBe(200)
    })
  })
}
