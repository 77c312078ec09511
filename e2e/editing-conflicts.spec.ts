import { findings } from './axe.ts'
import { colleague, onSave } from './colleague.ts'
import { box, edit, field, keptOnDevice, languages, saved, write } from './editing.ts'
import { box as formBox, openForm } from './forms.ts'
import { expect, test } from './site.ts'

for (const { locale, prefix, words } of languages) {
  test.describe(`two editors at once (${locale})`, () => {
    test.beforeEach(({ asAdmin, expectConsoleError }) => {
      expectConsoleError(/Failed to load resource/)
      return asAdmin()
    })

    test('two editors with different texts of one block both keep their change', async ({ page, browser, baseURL }) => {
      const other = await colleague(browser, baseURL)
      const path = `${prefix}/about`
      await edit(page, path)
      await edit(other, path)
      await write(page, field(page, 'FEATURES', 'mainTitle'), words, { [locale]: `First ${locale}` })
      await saved(page, words)
      await write(other, field(other, 'FEATURES', 'features.0.title'), words, { [locale]: `Second ${locale}` })
      await saved(other, words)
      await expect(field(other, 'FEATURES', 'mainTitle')).toHaveText(`First ${locale}`)
      await other.goto(path)
      await expect(other.getByText(`First ${locale}`)).toBeVisible()
      await expect(other.getByText(`Second ${locale}`)).toBeVisible()
      await other.context().close()
    })

    test('the same text changed twice shows both, to choose from', async ({ page, browser, baseURL }) => {
      const other = await colleague(browser, baseURL)
      const path = `${prefix}/about`
      await edit(page, path)
      await edit(other, path)
      const title = field(other, 'IMAGE_TEXT', 'title')
      await write(page, field(page, 'IMAGE_TEXT', 'title'), words, { [locale]: `Theirs ${locale}` })
      await saved(page, words)
      await write(other, title, words, { [locale]: `Mine ${locale}` })
      const dialog = other.getByRole('dialog', { name: words.editor.conflictTitle })
      await expect(dialog).toContainText(`Mine ${locale}`)
      await expect(dialog).toContainText(`Theirs ${locale}`)
      await dialog.getByRole('button', { name: words.editor.keepYourText }).click()
      await saved(other, words)
      await expect(title).toHaveText(`Mine ${locale}`)
      await other.context().close()
    })

    test('a draft that is older than what one saved oneself is told from what somebody else wrote', async ({
      page,
      context,
    }) => {
      const path = `${prefix}/contact`
      await edit(page, path)
      const title = field(page, 'OFFICES', 'title')
      await title.click()
      await box(page.getByRole('dialog'), words, locale).fill(`Draft ${locale}`)
      await keptOnDevice(page, `Draft ${locale}`)
      await page.close({ runBeforeUnload: false })
      const next = await context.newPage()
      await edit(next, path)
      await write(next, field(next, 'OFFICES', 'title'), words, { [locale]: `Saved ${locale}` })
      await saved(next, words)
      await next.getByRole('button', { name: words.editor.recoveredOpen }).click()
      await next.getByRole('dialog').getByRole('button', { name: words.common.save, exact: true }).click()
      const dialog = next.getByRole('dialog', { name: words.editor.conflictOwnTitle })
      await expect(dialog).toContainText(`Draft ${locale}`)
      await expect(dialog).toContainText(`Saved ${locale}`)
      await expect(dialog).toContainText(words.editor.yourText)
      await expect(dialog).toContainText(words.editor.savedNow)
      expect(await findings(next, '.ed-dialog')).toEqual([])
      await dialog.getByRole('button', { name: words.editor.keepSaved }).click()
      await expect(dialog).toHaveCount(0)
      await expect(field(next, 'OFFICES', 'title')).toHaveText(`Saved ${locale}`)
    })

    test('of a form only the texts that both changed are asked about, and all others are stored', async ({
      page,
      browser,
      baseURL,
    }) => {
      const { fields } = words
      const language = locale === 'en' ? words.editor.english : words.editor.arabic
      const other = await colleague(browser, baseURL)
      const path = `${prefix}/about`
      const form = await openForm(page, path, 'HERO', words)
      const theirs = `Theirs ${locale} ${Date.now()}`
      const undisputed = `Undisputed ${locale} ${Date.now()}`
      await edit(other, path)
      await write(other, field(other, 'HERO', 'title'), words, { [locale]: theirs })
      await saved(other, words)
      await other.context().close()
      await formBox(form, fields.title, language).fill('Mine')
      await formBox(form, fields.subtitle, language).fill(undisputed)
      await form.getByRole('button', { name: words.common.save, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: words.editor.conflictTitle })
      await expect(dialog.getByRole('article')).toHaveCount(1)
      await expect(dialog.getByRole('article', { name: `${fields.title} ${language}` })).toContainText(theirs)
      await saved(page, words)
      await page.setViewportSize({ width: 360, height: 740 })
      expect(await findings(page, '.ed-dialog')).toEqual([])
      await dialog.getByRole('button', { name: words.editor.keepTheirText }).click()
      await expect(dialog).toHaveCount(0)
      await page.goto(path)
      await expect(page.getByText(theirs)).toBeVisible()
      await expect(page.getByText(undisputed)).toBeVisible()
    })

    test('an open text keeps its words while an earlier save meets another editor', async ({
      page,
      browser,
      baseURL,
    }) => {
      const other = await colleague(browser, baseURL)
      const path = `${prefix}/about`
      await edit(page, path)
      await edit(other, path)
      await write(other, field(other, 'FEATURES', 'features.1.title'), words, { [locale]: `Theirs ${Date.now()}` })
      await saved(other, words)
      await other.context().close()
      const answer = Promise.withResolvers<void>()
      await onSave(page, async (route) => {
        await answer.promise
        await route.continue()
      })
      await write(page, field(page, 'FEATURES', 'features.1.title'), words, { [locale]: `Mine ${locale}` })
      await field(page, 'TABS', 'mainTitle').click()
      const typed = page.locator(`.ed-text:lang(${locale})`)
      await typed.fill('Half a sentence')
      answer.resolve()
      const conflict = page.getByRole('dialog', { name: words.editor.conflictTitle })
      await conflict.getByRole('button', { name: words.editor.keepTheirText }).click()
      await expect(conflict).toHaveCount(0)
      await expect(typed).toHaveValue('Half a sentence')
    })
  })
}
