import type { Page } from '@playwright/test'
import { adminHeaders } from './helpers/admin-panels.ts'
import { accessibilityViolations } from './helpers/axe.ts'
import {
  box,
  editText,
  expectDraftStored,
  expectSaved,
  field,
  holdWrites,
  inEnglish,
  languages,
  openInEditMode,
} from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { blockUrlPattern, failSaves } from './helpers/second-editor.ts'

for (const { locale, root, prefix, messages } of inEnglish) {
  test.describe(`drafts, failed saves and being offline (${locale})`, () => {
    test.beforeEach(({ signInAsAdmin, expectConsoleError }) => {
      expectConsoleError(/Failed to load resource/)
      return signInAsAdmin()
    })

    test('a text that could not be saved is offered again after a reload', async ({ page }) => {
      await openInEditMode(page, `${prefix}/our-partners`)
      await failSaves(page)
      await editText(page, field(page, 'LOGO_WALL', 'title'), messages, { [locale]: `Kept ${locale}` })
      await expect(page.getByRole('alert')).toBeVisible()
      await page.unroute(blockUrlPattern)
      await openInEditMode(page, `${prefix}/our-partners`)
      await expect(page.getByRole('alert').filter({ hasText: messages.editor.notSaved })).toBeVisible()
      await page.getByRole('button', { name: messages.editor.saveFailedChange }).click()
      await expectSaved(page, messages)
      await expect(field(page, 'LOGO_WALL', 'title')).toHaveText(`Kept ${locale}`)
    })

    test('a change waits while the server does not answer, and is then saved automatically', async ({ page }) => {
      await openInEditMode(page, `${prefix}/contact`)
      await page.route('**/api/**', (route) => route.abort())
      const title = field(page, 'OFFICES', 'title')
      const text = `Away ${locale} ${Date.now()}`
      await editText(page, title, messages, { [locale]: text })
      await expect(page.locator('.ed-toast-detail')).toContainText(messages.alerts.away)
      await expect(page.getByText(messages.editor.offline)).toHaveCount(0)
      await page.waitForEvent('requestfailed')
      await expect(title).not.toHaveText(text)
      await page.unroute('**/api/**')
      await expect(title).toHaveText(text, { timeout: 20_000 })
      await expectSaved(page, messages)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    test('an unsaved text is offered again after the tab closed', async ({ page, context }) => {
      await openInEditMode(page, `${prefix}/contact`)
      await field(page, 'OFFICES', 'title').click()
      const mine = box(page.getByRole('dialog'), messages, locale)
      await mine.fill('')
      const typing = mine.pressSequentially(`Half ${locale} of what is typed without a pause`, { delay: 100 })
      await expectDraftStored(page, `Half ${locale}`)
      await expect(mine).not.toHaveValue(/pause/)
      await Promise.all([page.close({ runBeforeUnload: false }), typing.catch(() => {})])
      const next = await context.newPage()
      await openInEditMode(next, `${prefix}/contact`)
      await next.getByRole('button', { name: messages.editor.openFailedChange }).click()
      const dialog = next.getByRole('dialog')
      await expect(box(dialog, messages, locale)).toHaveValue(new RegExp(`^Half ${locale}`))
      await dialog.getByRole('button', { name: messages.editor.discardFailedChange }).click()
      await next.reload()
      await expect(next.locator('main [data-edit-path]').first()).toBeVisible()
      await expect(next.getByText(messages.editor.notSaved)).toHaveCount(0)
    })

    test('unsaved page settings are offered again after the tab closed', async ({ page, context }) => {
      const settings = (tab: Page) => tab.getByRole('dialog', { name: messages.editor.pageSettings })
      const description = (tab: Page) => settings(tab).getByLabel(messages.editor.descriptionIn[locale])
      const save = (tab: Page) => settings(tab).getByRole('button', { name: messages.common.save, exact: true }).click()
      const typed = `Half described ${locale}`
      await openInEditMode(page, `${prefix}/our-clients`)
      await page.getByRole('button', { name: messages.editor.pageSettings, exact: true }).click()
      const before = await description(page).inputValue()
      await description(page).fill(typed)
      await expectDraftStored(page, typed)
      await page.close({ runBeforeUnload: false })
      const next = await context.newPage()
      await openInEditMode(next, `${prefix}/our-clients`)
      const alerts = next.getByRole('alert')
      await expect(alerts).toHaveCount(1)
      await next.getByRole('button', { name: messages.editor.openFailedChange }).click()
      await expect(description(next)).toHaveValue(typed)
      await next.keyboard.press('Escape')
      await next.getByRole('button', { name: messages.editor.notSaved }).click()
      const list = next.getByRole('dialog', { name: messages.editor.notSaved })
      await expect(list.locator('q')).toHaveText(typed)
      await list.getByRole('button', { name: messages.editor.openFailedChange }).click()
      await expect(list).toHaveCount(0)
      await expect(description(next)).toHaveValue(typed)
      const release = await holdWrites(next)
      await save(next)
      // The field is read-only during the save, because the dialog closes after it and would lose text typed meanwhile.
      await expect(description(next)).not.toBeEditable()
      release()
      await expectSaved(next, messages)
      await expect(settings(next)).toHaveCount(0)
      await expect(alerts).toHaveCount(0)
      await expect(next.locator('.ed-state')).not.toHaveText(messages.editor.notSaved)
      await next.getByRole('button', { name: messages.editor.pageSettings, exact: true }).click()
      await expect(description(next)).toHaveValue(typed)
      // Restores the description, because other tests check it.
      await description(next).fill(before)
      await save(next)
      await expect(settings(next)).toHaveCount(0)
    })

    test('going back from changed page settings asks first, and keeps the typed text', async ({ page }) => {
      const [language, description] = [page.locator('html'), page.getByRole('dialog').locator('textarea').first()]
      await openInEditMode(page, `${prefix}/about`)
      await page.locator('.ed-lang a:not([aria-current])').click()
      await expect(language).not.toHaveAttribute('lang', locale)
      const there = languages.find((each) => each.locale !== locale) ?? languages[0]
      await page.getByRole('button', { name: there.messages.editor.pageSettings, exact: true }).click()
      await description.fill(`Half described ${locale}`)
      await expectDraftStored(page, `Half described ${locale}`)
      await page.evaluate(() => history.back())
      await page.getByRole('alertdialog').getByRole('button', { name: there.messages.editor.goOn }).click()
      await expect(language).toHaveAttribute('lang', there.locale)
      await expect(description).toHaveValue(`Half described ${locale}`)
    })

    test('the unsaved title of a new story is offered again after the tab closed', async ({ page, context }) => {
      const title = `Half a story ${locale}`
      await openInEditMode(page, `${prefix}/customer-stories`)
      await page.locator('.ed-add-item button').filter({ hasText: messages.editor.addsStory }).click()
      await page.getByRole('dialog').getByLabel(messages.editor.titleIn.en).fill(title)
      await expectDraftStored(page, title)
      await page.close({ runBeforeUnload: false })
      const next = await context.newPage()
      await openInEditMode(next, `${prefix}/customer-stories`)
      await expect(next.getByRole('button', { name: messages.editor.saveFailedChange })).toHaveCount(0)
      await next.getByRole('button', { name: messages.editor.openFailedChange }).click()
      const dialog = next.getByRole('dialog')
      await expect(dialog.getByLabel(messages.editor.titleIn.en)).toHaveValue(title)
      await dialog
        .getByRole('group', { name: messages.fields.company })
        .getByLabel(messages.editor.english)
        .fill('Half')
      await dialog.getByRole('button', { name: messages.pages.createPublic, exact: true }).click()
      await expect(next.getByRole('status').filter({ hasText: messages.notices.storyCreated })).toBeVisible()
      await expect(next.locator('main').getByText(title)).toBeVisible()
      await next.goBack()
      await expect(next.locator('.ed-state')).not.toHaveText(messages.editor.notSaved)
      await next.reload()
      await expect(next.locator('main [data-edit-path]').first()).toBeVisible()
      await expect(next.getByText(messages.editor.notSaved)).toHaveCount(0)
      const block = await next.locator('main [data-block-type="GALLERY"]').getAttribute('data-block-id')
      const item = `/api/v1/pages/blocks/${block}/items/half-a-story-${locale}`
      expect((await next.request.delete(item, { headers: await adminHeaders(next.request) })).status()).toBe(204)
    })

    test('a failed move is in the list of unsaved edits, and can be repeated there', async ({ page }) => {
      await openInEditMode(page, root)
      const [first, second] = [0, 1].map((at) => field(page, 'SOLUTIONS', `solutions.${at}.title`))
      const names = [await first?.textContent(), await second?.textContent()]
      await failSaves(page)
      await first?.hover()
      const tools = page.getByRole('toolbar', { name: names[0] ?? '', exact: true })
      await tools
        .getByRole('button', { name: new RegExp(`${messages.editor.moveRight}|${messages.editor.moveLeft}`) })
        .last()
        .click()
      await expect(page.getByRole('alert')).toBeVisible()
      await page.unroute(blockUrlPattern)
      await page.setViewportSize({ width: 360, height: 740 })
      await page.getByRole('button', { name: messages.editor.notSaved }).click()
      const list = page.getByRole('dialog', { name: messages.editor.notSaved })
      await expect(list).toBeVisible()
      await expect(list.getByRole('button', { name: messages.editor.openFailedChange })).toHaveCount(0)
      expect(await accessibilityViolations(page, '.ed-dialog')).toEqual([])
      await list.getByRole('button', { name: messages.editor.saveFailedChange }).click()
      await expectSaved(page, messages)
      await expect(list).toHaveCount(0)
      await expect(second ?? page.locator('main')).toHaveText(names[0] ?? '')
    })

    test('an offline editor does not leave for a page that fails to load, or sees its error and can retry', async ({
      page,
      context,
      expectConsoleError,
    }) => {
      expectConsoleError(/Error loading route module|Failed to fetch/)
      const there = languages.find((each) => each.locale !== locale) ?? languages[0]
      const failed = page.locator('main').getByRole('alert')
      const title = field(page, 'AWARDS', 'title')
      // Adds a link that is not editable, because in edit mode a click on an editable link opens a dialog.
      const follow = (href: string) =>
        page.evaluate((to) => {
          const link = Object.assign(document.createElement('a'), { href: to })
          document.querySelector('footer')?.append(link)
          link.click()
        }, href)
      const lastRoute = page.waitForResponse(/\/detail-/)
      await openInEditMode(page, `${prefix}/our-awards`)
      await lastRoute
      const state = page.locator('.ed-state')
      await context.setOffline(true)
      await expect(state).toHaveText(messages.editor.offline)
      await page.getByRole('link', { name: messages.editor.exit, exact: true }).click()
      const alert = page.getByRole('alert').filter({ hasText: messages.editor.offline })
      await expect(alert).toBeVisible()
      await expect(field(page, 'AWARDS', 'title')).toBeVisible()
      await context.setOffline(false)
      await expect(alert).toHaveCount(0)
      await expect(state).toHaveText(messages.release.intoLive)

      const headline = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      for (const failure of ['offline', 500, 502] as const) {
        if (failure === 'offline') await context.setOffline(true)
        else await page.route('**/*.data*', (route) => route.fulfill({ status: failure, body: 'Bad gateway' }))
        await follow(`${prefix}/about`)
        await expect(failed).toHaveText(messages.page.failed)
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('region', { name: messages.editor.bar })).toBeVisible()
        await page.goBack()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
        await follow(`${prefix}/about`)
        await expect(failed).toHaveText(messages.page.failed)
        if (failure === 'offline') await context.setOffline(false)
        else await page.unroute('**/*.data*')
        await page.getByRole('link', { name: messages.page.tryAgain, exact: true }).click()
        await expect(field(page, 'HERO', 'title')).toBeVisible()
        await page.goBack()
        await expect(title).toBeVisible()
      }

      await context.setOffline(true)
      await follow(`${there.prefix}/customer-stories/sahab-air`)
      await expect(failed).toHaveText(there.messages.page.failed)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
      await context.setOffline(false)
      await expect(title).toBeVisible({ timeout: 20_000 })
    })

    test('text typed into the page settings stays when a button of an alert is pressed', async ({ page }) => {
      await openInEditMode(page, `${prefix}/contact`)
      await failSaves(page)
      await editText(page, field(page, 'OFFICES', 'title'), messages, { [locale]: `Failed ${locale}` })
      const openIt = page.getByRole('button', { name: messages.editor.openFailedChange })
      await page.getByRole('button', { name: messages.editor.pageSettings, exact: true }).click()
      const dialog = page.getByRole('dialog')
      const name = dialog.getByLabel(messages.editor.nameIn[locale])
      await name.fill(`Typed ${locale}`)
      await openIt.click()
      await expect(name).toHaveValue(`Typed ${locale}`)
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').getByRole('button', { name: messages.editor.discard, exact: true }).click()
      await openIt.click()
      await expect(box(dialog, messages, locale)).toHaveValue(`Failed ${locale}`)
      await dialog.getByRole('button', { name: messages.editor.discardFailedChange }).click()
    })

    test('the page stays while a part of the editor loads, and one that fails to load can be loaded again', async ({
      page,
    }) => {
      // The route is set before the page opens, because edit mode prefetches the code of dialogs.
      await page.route('**/assets/form-dialog-*', (route) => route.abort())
      const wanted = Promise.withResolvers<void>()
      await page.route('**/assets/block-chooser-*.js', async (route) => {
        await wanted.promise
        await route.continue()
      })
      const asked = page.waitForRequest('**/assets/block-chooser-*.js')
      await openInEditMode(page, `${prefix}/why-choose-us`)
      await page.getByRole('button', { name: messages.editor.addBlock, exact: true }).last().click()
      await asked
      await expect(field(page, 'FEATURES', 'features.0.title')).toBeVisible()
      wanted.resolve()
      await expect(page.getByRole('dialog').getByLabel(messages.editor.searchBlocks)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await field(page, 'FEATURES', 'features.0.title').hover()
      await page
        .locator('.ed-toolbar.is-list-item')
        .getByRole('button', { name: messages.common.edit, exact: true })
        .click()
      const alert = page.getByRole('alertdialog', { name: messages.editor.partMissing })
      await expect(alert).toBeVisible()
      await expect(field(page, 'FEATURES', 'features.0.title')).toBeVisible()
      await page.unroute('**/assets/form-dialog-*')
      await alert.getByRole('button', { name: messages.page.tryAgain, exact: true }).click()
      await expect(page.getByRole('dialog').getByRole('group').first()).toBeVisible()
      // The second attempt also loads the dialog's style sheet.
      await expect(page.locator('.ed-form')).toHaveCSS('display', 'grid')
    })
  })
}
