import type { Page } from '@playwright/test'
import { accessibilityViolations } from './helpers/axe.ts'
import { box, group } from './helpers/block-form.ts'
import { expectSaved, inArabic, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'
import { dragFile, randomPicture, savePicture } from './helpers/media-files.ts'

const site = isolatedSite()

test.beforeEach(({ context }) => {
  test.slow()
  return site.signInAsAdmin(context)
})

for (const { locale, root, messages } of inArabic) {
  const { common, editor, fields, media } = messages

  test(`pictures of the hero's gallery are added, replaced, moved and deleted (${locale})`, async ({
    page,
    context,
  }) => {
    await openInEditMode(page, site.origin + root)
    const slides = page.locator('[data-block-type="HERO"] img[data-edit-path^="sliderImages."]')
    const count = await slides.count()

    await slides.first().hover()
    await tool(page, editor.addItem).click()
    const form = page.getByRole('dialog').first()
    const picture = group(form, fields.src)
    await expect(picture.getByRole('button', { name: media.choose.picture })).toBeFocused()
    await picture.getByRole('button', { name: media.choose.picture }).click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('dialog', { name: fields.src }).getByRole('button', { name: media.chooseFile }).click()
    await (await chooser).setFiles(await randomPicture('slide.png', 720, 480))
    await expect(page.getByRole('status').filter({ hasText: messages.notices.fileUploaded })).toBeVisible()
    await expect(picture.locator('.ed-thumbnail img')).toHaveAttribute('src', /-720x480\.png\?w=320$/)
    await box(form, fields.alt, editor.english).fill('A new slide')
    await box(form, fields.alt, editor.arabic).fill('شريحة جديدة')
    expect(await accessibilityViolations(page, '.ed-dialog')).toEqual([])
    await form.getByRole('button', { name: common.save, exact: true }).click()
    await expectSaved(page, messages)
    await expect(slides).toHaveCount(count + 1)
    await expect(slides.nth(1)).toHaveAttribute('src', /-720x480\.png$/)
    await expect(slides.nth(1)).toHaveAccessibleDescription(locale === 'en' ? 'A new slide' : 'شريحة جديدة')

    await (await dragFile(slides.nth(1), await randomPicture('other.png', 700, 480)))()
    await savePicture(page, messages)
    await expect(page.getByRole('status').filter({ hasText: messages.notices.imageUpdated })).toBeVisible()
    await expect(slides.nth(1)).toHaveAttribute('src', /-700x480\.png$/)

    await slides.nth(1).hover()
    await tool(page, locale === 'en' ? editor.moveLeft : editor.moveRight).click()
    await expectSaved(page, messages)
    await expect(slides.first()).toHaveAttribute('src', /-700x480\.png$/)
    const visitor = await context.newPage()
    await visitor.goto(site.origin + root)
    await expect(visitor.locator('.hero-slide img').first()).toHaveAttribute('src', /-700x480\.png$/)

    await slides.first().hover()
    await tool(page, common.delete).click()
    await page.getByRole('alertdialog').getByRole('button', { name: common.delete, exact: true }).click()
    await expectSaved(page, messages)
    await expect(slides).toHaveCount(count)
    await visitor.reload()
    await expect(visitor.locator('img[src$="-700x480.png"]')).toHaveCount(0)
  })
}

const tool = (page: Page, name: string) =>
  page.locator('.ed-toolbar.is-list-item').getByRole('button', { name, exact: true })
