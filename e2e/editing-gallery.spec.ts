import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { edit, languages, saved } from './editing.ts'
import { box, group } from './forms.ts'
import { aPicture, dragFile } from './media-files.ts'
import { ownSite } from './own-site.ts'
import { expect, test } from './site.ts'

const site = ownSite()

test.beforeEach(({ context }) => {
  test.slow()
  return site.asAdmin(context)
})

for (const { locale, root, words } of languages) {
  const { common, editor, fields, media } = words

  test(`pictures of the hero's gallery are added, replaced, moved and deleted (${locale})`, async ({
    page,
    context,
  }) => {
    await edit(page, site.origin + root)
    const slides = page.locator('[data-block-type="HERO"] img[data-edit-path^="sliderImages."]')
    const count = await slides.count()

    await slides.first().hover()
    await tool(page, editor.addItem).click()
    const form = page.getByRole('dialog').first()
    const picture = group(form, fields.src)
    await picture.getByRole('button', { name: media.choose.picture }).click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('dialog', { name: fields.src }).getByRole('button', { name: media.chooseFile }).click()
    await (await chooser).setFiles(await aPicture('slide.png', 720, 480))
    await expect(page.getByRole('status').filter({ hasText: words.notices.fileUploaded })).toBeVisible()
    await expect(picture.locator('.ed-thumbnail img')).toHaveAttribute('src', /-720x480\.png\?w=320$/)
    await box(form, fields.alt, editor.english).fill('A new slide')
    await box(form, fields.alt, editor.arabic).fill('شريحة جديدة')
    expect(await findings(page)).toEqual([])
    await form.getByRole('button', { name: common.save, exact: true }).click()
    await saved(page, words)
    await expect(slides).toHaveCount(count + 1)
    await expect(slides.nth(1)).toHaveAttribute('src', /-720x480\.png$/)
    await expect(slides.nth(1)).toHaveAccessibleDescription(locale === 'en' ? 'A new slide' : 'شريحة جديدة')

    await (await dragFile(slides.nth(1), await aPicture('other.png', 700, 480)))()
    await expect(page.getByRole('status').filter({ hasText: words.notices.imageUpdated })).toBeVisible()
    await expect(slides.nth(1)).toHaveAttribute('src', /-700x480\.png$/)
    await page.getByRole('dialog', { name: media.newPicture }).press('Escape')

    await slides.nth(1).hover()
    await tool(page, locale === 'en' ? editor.moveLeft : editor.moveRight).click()
    await saved(page, words)
    await expect(slides.first()).toHaveAttribute('src', /-700x480\.png$/)
    const visitor = await context.newPage()
    await visitor.goto(site.origin + root)
    await expect(visitor.locator('.hero-slide img').first()).toHaveAttribute('src', /-700x480\.png$/)

    await slides.first().hover()
    await tool(page, common.delete).click()
    await page.getByRole('alertdialog').getByRole('button', { name: common.delete, exact: true }).click()
    await saved(page, words)
    await expect(slides).toHaveCount(count)
    await visitor.reload()
    await expect(visitor.locator('img[src$="-700x480.png"]')).toHaveCount(0)
  })
}

const tool = (page: Page, name: string) => page.locator('.ed-tools.is-entry').getByRole('button', { name, exact: true })
