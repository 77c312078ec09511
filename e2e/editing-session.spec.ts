import { admin } from './admin.ts'
import { authorised, openPanel } from './administration.ts'
import { findings } from './axe.ts'
import { colleague, keepTokens, onSave, other as otherAccount, saves } from './colleague.ts'
import { edit, field, languages, saved, write, writes } from './editing.ts'
import { inDatabase } from './in-database.ts'
import { expect, signIn, test } from './site.ts'
import { fits } from './sweep.ts'

for (const { locale, root, prefix, words } of languages) {
  test.describe(`when the session ends (${locale})`, () => {
    test.beforeEach(({ asAdmin, expectConsoleError }) => {
      expectConsoleError(/Failed to load resource/)
      return asAdmin()
    })

    test('an open text keeps its words while one signs in again, and only what waited for that is sent', async ({
      page,
      browser,
      baseURL,
    }) => {
      const other = await colleague(browser, baseURL)
      const path = `${prefix}/about`
      await edit(page, path)
      await edit(other, path)
      const disputed = field(page, 'FEATURES', 'features.2.title')
      const theirs = `Theirs ${locale} ${Date.now()}`
      await write(other, field(other, 'FEATURES', 'features.2.title'), words, { [locale]: theirs })
      await saved(other, words)
      await other.context().close()
      await write(page, disputed, words, { [locale]: 'Put off' })
      const conflict = page.getByRole('dialog', { name: words.editor.conflictTitle })
      await conflict.getByRole('button', { name: words.common.close }).click()
      await page.evaluate(() => {
        localStorage.setItem('accessToken', 'expired')
        localStorage.setItem('refreshToken', 'spent')
      })
      const answer = Promise.withResolvers<void>()
      await onSave(page, async (route) => {
        await answer.promise
        await route.continue()
      })
      const title = field(page, 'FEATURES', 'mainSubtitle')
      await write(page, title, words, { [locale]: `Waiting ${locale}` })
      await field(page, 'TABS', 'mainTitle').click()
      const typed = page.locator(`.ed-text:lang(${locale})`)
      await typed.fill('Half a sentence')
      answer.resolve()
      const dialog = page.getByRole('dialog', { name: words.session.expiredTitle })
      await dialog.getByLabel(words.login.password, { exact: true }).fill(admin.password)
      await dialog.getByRole('button', { name: words.login.submit, exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(typed).toHaveValue('Half a sentence')
      await expect(title).toHaveText(`Waiting ${locale}`)
      await expect(disputed).toHaveText(theirs)
      await expect(page.locator('.ed-state')).toHaveText(words.editor.notSaved)
    })

    test('an expired access token is refreshed once, and nobody notices', async ({ page }) => {
      let refreshes = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/token/refresh')) refreshes++
      })
      await edit(page, `${prefix}/our-awards`)
      await page.evaluate(() => localStorage.setItem('accessToken', 'expired'))
      await write(page, field(page, 'AWARDS', 'title'), words, { [locale]: `Fresh ${locale} ${Date.now()}` })
      await saved(page, words)
      expect(refreshes).toBe(1)
    })

    test('when the session is over one signs in over the page, and the save goes on', async ({ page }) => {
      await edit(page, `${prefix}/our-clients`)
      await page.evaluate(() => {
        localStorage.setItem('accessToken', 'expired')
        localStorage.setItem('refreshToken', 'spent')
      })
      const text = `Waiting ${locale} ${Date.now()}`
      await write(page, field(page, 'LOGO_WALL', 'title'), words, { [locale]: text })
      const dialog = page.getByRole('dialog', { name: words.session.expiredTitle })
      await expect(dialog).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      await expect(dialog.getByRole('button', { name: words.login.submit, exact: true })).toBeInViewport({ ratio: 1 })
      await fits(page, 360)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await page.getByRole('button', { name: words.session.expiredTitle, exact: true }).click()
      await dialog.getByLabel(words.login.password, { exact: true }).fill(admin.password)
      await dialog.getByRole('button', { name: words.login.submit, exact: true }).click()
      await saved(page, words)
      await expect(field(page, 'LOGO_WALL', 'title')).toHaveText(text)
    })

    test('who signs in elsewhere or over a colleague’s page does not send what the colleague wrote', async ({
      page,
      browser,
      baseURL,
      request,
    }) => {
      await (await colleague(browser, baseURL)).context().close()
      await edit(page, `${prefix}/our-partners`)
      const [title, text] = [field(page, 'HERO', 'title'), `Of the first ${locale} ${Date.now()}`]
      const [note, away] = [field(page, 'LOGO_WALL', 'title'), `Written offline ${locale} ${Date.now()}`]
      await onSave(page, (route) => route.abort())
      await write(page, note, words, { [locale]: away })
      await expect(page.getByRole('alert')).toBeVisible()
      const sent = writes(page)
      await page.unroute(saves)

      const tokens = await (await request.post('/api/v1/auth/login', { data: otherAccount })).json()
      await page.evaluate(({ access_token, refresh_token }) => {
        localStorage.setItem('accessToken', access_token)
        localStorage.setItem('refreshToken', refresh_token)
      }, tokens)
      await write(page, title, words, { [locale]: text })
      const dialog = page.getByRole('dialog', { name: words.session.expiredTitle })
      await dialog.getByLabel(words.login.email).fill(otherAccount.email)
      await dialog.getByLabel(words.login.password, { exact: true }).fill(otherAccount.password)
      await dialog.getByRole('button', { name: words.login.submit, exact: true }).click()
      await expect(page.getByTitle(words.session.signedInAs.replace('{{name}}', otherAccount.name))).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await expect(title).not.toHaveText(text)
      expect(sent).toEqual([])

      await page.getByRole('button', { name: words.session.logout, exact: true }).click()
      await page.getByLabel(words.login.email).fill(admin.email)
      await page.getByLabel(words.login.password, { exact: true }).fill(admin.password)
      await page.getByRole('button', { name: words.login.submit, exact: true }).click()
      const again = page.getByRole('button', { name: words.editor.recoveredSave })
      await expect(again).toHaveCount(2)
      await again.first().click()
      await again.click()
      await expect(title).toHaveText(text)
      await expect(note).toHaveText(away)
      await saved(page, words)
      await expect(again).toHaveCount(0)
    })

    test('a login over the page says why it is refused, keeps the focus, and lasts as long as one wants', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/Failed to load resource/)
      await edit(page, `${prefix}/solutions/opensesame`)
      await page.evaluate(() => {
        localStorage.setItem('accessToken', 'expired')
        localStorage.setItem('refreshToken', 'spent')
      })
      await write(page, field(page, 'HERO', 'title'), words, { [locale]: `Refused ${locale} ${Date.now()}` })
      const dialog = page.getByRole('dialog', { name: words.session.expiredTitle })
      await dialog.getByLabel(words.login.password, { exact: true }).fill(admin.password)
      const submit = dialog.locator('[type="submit"]')
      const minutes = new Intl.NumberFormat(`${locale}-u-nu-${locale === 'ar' ? 'arab' : 'latn'}`).format(2)
      for (const [status, said] of [
        [401, words.login.failed],
        [429, words.login.tooMany.replace(/{{minutes.*}}/, minutes)],
        [500, words.login.unreachable],
      ] as const) {
        const answer = Promise.withResolvers<void>()
        await page.route('**/auth/login', async (route) => {
          await answer.promise
          await route.fulfill({ status, headers: { 'Retry-After': '90' }, json: {} })
        })
        await submit.focus()
        await page.keyboard.press('Enter')
        await expect(submit).toHaveText(words.login.busy)
        await expect(submit).toBeFocused()
        answer.resolve()
        await expect(dialog.getByRole('alert')).toHaveText(said)
        await expect(submit).toBeFocused()
        await page.unroute('**/auth/login')
      }
      const sent = page.waitForRequest('**/auth/login')
      await page.keyboard.press('Enter')
      expect((await sent).postDataJSON()).toMatchObject({ remember: true })
      await saved(page, words)
    })

    test('after a logout in another tab one signs in over the page, and what is typed stays', async ({
      page,
      context,
    }) => {
      await edit(page, `${prefix}/our-awards`)
      await field(page, 'AWARDS', 'title').click()
      const typed = page.locator(`.ed-text:lang(${locale})`)
      await typed.fill('Half a sentence')
      const other = await context.newPage()
      await edit(other, `${prefix}/about`)
      await other.getByRole('button', { name: words.session.logout, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: words.session.expiredTitle })
      await dialog.getByLabel(words.login.password, { exact: true }).fill(admin.password)
      await dialog.getByRole('button', { name: words.login.submit, exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(typed).toHaveValue('Half a sentence')
    })

    test('a logout after somebody else signed in in another tab ends nothing of theirs', async ({
      page,
      browser,
      baseURL,
      request,
    }) => {
      await (await colleague(browser, baseURL)).context().close()
      await edit(page, `${prefix}/our-awards`)
      const { access_token, refresh_token } = await (
        await request.post('/api/v1/auth/login', { data: otherAccount })
      ).json()
      const theirs = { accessToken: access_token, refreshToken: refresh_token }
      await page.evaluate((tokens) => Object.assign(localStorage, tokens), theirs)
      await page.getByRole('button', { name: words.session.logout, exact: true }).click()
      await expect(page.getByLabel(words.login.email)).toBeVisible()
      await expect(page).toHaveURL((url) => url.pathname === `${prefix}/login`)
      expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject(theirs)
      expect((await request.post('/api/v1/auth/token/refresh', { data: { refresh_token } })).status()).toBe(200)
    })

    test('whoever logged in long ago gives the password over the page before somebody is invited', async ({
      page,
      context,
      baseURL,
      request,
    }) => {
      const account = { ...admin, email: `long-ago-${locale}-${Date.now()}@example.com` }
      await request.post('/api/v1/auth/register', { headers: await authorised(request), data: account })
      await signIn(context, baseURL ?? '', account)
      inDatabase(`update refresh_tokens set created_at = '2026-01-01T00:00:00.000Z'
        where user_id = (select id from users where email = '${account.email}')`)
      await edit(page, root)
      await page.evaluate(() => localStorage.setItem('accessToken', 'expired'))
      const panel = await openPanel(page, words, words.people.title)
      await panel.getByRole('button', { name: words.people.invite }).click()
      const email = `invited-${account.email}`
      await panel.getByLabel(words.login.email, { exact: true }).fill(email)
      await panel.getByRole('button', { name: words.people.sendInvitation }).click()
      const dialog = page.getByRole('dialog', { name: words.session.confirmTitle })
      await expect(dialog).toContainText(words.session.confirmText)
      await dialog.getByLabel(words.login.password, { exact: true }).fill(account.password)
      await dialog.getByRole('button', { name: words.login.submit, exact: true }).click()
      await expect(panel.getByRole('listitem').filter({ hasText: email })).toBeVisible()
      await expect(dialog).toHaveCount(0)
    })

    test('the settings of a page ask for the login that they need, and open after it', async ({ page }) => {
      await edit(page, root)
      await page.evaluate(() => {
        localStorage.setItem('accessToken', 'expired')
        localStorage.setItem('refreshToken', 'spent')
      })
      await page.getByRole('button', { name: words.editor.pageSettings, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: words.session.expiredTitle })
      await dialog.getByLabel(words.login.password, { exact: true }).fill(admin.password)
      await dialog.getByRole('button', { name: words.login.submit, exact: true }).click()
      await expect(page.getByRole('dialog').getByLabel(words.editor.nameIn[locale])).not.toHaveValue('')
    })

    test('whoever holds an access token sees the toggle without an answer of the API, and gets nothing more by it', async ({
      page,
      context,
      baseURL,
    }) => {
      await keepTokens(context, baseURL, { accessToken: 'anything' })
      const away = /\/(api|locales)\//
      await page.route(away, (route) => route.abort())
      await page.goto(root)
      const enter = page.getByRole('link', { name: words.editor.enter, exact: true })
      await expect(enter).toBeVisible()
      await page.unroute(away)
      await enter.click()
      await expect(page).toHaveURL((url) => url.pathname === `${prefix}/login`)
    })

    test('without a session to refresh, edit mode is left for the login and both tokens are gone', async ({
      page,
      context,
      baseURL,
    }) => {
      await keepTokens(context, baseURL, { accessToken: 'expired' })
      await page.goto(`${root}?edit=true`)
      await expect(page).toHaveURL((url) => url.pathname === `${prefix}/login`)
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
    })
  })
}
