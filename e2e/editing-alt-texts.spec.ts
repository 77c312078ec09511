import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { edit, field, languages, saved } from './editing.ts'
import { aPicture, chooseFile } from './media-files.ts'
import { ownSite } from './own-site.ts'
import { expect, test } from './site.ts'

const site = ownSite()

for (const { locale, prefix, words } of languages) {
  const team = `${prefix}/our-team`
  const open = (page: Page) => edit(page, `${site.origin}${team}`)
  const portrait = (page: Page, index: number) => field(page, 'TEAM', `members.${index}.portrait`)

  test.describe(`pictures (${locale})`, () => {
    test.beforeEach(({ context }) => site.asAdmin(context))

    test('are described in both languages', async ({ page, context }) => {
      await open(page)
      const picture = portrait(page, 5)
      await picture.focus()
      await page.keyboard.press('Space')
      const dialog = page.getByRole('dialog')
      const text = `Described ${locale} ${Date.now()}`
      const name = locale === 'en' ? words.uploads.altEnglish : words.uploads.altArabic
      await dialog.getByRole('textbox', { name, exact: true }).fill(text)
      await dialog.getByRole('button', { name: words.common.save, exact: true }).click()
      await saved(page, words)
      await expect(picture).toHaveAccessibleDescription(text)
      const visitor = await context.newPage()
      await visitor.goto(`${site.origin}${team}`)
      await expect(visitor.getByRole('img', { name: text })).toBeVisible()
    })

    test('that are replaced ask for words, with the old ones at hand, and for what stays in sight', async ({
      page,
      context,
    }) => {
      await open(page)
      const picture = portrait(page, locale === 'en' ? 8 : 11)
      const old = (await picture.getAttribute('aria-description')) ?? ''
      await chooseFile(page, picture, words, await aPicture(`asked-${locale}.png`, 600, 300))
      const dialog = page.getByRole('dialog', { name: words.media.newPicture })
      const box = (language: 'en' | 'ar') =>
        dialog.getByRole('textbox', {
          name: words.uploads[language === 'en' ? 'altEnglish' : 'altArabic'],
          exact: true,
        })
      await expect(box(locale)).toHaveValue(old)
      await expect(box(locale)).toBeFocused()
      await expect(dialog).toContainText(words.media.oldWords)
      expect(await findings(page)).toEqual([])
      await box('en').fill(`Asked ${locale}`)
      await box('ar').fill(`Asked ${locale}`)
      await dialog.getByLabel(words.media.focusAcross).fill('20')
      await dialog.getByRole('button', { name: words.common.save, exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(picture).toHaveCSS('object-position', '20% 50%')
      await expect(picture).toHaveAttribute('src', /^\/api\/uploads\/[\da-f]+-600x300\.png$/)
      await expect(page.locator('.ed-state')).not.toHaveClass(/is-busy/)
      const visitor = await context.newPage()
      for (const prefix of ['', '/ar']) {
        await visitor.goto(`${site.origin}${prefix}/our-team`)
        await expect(visitor.getByRole('img', { name: `Asked ${locale}` })).toHaveCSS('object-position', '20% 50%')
      }
    })
  })
}
