import type { Locator, Page } from '@playwright/test'
import { admin } from './helpers/admin-account.ts'
import { adminHeaders, openPanel } from './helpers/admin-panels.ts'
import { accessibilityViolations } from './helpers/axe.ts'
import {
  editText,
  expectSaved,
  field,
  inArabic,
  type Messages,
  openInEditMode,
  recordWrites,
} from './helpers/editing.ts'
import { expect, signIn, test } from './helpers/fixtures.ts'
import { expectNoHorizontalScroll } from './helpers/page-checks.ts'
import { runSql } from './helpers/run-sql.ts'
import { blockUrlPattern, interceptSaves, openSecondEditor, other as otherAccount } from './helpers/second-editor.ts'
import { storeTokens } from './helpers/shared-context.ts'

async function logIn(page: Page, messages: Messages) {
  await page.getByLabel(messages.login.email).fill(admin.email)
  await sendPassword(page, messages)
}

async function sendPassword(form: Page | Locator, { login }: Messages) {
  await form.getByLabel(login.password, { exact: true }).fill(admin.password)
  await form.getByRole('button', { name: login.submit, exact: true }).click()
}

function endSession(page: Page) {
  return page.evaluate(() => Object.assign(localStorage, { accessToken: 'expired', refreshToken: 'spent' }))
}

