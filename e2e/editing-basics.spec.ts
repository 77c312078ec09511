import { accessibilityViolations } from './helpers/axe.ts'
import {
  box,
  editText,
  expectSaved,
  field,
  inEnglish,
  languages,
  openInEditMode,
  recordWrites,
} from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'

for (const { locale, root, prefix, messages } of inEnglish) {
  test.describe(`editing (${locale})`, () => {
    test.beforeEach(({ signInAsAdmin }) => signInAsAdmin())
    const mark = `${locale} ${Date.now()}`

    test('a menu item gets another label and path, and visitors see both', async ({ page }) => {
      await openInEditMode(page, `${prefix}/about`)
      await page.locator('[data-menu]').nth(1).hover()
      const path = `menuItems.1.children.${locale === 'en' ? 0 : 1}.label`
      await field(page, 'HEADER', path).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: messages.editor.labelIn.en }).fill(`Menu ${mark}`)
      await dialog.getByRole('textbox', { name: messages.editor.labelIn.ar }).fill(`قائمة ${mark}`)
      await dialog.getByRole('textbox', { name: messages.editor.path }).fill('/about')
      await dialog.getByRole('button', { name: messages.common.save, exact: true }).click()
      await expectSaved(page, messages)
      await page.goto(root)
      const item = page.getByRole('banner').locator('a', { hasText: mark }).first()
      await expect(item).toContainText(locale === 'en' ? 'Menu' : 'قائمة')
      await expect(item).toHaveAttribute('href', `${prefix}/about`)
    })

    test('a footer text is edited in the other language without changing this one', async ({ page }) => {
      await openInEditMode(page, root)
      const shown = field(page, 'FOOTER', 'staticTexts.contactsTitle')
      const before = await shown.textContent()
      const other = locale === 'en' ? 'ar' : 'en'
      await editText(page, shown, messages, { [other]: `Footer ${mark}` })
      await expectSaved(page, messages)
      await expect(shown).toHaveText(before ?? '')
      await page.goto(other === 'ar' ? '/ar' : '/')
      await expect(page.getByText(`Footer ${mark}`)).toBeVisible()
    })

    test('a post edited in the insights section is saved as that post, with its body', async ({ page, request }) => {
      await openInEditMode(page, root)
      const title = field(page, 'INSIGHTS', `posts.${locale === 'en' ? 0 : 1}.title`)
      await title.scrollIntoViewIfNeeded()
      const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
      await editText(page, title, messages, { [locale]: `Post ${mark}` })
      const url = (await answered).url()
      await expectSaved(page, messages)
      const item = await (await request.get(url)).json()
      expect(item.content.title[locale]).toBe(`Post ${mark}`)
      expect(item.content.detailContent.body.length).toBeGreaterThan(3)
      await page.goto(root)
      await expect(page.getByText(`Post ${mark}`)).toBeVisible()
    })

    test('Cancel, Escape and Save without a change send nothing, and typed text is discarded only after a question', async ({
      page,
    }) => {
      const sent = recordWrites(page)
      await openInEditMode(page, root)
      const title = field(page, 'WELCOME', 'title')
      const before = await title.textContent()
      const dialog = page.getByRole('dialog')
      await title.click()
      await dialog.getByRole('button', { name: messages.common.save, exact: true }).click()
      await expect(dialog).toBeHidden()
      await title.click()
      const typed = box(dialog, messages, locale)
      const question = page.getByRole('alertdialog')
      await typed.fill('Not to be saved')
      await dialog.getByRole('button', { name: messages.common.cancel, exact: true }).click()
      await question.getByRole('button', { name: messages.editor.discard }).click()
      await expect(dialog).toHaveCount(0)
      await title.click()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(title).toHaveText(before ?? '')
      await expect(title).toBeFocused()

      await title.click()
      await typed.fill('Half a sentence')
      await page.keyboard.press('Escape')
      await expect(question).toBeVisible()
      expect(await accessibilityViolations(page, '.ed-dialog')).toEqual([])
      await question.getByRole('button', { name: messages.editor.goOn, exact: true }).click()
      await expect(typed).toHaveText('Half a sentence')
      await page.keyboard.press('Escape')
      await question.getByRole('button', { name: messages.editor.discard, exact: true }).click()
      await expect(dialog).toBeHidden()
      expect(sent).toEqual([])
    })

    test('a link can be followed from its dialog', async ({ page }) => {
      await openInEditMode(page, root)
      await field(page, 'FOOTER', 'columns.1.links.0.label').click()
      const dialog = page.getByRole('dialog')
      const path = await dialog.getByRole('textbox', { name: messages.editor.path }).inputValue()
      await dialog.getByRole('link', { name: messages.editor.follow, exact: true }).click()
      await expect(page).toHaveURL((url) => url.pathname === `${prefix}${path}` && url.search === '?edit=true')
      await expect(dialog).toHaveCount(0)
    })

    test('F2 opens the label of a button for editing without pressing the button', async ({ page }) => {
      await openInEditMode(page, root)
      await page.locator('[data-menu]').first().focus()
      await page.keyboard.press('F2')
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page.locator('[data-menu]').first()).toHaveAttribute('aria-expanded', 'false')
    })

    test('in edit mode the logo and the language switch navigate, but buttons open a dialog', async ({ page }) => {
      await openInEditMode(page, root)
      const button = field(page, 'HERO', 'primaryButtonText').locator('..')
      await button.click({ position: { x: 12, y: 12 } })
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.locator('[data-block-type="HEADER"] a.header-home').first().click()
      await expect(page).toHaveURL((url) => url.pathname === root && url.search === '?edit=true')
      const other = locale === 'en' ? languages[1] : languages[0]
      await page.getByRole('banner').getByRole('link', { name: messages.language.switch }).first().click()
      await expect(page).toHaveURL((url) => url.pathname === other.root && url.search === '?edit=true')
      await expect(page.getByRole('link', { name: other.messages.editor.exit })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', other.locale)
    })

    test('the toggle enters and leaves edit mode and keeps the rest of the address', async ({ page }) => {
      await page.goto(`${prefix}/about?x=1#content`)
      await page.getByRole('link', { name: messages.editor.enter }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/about\\?x=1&edit=true#content$`))
      await page.getByRole('link', { name: messages.editor.exit }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/about\\?x=1#content$`))
      await expect(page.locator('[data-edit-path]')).toHaveCount(0)
    })

    test('the editor does not wait for a transition between the pages', async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('pagereveal', ({ viewTransition }) => {
          document.documentElement.dataset.hasTransition = String(viewTransition !== null)
        })
      })
      await page.goto(root)
      await page.getByRole('link', { name: messages.editor.enter }).click()
      await page.waitForURL(/edit=true/)
      await expect(page.locator('html')).toHaveAttribute('data-has-transition', 'false')
    })

    test('logging out removes both tokens and goes to the login', async ({ page, expectConsoleError }) => {
      // Requests in flight when the session ends get a 401.
      expectConsoleError(/401/)
      await openInEditMode(page, root)
      await page.getByRole('button', { name: messages.session.logout }).click()
      await expect(page).toHaveURL((url) => url.pathname === `${prefix}/login`)
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
    })

    test('Back closes a dialog first, and asks if it was changed', async ({ page }) => {
      await page.goto(`${prefix}/our-team`)
      await openInEditMode(page, `${prefix}/about`)
      const dialog = page.getByRole('dialog')
      const title = field(page, 'HERO', 'title')
      // Not `page.goBack()`, which waits for another page.
      const goBack = () => page.evaluate(() => history.back())
      const isAt = (path: string) => expect(page).toHaveURL((url) => url.pathname === prefix + path)
      // The entry before the page is another document at first, and then one of the same document.
      for (const path of ['/about', '/']) {
        if (path === '/') await page.locator('.header-home').click()
        await isAt(path)
        await title.click()
        await expect(dialog).toBeVisible()
        await goBack()
        await expect(dialog).toHaveCount(0)
        await title.click()
        await box(dialog, messages, locale).fill('Half a sentence')
        await goBack()
        await page.getByRole('alertdialog').getByRole('button', { name: messages.editor.discard, exact: true }).click()
        await expect(dialog).toHaveCount(0)
        await isAt(path)
      }
      await goBack()
      await isAt('/about')
      await expect(title).toBeVisible()
      await goBack()
      await isAt('/our-team')
    })

    test('without tokens no further page opens in edit mode', async ({ page, expectConsoleError }) => {
      expectConsoleError(/401/)
      await openInEditMode(page, `${prefix}/our-awards`)
      await page.evaluate(() => localStorage.clear())
      await page.locator('.header-home').click()
      await expect(page).toHaveURL((url) => url.pathname === `${prefix}/login`)
    })
  })
}

