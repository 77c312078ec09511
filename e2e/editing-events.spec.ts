import { edit, languages } from './editing.ts'
import { ownSite } from './own-site.ts'
import { expect, test } from './site.ts'

const site = ownSite()

for (const { locale, prefix, words } of languages) {
  test.describe(`events (${locale})`, () => {
    test.beforeEach(({ context }) => site.asAdmin(context))

    test('a new event is asked for its date, time, place and language, and says them', async ({ page }) => {
      await edit(page, `${site.origin}${prefix}/resources`)
      await page.locator('.ed-add-item').getByRole('button', { name: words.editor.addPost, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(words.editor.englishTitle).fill(`Breakfast ${locale}`)
      await dialog.getByLabel(words.common.event, { exact: true }).check()
      await dialog.getByLabel(words.fields.day, { exact: true }).fill('2027-03-01')
      await dialog.getByLabel(words.fields.time, { exact: true }).fill('08:30')
      const place = dialog.getByRole('group', { name: words.fields.place, exact: true })
      await place.getByLabel(words.editor.english, { exact: true }).fill('Zahran Street 61')
      await place.getByLabel(words.editor.arabic, { exact: true }).fill('شارع زهران ٦١')
      await dialog.getByRole('radio', { name: words.options.ar, exact: true }).check()
      await dialog.getByRole('button', { name: words.editor.create, exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: words.notices.postCreated })).toBeVisible()
      await page.goto(`${site.origin}${prefix}/resources/breakfast-${locale}`)
      await expect(page.locator('.post-meta').first()).toHaveText(
        locale === 'en'
          ? 'Event1 March 2027Zahran Street 61, 08:30, in Arabic'
          : 'فعالية١ مارس ٢٠٢٧شارع زهران ٦١، ٨:٣٠ ص، بالعربية',
      )
    })
  })
}
