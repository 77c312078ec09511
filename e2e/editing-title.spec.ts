import { edit, field, languages, saved, write } from './editing.ts'
import { expect, test } from './site.ts'

/* The title of the home page is the address by which other stories know it: each language changes only its own. */
for (const { locale, root, words } of languages) {
  test(`a title of home is edited where it stands, and visitors see it at once (${locale})`, async ({
    page,
    asAdmin,
  }) => {
    await asAdmin()
    await edit(page, root)
    const title = field(page, 'HERO', 'title')
    const before = (await title.textContent()) ?? ''
    const text = `${before} ${Date.now()}`
    const dialog = page.getByRole('dialog')
    const answer = Promise.withResolvers<void>()
    await page.route('**/v1/pages/blocks/*', async (route) => {
      await answer.promise
      await route.continue()
    })
    await write(page, title, words, { [locale]: text })
    await expect(dialog).toBeHidden()
    // The screen changes before the server has answered.
    await expect(title).toHaveText(text)
    await expect(page.getByRole('status').filter({ hasText: words.notices.savingChanges })).toBeVisible()
    answer.resolve()
    await saved(page, words)
    const notice = page.getByRole('status').filter({ hasText: words.notices.changesSaved })
    await notice.click()
    await expect(notice).toBeHidden()

    const visitor = await page.context().browser()?.newPage()
    await visitor?.goto(`${new URL(page.url()).origin}${root}`)
    expect(await visitor?.locator('h1').textContent()).toBe(text)
    await visitor?.close()

    await write(page, title, words, { [locale]: before })
    await saved(page, words)
  })
}

test('good news leave by themselves after four seconds', async ({ page, asAdmin }) => {
  const [{ words }] = languages
  await asAdmin()
  await edit(page, '/about')
  await write(page, field(page, 'TABS', 'mainTitle'), words, { en: `Tabs ${Date.now()}` })
  await saved(page, words)
  const notice = page.getByRole('status').filter({ hasText: words.notices.changesSaved })
  await page.waitForTimeout(3_000)
  await expect(notice).toBeVisible()
  await expect(notice).toBeHidden({ timeout: 2_000 })
})