for (const { locale, prefix, messages } of languages) {
  test.describe(`editing (${locale})`, () => {
    test.beforeEach(({ signInAsAdmin }) => signInAsAdmin())
    const mark = `${locale} ${Date.now()}`

    test('a rich text is edited with paragraph, bold and list, and visitors see it', async ({ page }) => {
      await openInEditMode(page, `${prefix}/about`)
      const text = field(page, 'IMAGE_TEXT', 'text')
      await text.click()
      const dialog = page.getByRole('dialog')
      const mine = box(dialog, messages, locale)
      await expect(mine).toBeVisible()
      await mine.fill(`Rich ${mark}`)
      await mine.press('ControlOrMeta+a')
      await dialog
        .getByRole('button', { name: messages.editor.bold })
        .nth(locale === 'en' ? 0 : 1)
        .click()
      await page.keyboard.press('Shift+Tab')
      await expect(
        dialog.getByRole('button', { name: messages.editor.paragraph }).nth(locale === 'en' ? 0 : 1),
      ).toBeFocused()
      // The list button is the last but one of the toolbar. On Arabic pages the arrow keys are mirrored.
      await page.keyboard.press('End')
      await page.keyboard.press(locale === 'en' ? 'ArrowLeft' : 'ArrowRight')
      await page.keyboard.press('Enter')
      await mine.press('ControlOrMeta+Enter')
      await expectSaved(page, messages)
      await expect(text.locator('ul li strong')).toHaveText(`Rich ${mark}`)
      // No empty paragraph follows the list. Opening the text changes nothing, so Escape closes it without a question.
      await expect(text.locator(':scope > p')).toHaveCount(0)
      await text.click()
      await expect(text).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.locator('[role="dialog"], [role="alertdialog"]')).toHaveCount(0)
      await page.goto(`${prefix}/about`)
      await expect(page.locator('main ul li strong', { hasText: `Rich ${mark}` })).toBeVisible()
    })
  })
}
