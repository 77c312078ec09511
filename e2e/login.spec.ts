import { admin } from './helpers/admin-account.ts'
import { inArabic, languages } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { formatNumber } from './helpers/texts.ts'

for (const { locale, prefix, root, messages } of inArabic) {
  test.describe(`login (${locale})`, () => {
    test('a login is validated before it is sent, says why it is refused, and cannot be sent twice', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/401|429/)
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.method()))
      await page.goto(`${prefix}/login`)
      await page.getByRole('button', { name: messages.login.submit, exact: true }).click()
      await expect(page.getByText(messages.login.emailRequired)).toBeVisible()
      await expect(page.getByText(messages.login.passwordRequired)).toBeVisible()
      await page.getByLabel(messages.login.email).fill('no-address')
      await page.getByRole('button', { name: messages.login.submit, exact: true }).click()
      await expect(page.getByText(messages.login.emailInvalid)).toBeVisible()
      await expect(page.getByLabel(messages.login.email)).toBeFocused()
      expect(requests).not.toContain('POST')

      await page.getByLabel(messages.login.email).fill(`nobody-${locale}@example.com`)
      await page.getByLabel(messages.login.password, { exact: true }).fill('not-my-password')
      await page.getByRole('button', { name: messages.login.submit, exact: true }).click()
      const alert = page.getByRole('alert')
      await expect(alert).toHaveText(messages.login.failed)
      await expect(alert).toHaveCSS('color', 'rgb(179, 38, 30)')
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

      const headers = { 'retry-after': '600' }
      await page.route('**/v1/auth/login', (route) => route.fulfill({ status: 429, headers, json: { title: 'Full' } }))
      await page.getByRole('button', { name: messages.login.submit, exact: true }).click()
      await expect(alert).toHaveText(messages.login.tooMany.replace(/{{minutes.*}}/, formatNumber(10, locale)))
      await page.route('**/v1/auth/login', () => {})
      await page.getByRole('button', { name: messages.login.submit, exact: true }).click()
      await expect(page.getByRole('button', { name: messages.login.busy })).toBeDisabled()
    })

    test('the edit guard redirects to the login and then back to the original address', async ({ page }) => {
      await page.goto(`${prefix}/about?edit=true#content`)
      await expect(page).toHaveURL((url) => url.pathname === `${prefix}/login`)
      await page.reload()
      await expect(page.getByRole('checkbox', { name: messages.login.remember })).toBeChecked()
      await page.getByLabel(messages.login.email).fill(admin.email)
      await page.getByLabel(messages.login.password, { exact: true }).fill(admin.password)
      await page.getByRole('button', { name: messages.login.submit, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/about\\?edit=true#content$`))
      await expect(page.locator('[data-edit-path]').first()).toBeVisible()
    })

    test('the login never redirects to another site', async ({ page, signInAsAdmin }) => {
      await signInAsAdmin()
      await page.goto(`${prefix}/login?from=//evil.example/`)
      await page.getByLabel(messages.login.email).fill(admin.email)
      await page.getByLabel(messages.login.password, { exact: true }).fill(admin.password)
      await page.getByRole('button', { name: messages.login.submit, exact: true }).click()
      await expect(page).toHaveURL((url) => url.hostname === 'localhost' && url.pathname === root)
    })
  })
}

test('an error in both languages is shown when the interface messages fail to load', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/404/)
  await page.route('**/locales/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('/login')
  for (const { locale, messages } of languages) {
    await expect(page.getByRole('alert').locator(`[lang=${locale}]`)).toContainText(messages.page.failed)
  }
  await page.unroute('**/locales/**')
  await page.getByRole('button', { name: languages[0].messages.page.tryAgain }).click()
  await expect(page.getByLabel(languages[0].messages.login.email)).toBeVisible()
})

test('a reload during a token refresh does not end the session', async ({
  page,
  signInAsAdmin,
  expectConsoleError,
}) => {
  expectConsoleError(/401/)
  await signInAsAdmin()
  await page.goto('/login')
  const pair = () => page.evaluate(() => localStorage.getItem('refreshToken'))
  const before = await pair()
  await page.evaluate(() => localStorage.setItem('accessToken', 'expired'))
  const answered = Promise.withResolvers<{ refresh_token: string }>()
  // The server answers, but the answer does not reach the browser, as can happen behind a slow proxy.
  await page.route('**/token/refresh', async (route) => answered.resolve(await (await route.fetch()).json()), {
    times: 1,
  })
  await page.goto('/?edit=true')
  const { refresh_token } = await answered.promise
  expect(await pair()).toBe(before)
  await page.reload()
  await expect(page.locator('.ed-bar')).toBeVisible()
  expect(await pair()).toBe(refresh_token)
})
