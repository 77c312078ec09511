import type { APIRequestContext, Page } from '@playwright/test'
import { admin } from './helpers/admin-account.ts'
import { accessibilityViolations } from './helpers/axe.ts'
import { inArabic, inEnglish, languages, type Messages } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { mailedLink } from './helpers/outbox.ts'

const good = 'Qalam#2026'

test.describe.configure({ timeout: 60_000 })

/** Registers an account for one test: a new password ends all sessions of its account, which other tests might use. */
async function register(request: APIRequestContext, email: string) {
  const { access_token } = await (await request.post('/api/v1/auth/login', { data: admin })).json()
  const headers = { authorization: `Bearer ${access_token}` }
  const answer = await request.post('/api/v1/auth/register', { headers, data: { email, password: 'Forgotten1!' } })
  expect(answer.status()).toBe(201)
}

async function type(page: Page, { login }: Messages, password: string, repeated = password) {
  await page.getByLabel(login.newPassword, { exact: true }).fill(password)
  await page.getByLabel(login.repeatPassword).fill(repeated)
  await page.getByRole('button', { name: login.newSubmit }).click()
}

for (const { locale, prefix, messages } of inEnglish) {
  const { login } = messages
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
  const address = `${prefix}/login/create-new-password`

  test.describe(`a new password (${locale})`, () => {
    test('a weak password is rejected with what is missing before it is sent, and one that was not sent stays', async ({
      page,
      expectConsoleError,
    }) => {
      const posts: string[] = []
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
      await page.goto(`${address}?token=any`)
      await type(page, messages, 'abcdefgh', 'abcdefg')
      const fault = page.getByText(login.passwordNeeds.split('{{')[0] ?? '')
      for (const part of [login.ruleUpper, login.ruleNumber, login.ruleSpecial]) await expect(fault).toContainText(part)
      for (const part of [login.ruleLength, login.ruleLower]) await expect(fault).not.toContainText(part)
      await expect(page.getByText(login.passwordsDiffer)).toBeVisible()
      await expect(page.getByLabel(login.newPassword, { exact: true })).toBeFocused()
      await expect(page.getByLabel(login.newPassword, { exact: true })).toHaveAccessibleDescription(
        new RegExp(login.ruleUpper),
      )
      expect(await accessibilityViolations(page)).toEqual([])
      await page.getByLabel(login.newPassword, { exact: true }).fill(good)
      await page.keyboard.press('Enter')
      await expect(fault).toBeHidden()
      await expect(page.getByLabel(login.repeatPassword)).toBeFocused()
      expect(posts).toEqual([])

      expectConsoleError(/ERR_FAILED/)
      await page.route('**/v1/auth/password/reset', (route) => route.abort())
      await type(page, messages, good)
      await expect(page.getByRole('alert')).toHaveText(login.unreachable)
      await expect(page.getByLabel(login.newPassword, { exact: true })).toHaveValue(good)
      await expect(page.getByLabel(login.repeatPassword)).toHaveValue(good)
    })

    test('without a link from a mail the screen makes no call and enforces no rule', async ({ page }) => {
      const posts: string[] = []
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
      await page.goto(address)
      await expect(page.getByText(login.passwordHint)).toBeVisible()
      await type(page, messages, 'short')
      await expect(heading(page, login.updatedTitle)).toBeFocused()
      await page.getByRole('button', { name: login.submit, exact: true }).click()
      await expect(heading(page, login.title)).toBeFocused()
      expect(posts).toEqual([])
    })

    test('the reset token is kept by the language switch, but not sent to other sites nor cached', async ({ page }) => {
      const headers = (await (await page.goto(`${address}?token=any`))?.allHeaders()) ?? {}
      expect([headers['referrer-policy'], headers['cache-control']]).toEqual(['no-referrer', 'no-store'])
      await page.getByRole('link', { name: messages.language.switch }).click()
      const other = languages.find((language) => language.locale !== locale)
      await expect(heading(page, other?.messages.login.newTitle ?? '')).toBeVisible()
      await expect(page).toHaveURL((url) => url.search === '')
      expect(await page.evaluate(() => history.state.usr.resetToken)).toBe('any')
    })

    test('asking for a link shows the next screen even when the network fails', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/ERR_FAILED/)
      await page.route('**/v1/auth/password/forgot', (route) => route.abort())
      await page.goto(`${prefix}/login`)
      await page.getByRole('button', { name: login.forgot }).click()
      await page.getByRole('button', { name: login.back, exact: true }).click()
      await page.getByRole('button', { name: login.forgot }).click()
      await page.getByLabel(login.email).fill('someone@example.com')
      await page.keyboard.press('Enter')
      await expect(heading(page, login.resetTitle)).toBeFocused()
    })

    test('all screens work by keyboard alone, have their own titles and fit a small phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const isFine = async (name: string, title: string) => {
        await expect(heading(page, title)).toBeFocused()
        await expect(page).toHaveTitle(`${name} - iLearn`)
        expect(await accessibilityViolations(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      }
      await page.goto(`${prefix}/login`)
      await isFine(login.name, login.title)
      await page.getByRole('button', { name: login.forgot }).press('Enter')
      await isFine(login.forgotTitle, login.forgotTitle)
      await page.keyboard.press('Tab')
      await page.keyboard.type('someone@example.com')
      await page.keyboard.press('Enter')
      await isFine(login.resetTitle, login.resetTitle)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await isFine(login.name, login.title)
      await page.goto(address)
      await isFine(login.newTitle, login.newTitle)
      await page.keyboard.press('Tab')
      await page.keyboard.type(good)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(page.getByLabel(login.newPassword, { exact: true })).toHaveAttribute('type', 'text')
      await page.keyboard.press('Tab')
      await page.keyboard.type(good)
      await page.keyboard.press('Enter')
      await isFine(login.updatedTitle, login.updatedTitle)
    })
  })
}

for (const { locale, prefix, root, messages } of inArabic) {
  const { login } = messages
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
  const address = `${prefix}/login/create-new-password`

  test.describe(`a new password (${locale})`, () => {
    test('a link in a mail sets a new password, and works once', async ({ page, request, expectConsoleError }) => {
      expectConsoleError(/410/)
      const email = `forgetful-${locale}-${Date.now()}@example.com`
      await register(request, email)
      await page.goto(`${prefix}/login`)
      await page.getByRole('button', { name: login.forgot }).click()
      await page.getByLabel(login.email).fill(email)
      await page.getByRole('button', { name: login.forgotSubmit }).click()
      await expect(page.getByText(login.resetNotice)).toBeVisible()

      const link = await mailedLink(email)
      await page.goto(link)
      await expect(page).toHaveURL((url) => url.pathname === address && url.search === '')
      await page.reload()
      await type(page, messages, good)
      await expect(page.getByText(login.updatedNotice)).toBeVisible()
      await page.getByRole('button', { name: login.submit, exact: true }).click()
      await page.getByLabel(login.email).fill(email)
      await page.getByLabel(login.password, { exact: true }).fill(good)
      await page.getByRole('button', { name: login.submit, exact: true }).click()
      await expect(page).toHaveURL((url) => url.pathname === root)

      await page.goto(link)
      await type(page, messages, `${good}2`)
      await expect(heading(page, login.linkExpiredTitle)).toBeFocused()
      expect(await accessibilityViolations(page)).toEqual([])
      await page.getByRole('button', { name: login.askAgain }).click()
      await expect(page.getByRole('button', { name: login.forgotSubmit })).toBeVisible()
      await expect(page).toHaveURL((url) => url.pathname === `${prefix}/login`)
    })
  })
}
