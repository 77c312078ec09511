import { box, field, inArabic, languages, openInEditMode, recordWrites } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'

for (const { locale, root, messages } of languages) {
  const { editor, length } = messages
  const [mine, other] = locale === 'en' ? (['en', 'ar'] as const) : (['ar', 'en'] as const)

  test.describe(`typing (${locale})`, () => {
    test.beforeEach(({ signInAsAdmin }) => signInAsAdmin())

    test('a text stays in sight beside its dialog, shows what is typed, and is as before after Cancel', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const sent = recordWrites(page)
      await openInEditMode(page, root)
      const title = field(page, 'HERO', 'title')
      const before = (await title.textContent()) ?? ''
      await title.click()
      const dialog = page.getByRole('dialog')
      await box(dialog, messages, other).fill('Other language')
      await expect(title).toHaveText(before)
      await box(dialog, messages, mine).fill('Typed')
      await expect(title).toHaveText('Typed')
      await expect(box(dialog, messages, mine)).toBeFocused()
      const [text, dock] = [await title.boundingBox(), await dialog.boundingBox()]
      const isBeside =
        locale === 'en' ? text && dock && text.x + text.width < dock.x : text && dock && dock.x + dock.width < text.x
      expect(isBeside).toBe(true)

      await box(dialog, messages, other).fill('A title that is much longer than all others '.repeat(4))
      await expect(dialog.getByText(length.lines[other].split(':')[0] ?? '')).toBeVisible()

      await dialog.getByRole('button', { name: messages.common.cancel, exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: editor.discard, exact: true }).click()
      await expect(title).toHaveText(before)
      expect(sent).toEqual([])
    })
  })
}

for (const { locale, root, messages } of inArabic) {
  const { editor } = messages
  const [mine, other] = ['ar', 'en'] as const

  test.describe(`typing (${locale})`, () => {
    test.beforeEach(({ signInAsAdmin }) => signInAsAdmin())

    test('a running text has 12 rows, beside or below its text in sight', async ({ page }) => {
      for (const { width, dock } of [
        { width: 1440, dock: 'is-docked' },
        { width: 1100, dock: 'is-below' },
      ]) {
        await page.setViewportSize({ width, height: 800 })
        await openInEditMode(page, root)
        const subtitle = field(page, 'HERO', 'subtitle')
        await subtitle.click()
        await expect(page.locator(`.${dock}`)).toBeVisible()
        const text = box(page.getByRole('dialog'), messages, mine)
        const rows = await text.evaluate((element) => {
          const { lineHeight, paddingBlock } = getComputedStyle(element)
          return (element.clientHeight - 2 * Number.parseFloat(paddingBlock)) / Number.parseFloat(lineHeight)
        })
        expect(rows).toBeGreaterThanOrEqual(12)
        await expect(subtitle).toBeInViewport({ ratio: 0.9 })
        const [shown, dialog] = [await subtitle.boundingBox(), await page.locator('.ed-dialog').boundingBox()]
        if (dock === 'is-below') expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan((dialog?.y ?? 0) + 1)
      }
    })

    test('both pages show what is typed, and a text in the other one is opened in its language', async ({ page }) => {
      await page.setViewportSize({ width: 1600, height: 900 })
      await openInEditMode(page, root)
      const toggle = page.getByRole('button', { name: editor.bothPages, exact: true })
      await toggle.click()
      await page.reload()
      await expect(toggle).toHaveAttribute('aria-pressed', 'true')
      // Finds the title by the id of its block, because other blocks have fields with the path 'title' too.
      const hero = await page.locator('main [data-block-type="HERO"]').getAttribute('data-block-id')
      const titleIn = (language: 'en' | 'ar') =>
        page
          .frameLocator(`iframe[title="${messages.language[language]}"]`)
          .locator(`[data-block-id="${hero}"] [data-edit-path="title"]`)
      await expect(titleIn(mine)).toBeVisible()
      await titleIn(mine).focus()
      await page.keyboard.down('Alt')
      await expect(titleIn(other)).toHaveCSS('outline-style', 'dashed')
      await page.keyboard.up('Alt')
      await titleIn(mine).press('?')
      const shortcuts = page.getByRole('dialog', { name: messages.shortcuts.title })
      await shortcuts.getByRole('button', { name: messages.common.close, exact: true }).click()
      await expect(titleIn(mine)).toBeFocused()
      await titleIn(other).click()
      const dialog = page.getByRole('dialog')
      await expect(box(dialog, messages, other)).toBeFocused()
      await box(dialog, messages, 'en').fill('Typed in English')
      await box(dialog, messages, 'ar').fill('كُتب بالعربية')
      await expect(titleIn('en')).toHaveText('Typed in English')
      await expect(titleIn('ar')).toHaveText('كُتب بالعربية')
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').getByRole('button', { name: editor.discard, exact: true }).click()
      await expect(titleIn('en')).not.toHaveText('Typed in English')
      await toggle.click()
      await expect(field(page, 'HERO', 'title')).toBeVisible()
    })
  })
}