for (const { locale, root, prefix, messages } of inArabic) {
  test.describe(`when the session ends (${locale})`, () => {
    test.beforeEach(({ signInAsAdmin, expectConsoleError }) => {
      expectConsoleError(/Failed to load resource/)
      return signInAsAdmin()
    })

    test('an open dialog keeps the typed text during a new login, which sends only the waiting change', async ({
      page,
      browser,
      baseURL,
    }) => {
      const other = await openSecondEditor(browser, baseURL)
      const path = `${prefix}/about`
      await openInEditMode(page, path)
      await openInEditMode(other, path)
      const disputed = field(page, 'FEATURES', 'features.2.title')
      const theirs = `Theirs ${locale} ${Date.now()}`
      await editText(other, field(other, 'FEATURES', 'features.2.title'), messages, { [locale]: theirs })
      await expectSaved(other, messages)
      await other.context().close()
      await editText(page, disputed, messages, { [locale]: 'Put off' })
      const conflict = page.getByRole('dialog', { name: messages.editor.conflictTitle })
      await conflict.getByRole('button', { name: messages.common.close }).click()
      await endSession(page)
      const answer = Promise.withResolvers<void>()
      await interceptSaves(page, async (route) => {
        await answer.promise
        await route.continue()
      })
      const title = field(page, 'FEATURES', 'mainSubtitle')
      // Another text in each run: without a change nothing would be sent.
      const waiting = `Waiting ${locale} ${Date.now()}`
      await editText(page, title, messages, { [locale]: waiting })
      await field(page, 'TABS', 'mainTitle').click()
      const typed = page.locator(`.ed-text:lang(${locale})`)
      await typed.fill('Half a sentence')
      answer.resolve()
      const dialog = page.getByRole('dialog', { name: messages.session.expiredTitle })
      await sendPassword(dialog, messages)
      await expect(dialog).toHaveCount(0)
      await expect(typed).toHaveValue('Half a sentence')
      await expect(title).toHaveText(waiting)
      await expect(disputed).toHaveText(theirs)
      await expect(page.locator('.ed-state')).toHaveText(messages.editor.notSaved)
    })

    test('an expired access token is refreshed once, without a login dialog', async ({ page }) => {
      let refreshes = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/token/refresh')) refreshes++
      })
      await openInEditMode(page, `${prefix}/our-awards`)
      await page.evaluate(() => localStorage.setItem('accessToken', 'expired'))
      await editText(page, field(page, 'AWARDS', 'title'), messages, { [locale]: `Fresh ${locale} ${Date.now()}` })
      await expectSaved(page, messages)
      expect(refreshes).toBe(1)
    })

    test('when the session has ended a login dialog opens, which leads to the login if it is left', async ({
      page,
    }) => {
      await openInEditMode(page, `${prefix}/our-clients`)
      await endSession(page)
      const text = `Waiting ${locale} ${Date.now()}`
      await editText(page, field(page, 'LOGO_WALL', 'title'), messages, { [locale]: text })
      const dialog = page.getByRole('dialog', { name: messages.session.expiredTitle })
      await expect(dialog).toBeVisible()
      expect(await accessibilityViolations(page, '.ed-dialog')).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      await expect(dialog.getByRole('button', { name: messages.login.submit, exact: true })).toBeInViewport({
        ratio: 1,
      })
      await expectNoHorizontalScroll(page, 360)
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL((url) => url.pathname === `${prefix}/login`)
      await logIn(page, messages)
      await expect(page).toHaveURL((url) => url.pathname === `${prefix}/our-clients`)
      await page.getByRole('button', { name: messages.editor.saveFailedChange }).click()
      await expectSaved(page, messages)
      await expect(field(page, 'LOGO_WALL', 'title')).toHaveText(text)
    })

    test('a login with another account does not send the unsaved edits of the first account', async ({
      page,
      browser,
      baseURL,
      request,
    }) => {
      await (await openSecondEditor(browser, baseURL)).context().close()
      await openInEditMode(page, `${prefix}/our-partners`)
      const [title, text] = [field(page, 'HERO', 'title'), `Of the first ${locale} ${Date.now()}`]
      const [note, away] = [field(page, 'LOGO_WALL', 'title'), `Written offline ${locale} ${Date.now()}`]
      await interceptSaves(page, (route) => route.abort())
      await editText(page, note, messages, { [locale]: away })
      await expect(page.getByRole('alert')).toBeVisible()
      await title.click()
      await page.locator(`.ed-dialog .ed-text:lang(${locale})`).fill(text)
      const tokens = await (await request.post('/api/v1/auth/login', { data: otherAccount })).json()
      await page.evaluate(({ access_token, refresh_token }) => {
        localStorage.setItem('accessToken', access_token)
        localStorage.setItem('refreshToken', refresh_token)
      }, tokens)
      // Only now: a change that waits is sent by itself once the server answers.
      const sent = recordWrites(page)
      await page.unroute(blockUrlPattern)
      await page.getByRole('dialog').getByRole('button', { name: messages.common.save, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: messages.session.expiredTitle })
      await dialog.getByLabel(messages.login.email).fill(otherAccount.email)
      await dialog.getByLabel(messages.login.password, { exact: true }).fill(otherAccount.password)
      await dialog.getByRole('button', { name: messages.login.submit, exact: true }).click()
      await expect(page.getByTitle(messages.session.signedInAs.replace('{{name}}', otherAccount.name))).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await expect(title).not.toHaveText(text)
      expect(sent).toEqual([])
      await page.getByRole('button', { name: messages.session.logout, exact: true }).click()
      await expect(page).toHaveURL(({ pathname, search }) => pathname + search === `${prefix}/login`)
      await logIn(page, messages)
      await expect(page).toHaveURL(({ pathname, search }) => pathname + search === root)
      await openInEditMode(page, `${prefix}/our-partners`)
      const again = page.getByRole('button', { name: messages.editor.saveFailedChange })
      await expect(again).toHaveCount(2)
      await again.first().click()
      await again.click()
      await expect(title).toHaveText(text)
      await expect(note).toHaveText(away)
      await expectSaved(page, messages)
      await expect(again).toHaveCount(0)
    })

    test('the login dialog says why a login failed, keeps the focus, and asks to be remembered', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/Failed to load resource/)
      await openInEditMode(page, `${prefix}/solutions/opensesame`)
      await endSession(page)
      await editText(page, field(page, 'HERO', 'title'), messages, { [locale]: `Refused ${locale} ${Date.now()}` })
      const dialog = page.getByRole('dialog', { name: messages.session.expiredTitle })
      await dialog.getByLabel(messages.login.password, { exact: true }).fill(admin.password)
      const submit = dialog.locator('[type="submit"]')
      const minutes = new Intl.NumberFormat(`${locale}-u-nu-${locale === 'ar' ? 'arab' : 'latn'}`).format(2)
      for (const [status, said] of [
        [401, messages.login.failed],
        [429, messages.login.tooMany.replace(/{{minutes.*}}/, minutes)],
        [500, messages.login.unreachable],
      ] as const) {
        const answer = Promise.withResolvers<void>()
        await page.route('**/auth/login', async (route) => {
          await answer.promise
          await route.fulfill({ status, headers: { 'Retry-After': '90' }, json: {} })
        })
        await submit.focus()
        await page.keyboard.press('Enter')
        await expect(submit).toHaveText(messages.login.busy)
        await expect(submit).toBeFocused()
        answer.resolve()
        await expect(dialog.getByRole('alert')).toHaveText(said)
        await expect(submit).toBeFocused()
        await page.unroute('**/auth/login')
      }
      const sent = page.waitForRequest('**/auth/login')
      await page.keyboard.press('Enter')
      expect((await sent).postDataJSON()).toMatchObject({ remember: true })
      await expectSaved(page, messages)
    })

    test('after a logout in another tab a login dialog opens over the page, and the typed text stays', async ({
      page,
      context,
    }) => {
      await openInEditMode(page, `${prefix}/our-awards`)
      await field(page, 'AWARDS', 'title').click()
      const typed = page.locator(`.ed-text:lang(${locale})`)
      await typed.fill('Half a sentence')
      const other = await context.newPage()
      await openInEditMode(other, `${prefix}/about`)
      await other.getByRole('button', { name: messages.session.logout, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: messages.session.expiredTitle })
      await sendPassword(dialog, messages)
      await expect(dialog).toHaveCount(0)
      await expect(typed).toHaveValue('Half a sentence')
    })

    test('a logout does not end the session of somebody else who logged in in another tab', async ({
      page,
      browser,
      baseURL,
      request,
    }) => {
      await (await openSecondEditor(browser, baseURL)).context().close()
      await openInEditMode(page, `${prefix}/our-awards`)
      const { access_token, refresh_token } = await (
        await request.post('/api/v1/auth/login', { data: otherAccount })
      ).json()
      const theirs = { accessToken: access_token, refreshToken: refresh_token }
      await page.evaluate((tokens) => Object.assign(localStorage, tokens), theirs)
      await page.getByRole('button', { name: messages.session.logout, exact: true }).click()
      await expect(page.getByLabel(messages.login.email)).toBeVisible()
      await expect(page).toHaveURL((url) => url.pathname === `${prefix}/login`)
      expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject(theirs)
      expect((await request.post('/api/v1/auth/token/refresh', { data: { refresh_token } })).status()).toBe(200)
    })

    test('inviting somebody asks for the password again if the last login was long ago', async ({
      page,
      context,
      baseURL,
      request,
    }) => {
      const account = { ...admin, email: `long-ago-${locale}-${Date.now()}@example.com` }
      await request.post('/api/v1/auth/register', { headers: await adminHeaders(request), data: account })
      await signIn(context, baseURL ?? '', account)
      const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
      runSql(`update refresh_tokens set created_at = '${anHourAgo}'
        where user_id = (select id from users where email = '${account.email}')`)
      await openInEditMode(page, root)
      await page.evaluate(() => localStorage.setItem('accessToken', 'expired'))
      const panel = await openPanel(page, messages, messages.people.title)
      await panel.getByRole('button', { name: messages.people.invite.label }).click()
      const email = `invited-${account.email}`
      await panel.getByLabel(messages.login.email, { exact: true }).fill(email)
      await panel.getByRole('button', { name: messages.people.invite.action }).click()
      const dialog = page.getByRole('dialog', { name: messages.session.confirmTitle })
      await expect(dialog).toContainText(messages.session.confirmText)
      await dialog.getByLabel(messages.login.password, { exact: true }).fill(account.password)
      await dialog.getByRole('button', { name: messages.login.submit, exact: true }).click()
      await expect(panel.getByRole('listitem').filter({ hasText: email })).toBeVisible()
      await expect(dialog).toHaveCount(0)
    })

    test('the page settings ask for a login when the session has ended, and open after it', async ({ page }) => {
      await openInEditMode(page, root)
      await endSession(page)
      await page.getByRole('button', { name: messages.editor.pageSettings, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: messages.session.expiredTitle })
      await sendPassword(dialog, messages)
      await expect(page.getByRole('dialog').getByLabel(messages.editor.nameIn[locale])).not.toHaveValue('')
    })

    test('an access token shows the edit-mode toggle without the API, but an invalid one leads to the login', async ({
      page,
      context,
      baseURL,
    }) => {
      await storeTokens(context, baseURL, { accessToken: 'anything' })
      const away = /\/(api|locales)\//
      await page.route(away, (route) => route.abort())
      await page.goto(root)
      const enter = page.getByRole('link', { name: messages.editor.enter, exact: true })
      await expect(enter).toBeVisible()
      await page.unroute(away)
      await enter.click()
      await expect(page).toHaveURL((url) => url.pathname === `${prefix}/login`)
    })

    test('when the session cannot be refreshed, both tokens are cleared and the login opens', async ({
      page,
      context,
      baseURL,
    }) => {
      await storeTokens(context, baseURL, { accessToken: 'expired' })
      await page.goto(`${root}?edit=true`)
      await expect(page).toHaveURL((url) => url.pathname === `${prefix}/login`)
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
    })
  })
}
