import type { Page } from '@playwright/test'
import { expectSaved, inEnglish, type Messages, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'
import { randomPicture, randomVideo, savePicture, type TestFile } from './helpers/media-files.ts'
import { recordToasts } from './helpers/toasts.ts'

const site = isolatedSite()

test.beforeEach(({ context }) => {
  test.slow()
  return site.signInAsAdmin(context)
})

for (const { locale, prefix, messages } of inEnglish) {
  const path = `${prefix}/solutions/totara-learn`

  test.describe(`videos (${locale})`, () => {
    test('videos and pictures replace each other, depending on the file extension', async ({ page, context }) => {
      await openInEditMode(page, site.origin + path)
      const scene = page.locator('[data-block-type="IMAGE_TEXT"] :is(img, video)[data-edit-path]').first()
      const toastTexts = await recordToasts(page)
      await replace(page, messages, await randomVideo())
      await expect(scene).toHaveAttribute('data-edit-path', 'videoUrl')
      await expect.poll(toastTexts, { timeout: 15_000 }).toContain(messages.notices.imageUpdated)
      const { uploadingFile, fileUploaded, savingImage, imageUpdated } = messages.notices
      expect(await toastTexts()).toEqual(
        expect.arrayContaining([uploadingFile, fileUploaded, savingImage, imageUpdated]),
      )
      await expect(scene).toHaveAttribute('src', /^\/api\/uploads\/.*\.mp4$/)
      await expect(scene).toHaveAccessibleName(messages.editor.replaceImage)

      const visitor = await context.newPage()
      await visitor.goto(site.origin + path)
      const film = visitor.locator('video[loop]')
      await expect(film).toBeVisible()
      await expect(film).toHaveAttribute('src', (await scene.getAttribute('src')) ?? '')
      expect(await film.evaluate((video: HTMLVideoElement) => [video.controls, video.muted, video.autoplay])).toEqual([
        true,
        true,
        false,
      ])

      await replace(page, messages, await randomPicture('still.png', 640, 400))
      await expect(scene).toHaveAttribute('data-edit-path', 'imageUrl')
      await expect(scene).toHaveAttribute('src', /-640x400\.png$/)
      await expect(page.locator('.ed-state')).not.toHaveClass(/is-busy/)
      await visitor.reload()
      await expect(film).toHaveCount(0)
      await expect(visitor.locator(`img[src="${await scene.getAttribute('src')}"]`)).toBeVisible()
    })

    test('the video that a button opens is edited in the picture dialog, and can be on YouTube', async ({ page }) => {
      await openInEditMode(page, site.origin + path)
      await page
        .locator('[data-block-type="IMAGE_TEXT"] img[data-edit-path]')
        .first()
        .click({ position: { x: 9, y: 9 } })
      const film = page.getByRole('dialog').getByRole('group', { name: messages.media.buttonVideo })
      const name = [messages.media.address, messages.language[locale]].join(messages.editor.comma)
      const address = film.getByRole('textbox', { name, exact: true })
      await address.fill('no address')
      await expect(film.getByRole('alert')).toBeVisible()
      const onYouTube = `https://youtu.be/dQw4w9WgX${locale}`
      await address.fill(onYouTube)
      await page.getByRole('dialog').getByRole('button', { name: messages.common.save, exact: true }).click()
      const button = page.locator(`[data-block-type="IMAGE_TEXT"] a[href="${onYouTube}"]`)
      await expect(button).toBeVisible()
      await expectSaved(page, messages)

      await button.focus()
      await page.keyboard.press('F2')
      await expect(page.getByRole('dialog')).toContainText(`${messages.media.plays} youtu.be/dQw4w9WgX${locale}`)
      await page.getByRole('dialog').getByRole('button', { name: messages.media.changeFilm }).click()
      const changed = page.getByRole('dialog').getByRole('textbox', { name, exact: true })
      await expect(changed).toHaveValue(onYouTube)
      await changed.fill('https://youtu.be/other')
      await savePicture(page, messages)
      await expect(page.locator('[data-block-type="IMAGE_TEXT"] a[href="https://youtu.be/other"]')).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: messages.notices.imageUpdated })).toBeVisible()
    })

    test('English shows a video where Arabic shows a picture', async ({ page, context }) => {
      const visitor = await context.newPage()
      const scene = visitor.locator('.image-text-split img, .image-text-split video[loop]').first()
      const shownIn = async (prefix: string) => {
        await visitor.goto(site.origin + prefix + path)
        return scene.getAttribute('src')
      }
      const arabic = await shownIn('/ar')
      await openInEditMode(page, site.origin + path)
      await replaceIn('en', page, messages, await randomVideo())
      await expect.poll(() => shownIn('')).toMatch(/\.mp4$/)
      expect(await shownIn('/ar')).toBe(arabic)
      const film = await shownIn('')
      await replaceIn('ar', page, messages, await randomPicture('arabic.png', 640, 402))
      await expect.poll(() => shownIn('/ar')).toMatch(/-640x402\.png$/)
      expect(await shownIn('')).toBe(film)
    })
  })
}

/** Replaces the picture or video of the IMAGE_TEXT block in one language. */
async function replaceIn(locale: 'en' | 'ar', page: Page, messages: Messages, file: TestFile) {
  const scene = page.locator('[data-block-type="IMAGE_TEXT"] :is(img, video)[data-edit-path]').first()
  await scene.click({ position: { x: 9, y: 9 } })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: messages.media.different }).check()
  await dialog.getByRole('radio', { name: messages.media.replaceIn[locale] }).check()
  await dialog.locator('.ed-choose input[type="file"]').setInputFiles(file)
  await savePicture(page, messages)
  await expect(dialog).toHaveCount(0)
}

/** Replaces the picture or video of the IMAGE_TEXT block. Clicks near a corner: the play button covers the centre. */
async function replace(page: Page, messages: Messages, file: TestFile) {
  const scene = page.locator('[data-block-type="IMAGE_TEXT"] :is(img, video)[data-edit-path]').first()
  await scene.click({ position: { x: 9, y: 9 } })
  const dialog = page.getByRole('dialog')
  await dialog.locator('.ed-check input[type="checkbox"]').first().uncheck()
  await dialog.locator('.ed-choose input[type="file"]').setInputFiles(file)
  await savePicture(page, messages)
}
