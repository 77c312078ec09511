import type { Page } from '@playwright/test'
import { accessibilityViolations } from './helpers/axe.ts'
import { expectSaved, field, inArabic, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'
import { chooseFile, randomPicture } from './helpers/media-files.ts'

const site = isolatedSite()

for (const { locale, prefix, messages } of inArabic) {
  const team = `${prefix}/our-team`
  const open = (page: Page) => openInEditMode(page, `${site.origin}${team}`)
  const portrait = (page: Page, index: number) => field(page, 'TEAM', `members.${index}.portrait`)

  test.describe(`alternative texts of pictures (${locale})`, () => {
    test.beforeEach(({ context }) => site.signInAsAdmin(context))

    test('the alternative text of a picture is edited, and visitors get it', async ({ page, context }) => {
      await open(page)
      const picture = portrait(page, 5)
      await picture.focus()
      await page.keyboard.press('Space')
      const dialog = page.getByRole('dialog')
      const text = `Described ${locale} ${Date.now()}`
      const name = locale === 'en' ? messages.uploads.altIn.en : messages.uploads.altIn.ar
      await dialog.getByRole('textbox', { name, exact: true }).fill(text)
      await dialog.getByRole('button', { name: messages.common.save, exact: true }).click()
      await expectSaved(page, messages)
      await expect(picture).toHaveAccessibleDescription(text)
      const visitor = await context.newPage()
      await visitor.goto(`${site.origin}${team}`)
      await expect(visitor.getByRole('img', { name: text })).toBeVisible()
    })

    test('a replaced picture asks for an alternative text, offering the old one, and for the focal point', async ({
      page,
      context,
    }) => {
      await open(page)
      const picture = portrait(page, locale === 'en' ? 8 : 11)
      const old = (await picture.getAttribute('aria-description')) ?? ''
      await chooseFile(page, picture, messages, await randomPicture(`asked-${locale}.png`, 600, 300))
      const dialog = page.getByRole('dialog')
      const box = (language: 'en' | 'ar') =>
        dialog.getByRole('textbox', {
          name: messages.uploads.altIn[language],
          exact: true,
        })
      await expect(box(locale)).toHaveValue(old)
      await expect(box(locale)).toBeFocused()
      await expect(dialog).toContainText(messages.media.oldWords)
      expect(await accessibilityViolations(page, '.ed-dialog')).toEqual([])
      await box('en').fill(`Asked ${locale}`)
      await box('ar').fill(`Asked ${locale}`)
      await dialog.getByText(messages.media.focus, { exact: true }).click()
      await dialog.getByLabel(messages.media.focusAcross).fill('20')
      await dialog.getByRole('button', { name: messages.common.save, exact: true }).click()
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
