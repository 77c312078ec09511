import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { accessibilityViolations } from './helpers/axe.ts'
import {
  box,
  editText,
  expectSaved,
  field,
  inArabic,
  inEnglish,
  type Messages,
  openInEditMode,
} from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'

const site = isolatedSite()

const openBoard = async (page: Page, { panels, translation }: Messages) => {
  await page.getByRole('button', { name: panels.menu, exact: true }).click()
  await page.getByRole('menuitem', { name: translation.title }).click()
  return page.getByRole('complementary', { name: translation.title })
}

for (const { locale, prefix, messages } of inEnglish) {
  const { translation, translations } = messages

  test.describe(`translations (${locale})`, () => {
    test.beforeEach(({ context }) => site.signInAsAdmin(context))

    test('the board counts, lists, approves by a key and leads to a text; a file is tried out and imported', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/Failed to load resource.*409/)
      await openInEditMode(page, `${site.origin}${prefix}/about`)
      await editText(page, field(page, 'HERO', 'title'), messages, { en: 'Another headline' })
      await expectSaved(page, messages)
      const board = await openBoard(page, messages)
      await expect(board.getByRole('list', { name: translations.counts })).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])
      const total = locale === 'ar' ? '١' : '1'
      const values = { name: translations.whole, state: translations.short.outdated, total }
      const shown = translations.show.replace(/\{\{(\w+)\}\}/g, (_, key: keyof typeof values) => values[key])
      await board.getByRole('button', { name: shown, exact: true }).click()
      const entry = board.getByRole('listitem')
      await expect(entry.locator('ins')).toContainText('Another')
      expect(await accessibilityViolations(page)).toEqual([])
      await entry.getByRole('link').press('Enter')
      await expect(field(page, 'HERO', 'title')).toBeFocused()

      await board.getByRole('button', { name: translations.files }).click()
      const download = page.waitForEvent('download')
      await board.getByRole('button', { name: translations.export }).click()
      const xliff = await readFile(await (await download).path(), 'utf8')
      const buffer = Buffer.from(xliff.replace(/<target>[^<]*</, '<target>عنوان من الوكالة<'))
      const chooser = page.waitForEvent('filechooser')
      await board.getByText(translations.choose).click()
      await (await chooser).setFiles({ name: 'back.xlf', mimeType: 'application/xliff+xml', buffer })
      await expect(board.locator('ins')).toHaveText('عنوان من الوكالة')
      // The text on the site changes before the import, so the first attempt only shows the new text.
      const token = await page.evaluate(() => localStorage.getItem('accessToken'))
      const [hero] = await (await page.request.get(`${site.origin}/api/v1/pages/about`)).json()
      const content = { ...hero.content, title: { en: 'Another headline', ar: 'تصحيح' } }
      await page.request.put(`${site.origin}/api/v1/pages/blocks/${hero.id}`, {
        headers: { authorization: `Bearer ${token}` },
        data: { type: 'HERO', content },
      })
      const importNow = board.getByRole('button', { name: translations.import.label.replace('{{total}}', total) })
      await importNow.click()
      await expect(board.getByRole('alert')).toContainText(translations.changedSince)
      await expect(board.locator('del')).toHaveText('تصحيح')
      await importNow.click()
      await expect(page.getByRole('status').filter({ hasText: translations.import.done })).toBeVisible()

      await board.getByRole('button', { name: translations.texts }).click()
      await board.getByLabel(translations.state).selectOption('open')
      await expect(entry.getByText(translation.states.imported)).toBeVisible()
      await entry.getByRole('link').press('r')
      await expect(entry).toHaveCount(0)
    })
  })
}

for (const { locale, prefix, messages } of inArabic) {
  const { translation } = messages

  test.describe(`translations (${locale})`, () => {
    test.beforeEach(({ context }) => site.signInAsAdmin(context))

    test('English that changes is marked, reached by keyboard, compared, and approved', async ({ page }) => {
      await openInEditMode(page, `${site.origin}${prefix}/careers`)
      const title = field(page, 'HERO', 'title')
      await editText(page, title, messages, { en: 'A changed headline' })
      await expectSaved(page, messages)
      await expect(title).toHaveAttribute('data-translation', 'outdated')

      await page.keyboard.press('Escape')
      await page.locator('body').press('Alt+ArrowDown')
      await expect(title).toBeFocused()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(translation.states.outdated)).toBeVisible()
      await expect(dialog.locator('ins')).toContainText('changed')
      expect(await accessibilityViolations(page)).toEqual([])
      await box(dialog, messages, 'ar').press('Alt+Enter')
      await expect(dialog).toHaveCount(0)
      await expect(title).not.toHaveAttribute('data-translation')
    })

    test('open texts are typed one after the other, and a number that the Arabic lacks is named', async ({ page }) => {
      await openInEditMode(page, `${site.origin}${prefix}/our-team`)
      const [title, subtitle] = [field(page, 'HERO', 'title'), field(page, 'HERO', 'subtitle')]
      for (const [text, en] of [
        [title, 'One team since 2026'],
        [subtitle, 'Another subtitle'],
      ] as const) {
        await editText(page, text, messages, { en })
        await expect(text).toHaveAttribute('data-translation', 'outdated')
      }
      await title.click()
      await page.keyboard.type('فريق ')
      await page.keyboard.press('Alt+ArrowDown')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('alert')).toContainText('2026')
      await page.keyboard.type('٢٠٢٦ ')
      await expect(dialog.getByRole('alert')).toHaveCount(0)
      await page.keyboard.press('Alt+ArrowDown')
      await expect(subtitle).toBeFocused()
      await expect(title).toHaveText(/٢٠٢٦/)
      await expect(title).not.toHaveAttribute('data-translation')
      await box(dialog, messages, 'ar').fill('نص آخر')
      await page.keyboard.press('Alt+ArrowUp')
      await expect(dialog).toHaveCount(0)
      await expect(subtitle).not.toHaveAttribute('data-translation')
    })
  })
}
