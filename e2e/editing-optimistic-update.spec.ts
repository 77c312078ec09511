import { editText, expectSaved, field, inArabic, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'

for (const { locale, root, messages } of inArabic) {
  test(`a changed title is shown before the server answers, and visitors see it (${locale})`, async ({
    page,
    signInAsAdmin,
  }) => {
    await signInAsAdmin()
    await openInEditMode(page, root)
    const title = field(page, 'HERO', 'title')
    const before = (await title.textContent()) ?? ''
    const text = `${before} ${Date.now()}`
    const dialog = page.getByRole('dialog')
    const answer = Promise.withResolvers<void>()
    await page.route('**/v1/pages/blocks/*', async (route) => {
      await answer.promise
      await route.continue()
    })
    await editText(page, title, messages, { [locale]: text })
    await expect(dialog).toBeHidden()
    await expect(title).toHaveText(text)
    await expect(page.getByRole('status').filter({ hasText: messages.notices.savingChanges })).toBeVisible()
    answer.resolve()
    await expectSaved(page, messages)
    const toast = page.getByRole('status').filter({ hasText: messages.notices.changesSaved })
    await toast.click()
    await expect(toast).toBeHidden()

    const visitor = await page.context().browser()?.newPage()
    await visitor?.goto(`${new URL(page.url()).origin}${root}`)
    expect(await visitor?.locator('h1').textContent()).toBe(text)
    await visitor?.close()

    // Restores the title, because other tests use the same site.
    await editText(page, title, messages, { [locale]: before })
    await expectSaved(page, messages)
  })
}
