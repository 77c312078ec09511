import { edit, languages } from './editing.ts'
import { routes } from './routes.ts'
import { expect, test } from './site.ts'

for (const { locale, prefix, words } of languages) {
  test.describe(`what floats over the page (${locale})`, () => {
    test.use({ viewport: { width: 1440, height: 900 } })
    test.beforeEach(({ asAdmin }) => asAdmin())

    test('on an item’s own page the bar says its title, and its settings are those of the item', async ({ page }) => {
      const bases = ['/resources/', '/customer-stories/', '/vacancy-details/']
      for (const base of bases) {
        const { path = '' } = routes.find((route) => route.isItem && route.path.startsWith(base)) ?? {}
        await edit(page, prefix + path)
        const bar = page.getByRole('region', { name: words.editor.bar })
        const name = (await bar.locator('.ed-where').textContent()) ?? ''
        expect(name).not.toBe('')
        await expect(page.locator('h1')).toContainText(name)
        await bar.getByRole('button', { name: words.editor.pageSettings, exact: true }).click()
        await expect(page.getByRole('dialog', { name })).toBeVisible()
      }
    })
  })
}
