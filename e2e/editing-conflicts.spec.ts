import { accessibilityViolations } from './helpers/axe.ts'
import { box as formBox, openForm } from './helpers/block-form.ts'
import { editText, expectSaved, field, inArabic, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { interceptSaves, openSecondEditor } from './helpers/second-editor.ts'

for (const { locale, prefix, messages } of inArabic) {
  test.describe(`two editors at once (${locale})`, () => {
    test.beforeEach(({ signInAsAdmin, expectConsoleError }) => {
      expectConsoleError(/Failed to load resource/)
      return signInAsAdmin()
    })

    test('the second of two editors who change one text chooses between both', async ({ page, browser, baseURL }) => {
      const other = await openSecondEditor(browser, baseURL)
      const path = `${prefix}/about`
      await openInEditMode(page, path)
      await openInEditMode(other, path)
      const title = field(other, 'IMAGE_TEXT', 'title')
      await editText(page, field(page, 'IMAGE_TEXT', 'title'), messages, { [locale]: `Theirs ${locale}` })
      await expectSaved(page, messages)
      await editText(other, title, messages, { [locale]: `Mine ${locale}` })
      const dialog = other.getByRole('dialog', { name: messages.editor.conflictTitle })
      await expect(dialog).toContainText(`Mine ${locale}`)
      await expect(dialog).toContainText(`Theirs ${locale}`)
      await dialog.getByRole('button', { name: messages.editor.keepYourText }).click()
      await expectSaved(other, messages)
      await expect(title).toHaveText(`Mine ${locale}`)
      await other.context().close()
    })

    test('a form asks only about the texts that both editors changed, and saves all others', async ({
      page,
      browser,
      baseURL,
    }) => {
      const { fields } = messages
      const language = locale === 'en' ? messages.editor.english : messages.editor.arabic
      const other = await openSecondEditor(browser, baseURL)
      const path = `${prefix}/about`
      const form = await openForm(page, path, 'HERO', messages)
      const theirs = `Theirs ${locale} ${Date.now()}`
      const undisputed = `Undisputed ${locale} ${Date.now()}`
      await openInEditMode(other, path)
      await editText(other, field(other, 'HERO', 'title'), messages, { [locale]: theirs })
      await expectSaved(other, messages)
      await other.context().close()
      await formBox(form, fields.title, language).fill('Mine')
      await formBox(form, fields.subtitle, language).fill(undisputed)
      await form.getByRole('button', { name: messages.common.save, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: messages.editor.conflictTitle })
      await expect(dialog.getByRole('article')).toHaveCount(1)
      await expect(dialog.getByRole('article', { name: `${fields.title} ${language}` })).toContainText(theirs)
      await expectSaved(page, messages)
      await page.setViewportSize({ width: 360, height: 740 })
      expect(await accessibilityViolations(page, '.ed-dialog')).toEqual([])
      await dialog.getByRole('button', { name: messages.editor.keepTheirText }).click()
      await expect(dialog).toHaveCount(0)
      await page.goto(path)
      await expect(page.getByText(theirs)).toBeVisible()
      await expect(page.getByText(undisputed)).toBeVisible()
    })

    test('an open dialog keeps the typed text while an earlier save has a conflict', async ({
      page,
      browser,
      baseURL,
    }) => {
      const other = await openSecondEditor(browser, baseURL)
      const path = `${prefix}/about`
      await openInEditMode(page, path)
      await openInEditMode(other, path)
      await editText(other, field(other, 'FEATURES', 'features.1.title'), messages, {
        [locale]: `Theirs ${Date.now()}`,
      })
      await expectSaved(other, messages)
      await other.context().close()
      const answer = Promise.withResolvers<void>()
      await interceptSaves(page, async (route) => {
        await answer.promise
        await route.continue()
      })
      await editText(page, field(page, 'FEATURES', 'features.1.title'), messages, { [locale]: `Mine ${locale}` })
      await field(page, 'TABS', 'mainTitle').click()
      const typed = page.locator(`.ed-text:lang(${locale})`)
      await typed.fill('Half a sentence')
      answer.resolve()
      const conflict = page.getByRole('dialog', { name: messages.editor.conflictTitle })
      await conflict.getByRole('button', { name: messages.editor.keepTheirText }).click()
      await expect(conflict).toHaveCount(0)
      await expect(typed).toHaveValue('Half a sentence')
    })
  })
}
