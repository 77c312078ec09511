import { group, openForm, row } from './helpers/block-form.ts'
import { expectSaved, field, inArabic, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'
import { dragFile, randomPicture } from './helpers/media-files.ts'

const site = isolatedSite()
const uploads = '**/v1/uploads/'

for (const { locale, prefix, messages } of inArabic) {
  test.describe(`links and uploads (${locale})`, () => {
    test.beforeEach(({ context }) => site.signInAsAdmin(context))

    test('a form stays open after a failed upload, and saving it uploads the picture again', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/Failed to load resource/)
      const form = await openForm(page, `${site.origin}${prefix}/solutions/totara-learn`, 'TABS', messages)
      await row(form, 1).getByRole('button', { name: messages.common.edit }).click()
      await page.route(uploads, (route) => route.abort())
      const picture = group(form, messages.fields.imageSrc)
        .locator('.ed-drop-zone')
        .nth(locale === 'en' ? 0 : -1)
      await (await dragFile(picture, await randomPicture('held.png', 601, 400)))()
      await expect(page.getByRole('alert')).toHaveText(messages.notices.imageFailed)
      await page.keyboard.press('Escape')
      const question = page.getByRole('alertdialog', { name: messages.editor.notSaved })
      await question.getByRole('button', { name: messages.editor.goOn, exact: true }).click()
      await page.unroute(uploads)
      await form.locator('footer .ed-btn.is-solid').click()
      await expect(form).toHaveCount(0)
      await expectSaved(page, messages)
      await expect(field(page, 'TABS', 'tabs.1.imageSrc')).toHaveAttribute('src', /-601x400\.png$/)
    })

    test('a button without a path says where it leads, and can be given a path', async ({ page }) => {
      const { editor } = messages
      await openInEditMode(page, `${site.origin}${prefix}/solutions/totara-suite`)
      const dialog = page.getByRole('dialog')
      await field(page, 'TABS', 'buttonText').click()
      await expect(dialog).toContainText(editor.leadsToForm)
      await expect(dialog.getByRole('textbox', { name: editor.path })).toHaveCount(0)
      await page.keyboard.press('Escape')
      const button = field(page, 'HERO', 'primaryButtonText')
      await button.click()
      await expect(dialog).toContainText(editor.leadsToForm)
      await dialog.getByRole('textbox', { name: editor.path }).fill('/about')
      await expect(dialog).not.toContainText(editor.leadsToForm)
      await dialog.getByRole('button', { name: messages.common.save, exact: true }).click()
      await expectSaved(page, messages)
      const link = page.locator('a:has([data-edit-path="primaryButtonText"])').first()
      await expect(link).toHaveAttribute('href', `${prefix}/about`)
      await button.click()
      await dialog.getByRole('textbox', { name: editor.path }).fill('')
      await dialog.getByRole('button', { name: messages.common.save, exact: true }).click()
      await expectSaved(page, messages)
      await expect(link).toHaveAttribute('href', '#request-demo-form')
    })

    test('a label with a fixed link says where it leads, without a language prefix', async ({ page }) => {
      await openInEditMode(page, `${site.origin}${prefix}/about`)
      await page.locator(`header a[href="${prefix}/contact"] [data-edit-path]`).first().click()
      const leads = page.getByRole('dialog').locator('.ed-aside')
      await expect(leads).toHaveText(messages.editor.leadsTo.replace('{{path}}', '/contact'))
    })

    test('a link to an uploaded file opens the file', async ({ page, expectConsoleError }) => {
      // The policy of uploaded files blocks all scripts, including those that Playwright injects.
      expectConsoleError(/Blocked script execution/)
      await openInEditMode(page, `${site.origin}${prefix}/about`)
      const shown = page.locator('main img[src*="/uploads/"]').first()
      const path = new URL((await shown.getAttribute('src')) ?? '', site.origin).pathname.replace('/api', '')
      const link = field(page, 'FOOTER', 'columns.1.links.0.label')
      await link.click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: messages.editor.path }).fill(path)
      await dialog.getByRole('button', { name: messages.common.save, exact: true }).click()
      await expectSaved(page, messages)
      await link.click()
      const tab = page.context().waitForEvent('page')
      await dialog.getByRole('link', { name: messages.editor.follow, exact: true }).click()
      await expect(await tab).toHaveURL(`${site.origin}/api${path}`)
      expect((await page.request.get(`${site.origin}/api${path}`)).headers()['content-type']).toMatch(/^image\//)
    })
  })
}
