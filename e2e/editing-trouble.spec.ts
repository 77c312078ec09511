import type { Page } from '@playwright/test'
import { authorised } from './administration.ts'
import { findings } from './axe.ts'
import { onSave, saves } from './colleague.ts'
import { box, edit, field, keptOnDevice, languages, saved, slowly, write } from './editing.ts'
import { expect, test } from './site.ts'

for (const { locale, root, prefix, words } of languages) {
  test.describe(`when saving goes wrong (${locale})`, () => {
    test.beforeEach(({ asAdmin, expectConsoleError }) => {
      expectConsoleError(/Failed to load resource/)
      return asAdmin()
    })

    test('a text that could not be saved is still there after a reload', async ({ page }) => {
      await edit(page, `${prefix}/our-partners`)
      await onSave(page, (route) => route.abort())
      await write(page, field(page, 'LOGO_WALL', 'title'), words, { [locale]: `Kept ${locale}` })
      await expect(page.getByRole('alert')).toBeVisible()
      await page.unroute(saves)
      await edit(page, `${prefix}/our-partners`)
      await expect(page.getByRole('alert').filter({ hasText: words.editor.notSaved })).toBeVisible()
      await page.getByRole('button', { name: words.editor.recoveredSave }).click()
      await saved(page, words)
      await expect(field(page, 'LOGO_WALL', 'title')).toHaveText(`Kept ${locale}`)
    })

    test('while the server is away for some seconds a change waits, and is then saved by itself', async ({ page }) => {
      await edit(page, `${prefix}/contact`)
      await page.route('**/api/**', (route) => route.abort())
      const title = field(page, 'OFFICES', 'title')
      const text = `Away ${locale} ${Date.now()}`
      await write(page, title, words, { [locale]: text })
      await expect(page.locator('.ed-notice-detail')).toContainText(words.alerts.away)
      await expect(page.getByText(words.editor.offline)).toHaveCount(0)
      // Longer than the first pause.
      await page.waitForTimeout(4_000)
      await expect(title).not.toHaveText(text)
      await page.unroute('**/api/**')
      await expect(title).toHaveText(text, { timeout: 20_000 })
      await saved(page, words)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    test('what is being typed when the tab dies is offered again', async ({ page, context }) => {
      await edit(page, `${prefix}/contact`)
      await field(page, 'OFFICES', 'title').click()
      await box(page.getByRole('dialog'), words, locale).fill(`Half ${locale}`)
      await keptOnDevice(page, `Half ${locale}`)
      await page.close({ runBeforeUnload: false })
      const next = await context.newPage()
      await edit(next, `${prefix}/contact`)
      await next.getByRole('button', { name: words.editor.recoveredOpen }).click()
      const dialog = next.getByRole('dialog')
      await expect(box(dialog, words, locale)).toHaveValue(`Half ${locale}`)
      await dialog.getByRole('button', { name: words.editor.recoveredDiscard }).click()
      await next.reload()
      await expect(next.locator('main [data-edit-path]').first()).toBeVisible()
      await expect(next.getByText(words.editor.notSaved)).toHaveCount(0)
    })

    test('what is typed into the settings of a page when the tab dies is offered again', async ({ page, context }) => {
      const settings = (tab: Page) => tab.getByRole('dialog', { name: words.editor.pageSettings })
      const description = (tab: Page) => settings(tab).getByLabel(words.editor.descriptionIn[locale])
      const save = (tab: Page) => settings(tab).getByRole('button', { name: words.common.save, exact: true }).click()
      const typed = `Half described ${locale}`
      await edit(page, `${prefix}/our-clients`)
      await page.getByRole('button', { name: words.editor.pageSettings, exact: true }).click()
      const before = await description(page).inputValue()
      await description(page).fill(typed)
      await keptOnDevice(page, typed)
      await page.close({ runBeforeUnload: false })
      const next = await context.newPage()
      await edit(next, `${prefix}/our-clients`)
      const alerts = next.getByRole('alert')
      await expect(alerts).toHaveCount(1)
      await next.getByRole('button', { name: words.editor.recoveredOpen }).click()
      await expect(description(next)).toHaveValue(typed)
      await next.keyboard.press('Escape')
      await next.getByRole('alertdialog').getByRole('button', { name: words.editor.discard, exact: true }).click()
      await next.getByRole('button', { name: words.editor.notSaved }).click()
      const list = next.getByRole('dialog', { name: words.editor.notSaved })
      await expect(list.locator('q')).toHaveText(typed)
      await list.getByRole('button', { name: words.editor.recoveredOpen }).click()
      await expect(list).toHaveCount(0)
      await expect(description(next)).toHaveValue(typed)
      await slowly(next)
      await save(next)
      // What were typed now would be lost with the dialog.
      await expect(description(next)).not.toBeEditable()
      await saved(next, words)
      await expect(settings(next)).toHaveCount(0)
      await expect(alerts).toHaveCount(0)
      await expect(next.locator('.ed-state')).not.toHaveText(words.editor.notSaved)
      await next.getByRole('button', { name: words.editor.pageSettings, exact: true }).click()
      await expect(description(next)).toHaveValue(typed)
      // Other stories read what this page says of itself.
      await description(next).fill(before)
      await save(next)
      await saved(next, words)
    })

    test('a step back to the page in the other language leaves what is typed into its settings', async ({ page }) => {
      const language = page.locator('html')
      const description = page.getByRole('dialog').locator('textarea').first()
      await edit(page, `${prefix}/about`)
      await page.locator('.ed-lang a:not([aria-current])').click()
      await expect(language).not.toHaveAttribute('lang', locale)
      const there = languages.find((each) => each.locale !== locale) ?? languages[0]
      await page.getByRole('button', { name: there.words.editor.pageSettings, exact: true }).click()
      await description.fill(`Half described ${locale}`)
      await keptOnDevice(page, `Half described ${locale}`)
      await page.goBack()
      await expect(language).toHaveAttribute('lang', locale)
      await expect(description).toHaveValue(`Half described ${locale}`)
    })

    test('the title of a new story is offered again when the tab dies over it', async ({ page, context }) => {
      const title = `Half a story ${locale}`
      await edit(page, `${prefix}/customer-stories`)
      await page.locator('.ed-add-item button').filter({ hasText: words.editor.addsStory }).click()
      await page.getByRole('dialog').getByLabel(words.editor.englishTitle).fill(title)
      await keptOnDevice(page, title)
      await page.close({ runBeforeUnload: false })
      const next = await context.newPage()
      await edit(next, `${prefix}/customer-stories`)
      await expect(next.getByRole('button', { name: words.editor.recoveredSave })).toHaveCount(0)
      await next.getByRole('button', { name: words.editor.recoveredOpen }).click()
      const dialog = next.getByRole('dialog')
      await expect(dialog.getByLabel(words.editor.englishTitle)).toHaveValue(title)
      await dialog.getByRole('group', { name: words.fields.company }).getByLabel(words.editor.english).fill('Half')
      await dialog.getByRole('button', { name: words.editor.create, exact: true }).click()
      await expect(next.getByRole('status').filter({ hasText: words.notices.storyCreated })).toBeVisible()
      await expect(next.locator('main').getByText(title)).toBeVisible()
      await next.goBack()
      await expect(next.locator('.ed-state')).not.toHaveText(words.editor.notSaved)
      await next.reload()
      await expect(next.locator('main [data-edit-path]').first()).toBeVisible()
      await expect(next.getByText(words.editor.notSaved)).toHaveCount(0)
      const block = await next.locator('main [data-block-type="GALLERY"]').getAttribute('data-block-id')
      const item = `/api/v1/pages/blocks/${block}/items/half-a-story-${locale}`
      expect((await next.request.delete(item, { headers: await authorised(next.request) })).status()).toBe(204)
    })

    test('a move that fails is in the list of what is not saved, to be made again', async ({ page }) => {
      await edit(page, root)
      const [first, second] = [0, 1].map((at) => field(page, 'SOLUTIONS', `solutions.${at}.title`))
      const names = [await first?.textContent(), await second?.textContent()]
      await onSave(page, (route) => route.fulfill({ status: 500, json: {} }))
      await first?.hover()
      const tools = page.getByRole('toolbar', { name: names[0] ?? '', exact: true })
      await tools
        .getByRole('button', { name: new RegExp(`${words.editor.moveRight}|${words.editor.moveLeft}`) })
        .last()
        .click()
      await expect(page.getByRole('alert')).toBeVisible()
      await page.unroute(saves)
      await page.setViewportSize({ width: 360, height: 740 })
      await page.getByRole('button', { name: words.editor.notSaved }).click()
      const list = page.getByRole('dialog', { name: words.editor.notSaved })
      await expect(list).toBeVisible()
      await expect(list.getByRole('button', { name: words.editor.recoveredOpen })).toHaveCount(0)
      expect(await findings(page, '.ed-dialog')).toEqual([])
      await list.getByRole('button', { name: words.editor.recoveredSave }).click()
      await saved(page, words)
      await expect(list).toHaveCount(0)
      await expect(second ?? page.locator('main')).toHaveText(names[0] ?? '')
    })

    test('who is offline is told so, and does not leave for a page that cannot be reached', async ({
      page,
      context,
    }) => {
      await edit(page, `${prefix}/our-awards`)
      const state = page.locator('.ed-state')
      await context.setOffline(true)
      await expect(state).toHaveText(words.editor.offline)
      await page.getByRole('link', { name: words.editor.exit, exact: true }).click()
      const alert = page.getByRole('alert').filter({ hasText: words.editor.offline })
      await expect(alert).toBeVisible()
      await expect(field(page, 'AWARDS', 'title')).toBeVisible()
      await context.setOffline(false)
      await expect(alert).toHaveCount(0)
      await expect(state).toHaveText(words.editor.saved)
    })

    test('a page that cannot be fetched is said to have failed in its place, with ways on and back', async ({
      page,
      context,
      expectConsoleError,
    }) => {
      expectConsoleError(/Error loading route module|Failed to fetch/)
      const there = languages.find((each) => each.locale !== locale) ?? languages[0]
      const failed = page.locator('main').getByRole('alert')
      const title = field(page, 'AWARDS', 'title')
      // The site's own links are opened to be edited.
      const follow = (href: string) =>
        page.evaluate((to) => {
          const link = Object.assign(document.createElement('a'), { href: to })
          document.querySelector('footer')?.append(link)
          link.click()
        }, href)
      const lastRoute = page.waitForResponse(/\/detail-/)
      await edit(page, `${prefix}/our-awards`)
      await lastRoute
      const headline = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      for (const failure of ['offline', 500, 502] as const) {
        if (failure === 'offline') await context.setOffline(true)
        else await page.route('**/*.data*', (route) => route.fulfill({ status: failure, body: 'Bad gateway' }))
        await follow(`${prefix}/about`)
        await expect(failed).toHaveText(words.page.failed)
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('region', { name: words.editor.bar })).toBeVisible()
        await page.goBack()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
        await follow(`${prefix}/about`)
        await expect(failed).toHaveText(words.page.failed)
        if (failure === 'offline') await context.setOffline(false)
        else await page.unroute('**/*.data*')
        await page.getByRole('link', { name: words.page.tryAgain, exact: true }).click()
        await expect(field(page, 'HERO', 'title')).toBeVisible()
        await page.goBack()
        await expect(title).toBeVisible()
      }

      await context.setOffline(true)
      await follow(`${there.prefix}/customer-stories/sahab-air`)
      await expect(failed).toHaveText(there.words.page.failed)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
      await context.setOffline(false)
      await expect(title).toBeVisible({ timeout: 20_000 })
    })

    test('words typed in the settings of a page stay while an alert over them is pressed', async ({ page }) => {
      await edit(page, `${prefix}/contact`)
      await onSave(page, (route) => route.abort())
      await write(page, field(page, 'OFFICES', 'title'), words, { [locale]: `Failed ${locale}` })
      const openIt = page.getByRole('button', { name: words.editor.recoveredOpen })
      await expect(openIt).toBeVisible()
      await page.getByRole('button', { name: words.editor.pageSettings, exact: true }).click()
      const dialog = page.getByRole('dialog')
      const name = dialog.getByLabel(words.editor.nameIn[locale])
      await name.fill(`Typed ${locale}`)
      await openIt.click()
      await expect(name).toHaveValue(`Typed ${locale}`)
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').getByRole('button', { name: words.editor.discard, exact: true }).click()
      await openIt.click()
      await expect(box(dialog, words, locale)).toHaveValue(`Failed ${locale}`)
      await dialog.getByRole('button', { name: words.editor.recoveredDiscard }).click()
    })

    test('a part of the editor that does not come is asked for again, and edit mode stays', async ({ page }) => {
      // Before it is fetched ahead.
      await page.route('**/assets/form-dialog-*', (route) => route.abort())
      await edit(page, `${prefix}/why-choose-us`)
      await field(page, 'FEATURES', 'features.0.title').hover()
      await page.locator('.ed-tools.is-entry').getByRole('button', { name: words.common.edit, exact: true }).click()
      const alert = page.getByRole('alertdialog', { name: words.editor.partMissing })
      await expect(alert).toBeVisible()
      await expect(field(page, 'FEATURES', 'features.0.title')).toBeVisible()
      await page.unroute('**/assets/form-dialog-*')
      await alert.getByRole('button', { name: words.page.tryAgain, exact: true }).click()
      await expect(page.getByRole('dialog').getByRole('group').first()).toBeVisible()
      // With its looks.
      await expect(page.locator('.ed-sheet')).toHaveCSS('display', 'grid')
    })

    test('the page stays where it is while a part of the editor is on its way', async ({ page }) => {
      const wanted = Promise.withResolvers<void>()
      await page.route('**/assets/block-chooser-*.js', async (route) => {
        await wanted.promise
        await route.continue()
      })
      const asked = page.waitForRequest('**/assets/block-chooser-*.js')
      await edit(page, `${prefix}/why-choose-us`)
      await page.getByRole('button', { name: words.editor.addBlock, exact: true }).last().click()
      await asked
      await expect(field(page, 'FEATURES', 'features.0.title')).toBeVisible()
      wanted.resolve()
      await expect(page.getByRole('dialog').getByLabel(words.editor.searchBlocks)).toBeVisible()
    })
  })
}
