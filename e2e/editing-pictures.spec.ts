import type { Page, Route } from '@playwright/test'
import { admin } from './helpers/admin-account.ts'
import { accessibilityViolations } from './helpers/axe.ts'
import { backToForm, group, openForm, row } from './helpers/block-form.ts'
import { expectSaved, field, inArabic, type Messages, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'
import { chooseFile, dragFile, randomPicture, randomSvg, savePicture, type TestFile } from './helpers/media-files.ts'
import { recordToasts } from './helpers/toasts.ts'

const site = isolatedSite()
const uploads = '**/v1/uploads/'

test.beforeEach(({ context }) => {
  test.slow()
  return site.signInAsAdmin(context)
})

for (const { locale, prefix, messages } of inArabic) {
  const team = `${prefix}/our-team`
  const open = (page: Page, path = team) => openInEditMode(page, `${site.origin}${path}`)
  const portrait = (page: Page, index: number) => field(page, 'TEAM', `members.${index}.portrait`)

  test.describe(`pictures (${locale})`, () => {
    test('a new picture is shown at once and uploaded with progress, and Cancel brings the old one back until it is saved', async ({
      page,
      context,
    }) => {
      await open(page)
      const toastTexts = await recordToasts(page)
      const picture = portrait(page, 0)
      await expect(picture).toHaveRole('button')
      await expect(picture).toHaveAccessibleName(messages.editor.replaceImage)
      await expect(picture).toHaveAccessibleDescription(/\S/)
      const before = await picture.getAttribute('src')
      await slowUploads(page)
      await chooseFile(page, picture, messages, await randomPicture('new.png', 600, 400))
      await expect(picture).toHaveAttribute('src', /^blob:/)
      const bar = page.locator('.ed-toasts progress')
      await expect.poll(() => bar.evaluate(({ value }: HTMLProgressElement) => value > 5 && value < 95)).toBe(true)
      await expect(page.getByRole('status').filter({ hasText: messages.notices.fileUploaded })).toBeVisible()
      await expect(picture).toHaveAttribute('src', /-600x400\.png$/)
      const visitor = await context.newPage()
      await visitor.goto(`${site.origin}${team}`)
      await expect(visitor.locator(`img[src="${before}"]`)).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: messages.common.cancel, exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: messages.editor.discard, exact: true }).click()
      await expect(picture).toHaveAttribute('src', before ?? '')
      await expect(picture).toBeFocused()

      await chooseFile(page, picture, messages, await randomPicture('new.png', 600, 400))
      await savePicture(page, messages)
      await isSaved(page, messages)
      await expect(picture).toBeFocused()
      const { uploadingImage, fileUploaded } = messages.notices
      expect(await toastTexts()).toEqual([
        uploadingImage,
        fileUploaded,
        messages.notices.savingImage,
        messages.notices.imageUpdated,
      ])
      await expect(picture).toHaveAttribute('src', /^\/api\/uploads\/[\da-f]+-600x400\.png$/)
      await visitor.goto(`${site.origin}${team}`)
      await expect(visitor.locator(`img[src="${await picture.getAttribute('src')}"]`)).toBeVisible()
      await expect(visitor.locator(`img[src="${before}"]`)).toHaveCount(0)
    })

    test('the previous picture returns when an upload fails, with the reason and what can be done', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/Failed to load resource/)
      await open(page)
      const picture = portrait(page, 1)
      const before = (await picture.getAttribute('src')) ?? ''
      const fail = async (answer: (route: Route) => Promise<void>, reason: string, bytes?: Buffer) => {
        await page.route(uploads, answer)
        const file = await randomPicture()
        await chooseInDialog(page, { ...file, buffer: bytes ?? file.buffer })
        await expect(page.getByRole('alert')).toHaveText(messages.notices.imageFailed)
        await expect(page.locator('.ed-toast-detail')).toContainText(reason)
        await expect(picture).toHaveAttribute('src', before)
        await page.unroute(uploads)
      }
      const refuse = (status: number) => (route: Route) => route.fulfill({ status, json: { title: 'No' } })

      await picture.click()
      await test.step('a file that is too large', async () => {
        await fail(refuse(413), messages.alerts.tooLarge)
      })
      await test.step('a file without a picture inside', async () => {
        const reason = messages.media.notInside.replace('{{kind}}', 'PNG')
        await fail((route) => route.continue(), reason, Buffer.from('Only words'))
      })
      await test.step('an error of the server can be tried again', async () => {
        await fail(refuse(500), '')
        await expect(page.getByRole('button', { name: messages.page.tryAgain })).toBeVisible()
        await page.getByRole('button', { name: messages.notices.dismiss, exact: true }).click()
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
      await test.step('a server that was away gets the file without being asked', async () => {
        await fail((route) => route.abort(), messages.alerts.away)
        await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 30_000 })
        await savePicture(page, messages)
        await isSaved(page, messages)
        await expect(picture).not.toHaveAttribute('src', before)
      })
    })

    test('saving a form waits until the picture chosen in it is uploaded', async ({ page }) => {
      const form = await openForm(page, `${site.origin}${prefix}/solutions/totara-learn`, 'TABS', messages)
      await row(form, 0).getByRole('button', { name: messages.common.edit }).click()
      const { promise, resolve } = Promise.withResolvers<void>()
      await page.route(uploads, (route) => promise.then(() => route.continue()))
      const picture = group(form, messages.fields.imageSrc)
      await picture
        .getByRole('button', { name: messages.media.replace })
        .and(picture.getByLabel(messages.language[locale]))
        .click()
      const chooser = page.getByRole('dialog').filter({ hasText: messages.media.dropHere }).last()
      await chooser.locator('.ed-choose input[type="file"]').setInputFiles(await randomPicture('tab.png', 600, 401))
      await backToForm(form, messages)
      const save = form.locator('footer .ed-btn.is-solid')
      await save.click()
      await expect(save).toHaveText(messages.editor.saving)
      resolve()
      await expect(form).toHaveCount(0)
      await expectSaved(page, messages)
      await expect(field(page, 'TABS', 'tabs.0.imageSrc')).toHaveAttribute('src', /-600x401\.png$/)
    })

    test('a picture that is too large is rejected before it is sent', async ({ page }) => {
      await open(page)
      const sent: string[] = []
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
      await portrait(page, 2).click()
      const huge = { ...(await randomPicture()), buffer: Buffer.alloc(15 * 1024 * 1024 + 1) }
      await page.getByRole('dialog').locator('.ed-choose input[type="file"]').setInputFiles(huge)
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(messages.alerts.tooLarge)
      expect(sent).toEqual([])
    })

    test('a picture is replaced by a dropped file, and its alternative text is asked for', async ({ page }) => {
      await open(page)
      const picture = portrait(page, 3)
      await picture.scrollIntoViewIfNeeded()
      const drop = await dragFile(picture, await randomPicture('dropped.png', 200, 200))
      await expect(page.locator('.is-drop')).toHaveText(messages.media.dropToReplace)
      await drop()
      await expect(page.locator('.is-drop')).toHaveCount(0)
      await expect(page.getByRole('dialog')).toContainText(messages.media.oldWords)
      await savePicture(page, messages)
      await isSaved(page, messages)
      await expect(picture).toHaveAttribute('src', /-200x200\.png$/)
      const heading = page.getByRole('heading', { level: 1 })
      await (await dragFile(heading, await randomPicture()))()
      await expect(page.getByRole('status').filter({ hasText: messages.notices.uploadingImage })).toHaveCount(0)
    })

    test('a picture is chosen from the library by searching', async ({ page }) => {
      await open(page)
      const picture = portrait(page, 4)
      await picture.click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('searchbox').fill('office-amman')
      await dialog.getByRole('listitem').getByRole('button', { name: 'office-amman.webp' }).click()
      await savePicture(page, messages)
      await isSaved(page, messages)
      await expect(picture).toHaveAttribute('src', /^\/api\/uploads\/.*\.webp$/)
    })

    test('a picture can differ between the languages and can be removed', async ({ page, context }) => {
      await open(page)
      const picture = portrait(page, locale === 'en' ? 6 : 10)
      const shown = await page.locator('.team img:not([src^="data:"])').count()
      const before = (await picture.getAttribute('src')) ?? ''
      await picture.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('checkbox', { name: messages.media.different }).check()
      await expect(dialog.getByRole('radio', { name: messages.media.replaceIn[locale] })).toBeChecked()
      await dialog.locator('.ed-choose input[type="file"]').setInputFiles(await randomPicture('own.png', 222, 222))
      await savePicture(page, messages)
      await isSaved(page, messages)
      await expect(picture).toHaveAttribute('src', /-222x222\.png$/)
      const visitor = await context.newPage()
      await visitor.goto(`${site.origin}${locale === 'en' ? '/ar' : ''}/our-team`)
      await expect(visitor.locator(`img[src="${before}"]`)).toBeVisible()

      await picture.click()
      await dialog.getByRole('button', { name: messages.media.remove }).click()
      await expect(picture).toHaveAttribute('src', /^data:/)
      await expect(picture).toHaveAccessibleName(messages.editor.replaceImage)
      await savePicture(page, messages)
      await isSaved(page, messages)
      await visitor.goto(`${site.origin}${team}`)
      await expect(visitor.locator('.team img')).toHaveCount(shown - 1)
    })

    test('a new icon asks for its description where the previous one had one', async ({ page }) => {
      await open(page, `${prefix}/about`)
      await field(page, 'FEATURES', 'features.0.imageSrc').click()
      await page.locator('.ed-choose input[type="file"]').setInputFiles(randomSvg())
      await expect(page.getByRole('dialog').getByText(messages.media.oldWords)).toBeVisible()
    })

    test('an upload waits for the login when the session has ended', async ({ page, expectConsoleError }) => {
      expectConsoleError(/Failed to load resource/)
      await open(page)
      await page.evaluate(() => {
        localStorage.setItem('accessToken', 'expired')
        localStorage.setItem('refreshToken', 'spent')
      })
      const picture = portrait(page, 8)
      await (await dragFile(picture, await randomPicture('late.png', 123, 123)))()
      const dialog = page.getByRole('dialog', { name: messages.session.expiredTitle })
      await dialog.getByLabel(messages.login.password, { exact: true }).fill(admin.password)
      await dialog.getByRole('button', { name: messages.login.submit, exact: true }).click()
      await savePicture(page, messages)
      await isSaved(page, messages)
      await expect(picture).toHaveAttribute('src', /-123x123\.png$/)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    test('a click on the picture of a linked card opens its dialog, not the link', async ({ page }) => {
      await open(page, prefix || '/')
      const picture = field(page, 'SOLUTIONS', 'solutions.0.image')
      // The link of the card covers the picture. `force` skips Playwright's check that the picture gets the pointer.
      const middle = { force: true, timeout: 10_000 }
      await picture.hover(middle)
      await expect(page.locator('.ed-outline .ed-tag')).toContainText(messages.editor.replaceImage)
      await picture.click(middle)
      await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(picture).toBeFocused()
      const tab = page.context().waitForEvent('page', { timeout: 10_000 })
      await picture.click({ ...middle, modifiers: ['ControlOrMeta'] })
      await (await tab).waitForURL('**/solutions/**')
    })

    test('the picture dialog has no accessibility violations and fits a phone', async ({ page }) => {
      await open(page)
      expect(await accessibilityViolations(page, '.team')).toEqual([])
      await portrait(page, 7).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.locator('.ed-files img').first()).toBeVisible()
      expect(await accessibilityViolations(page, '.ed-dialog')).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      await expect(dialog.getByRole('button', { name: messages.media.chooseFile })).toBeInViewport({ ratio: 1 })
      await expect(dialog.getByRole('button', { name: messages.common.save, exact: true })).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
  })
}

const chooseInDialog = (page: Page, file: TestFile) =>
  page.getByRole('dialog').locator('.ed-choose input[type="file"]').setInputFiles(file)

async function isSaved(page: Page, { notices }: Messages) {
  const toast = page.getByRole('status').filter({ hasText: notices.imageUpdated })
  await expect(toast).toBeVisible({ timeout: 15_000 })
  await toast.click()
}

/** Limits the upload speed to 400 kB per second, so that the progress can be checked. */
async function slowUploads(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 400_000,
  })
}
