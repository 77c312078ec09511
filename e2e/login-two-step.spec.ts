import { codeOf } from '#server/auth/testing/authenticator-app.ts'
import { admin } from './helpers/admin-account.ts'
import { adminHeaders, openPanel } from './helpers/admin-panels.ts'
import { inArabic, openInEditMode } from './helpers/editing.ts'
import { expect, signIn, test } from './helpers/fixtures.ts'

// Longer than the default timeout of 60 seconds, because the test goes through several screens.
test.describe.configure({ timeout: 90_000 })

for (const { locale, root, prefix, messages } of inArabic) {
  const { account, login, panels, people, session } = messages

  test(`a login asks for a code of the app once the two-step login is set up (${locale})`, async ({
    page,
    context,
    browser,
    baseURL,
    request,
    expectConsoleError,
  }) => {
    expectConsoleError(/422/)
    const who = { ...admin, email: `two-step-${locale}-${Date.now()}@example.com` }
    await request.post('/api/v1/auth/register', { headers: await adminHeaders(request), data: who })
    await signIn(context, baseURL ?? '', who)
    await openInEditMode(page, root)
    const panel = await openPanel(page, messages, panels.account)
    const password = panel.getByRole('button', { name: people.changePassword.label, exact: true })
    const codeOfPassword = panel.getByLabel(account.code, { exact: true })
    await password.click()
    await expect(panel.getByLabel(people.currentPassword, { exact: true })).toBeVisible()
    await expect(codeOfPassword).toHaveCount(0)
    await password.click()
    await panel.getByRole('button', { name: account.setUp.label, exact: true }).click()
    const code = panel.getByRole('textbox', { name: account.codeOfApp, exact: true })
    await code.fill('000000')
    const turnOn = panel.getByRole('button', { name: account.turnOn.action, exact: true })
    await turnOn.click()
    await expect(code).toHaveAccessibleDescription(account.codeWrong)
    const secret = ((await panel.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await code.fill(codeOf(secret))
    await turnOn.click()
    const codes = panel.getByRole('status').getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const recovery = (await codes.first().textContent()) ?? ''
    const saved = page.waitForEvent('download')
    await panel.getByRole('link', { name: account.download, exact: true }).click()
    expect((await saved).suggestedFilename()).toBe('recovery-codes.txt')
    await panel.getByRole('button', { name: account.recoveryKept, exact: true }).click()
    await password.click()
    await expect(codeOfPassword).toBeVisible()

    const elsewhere = await browser.newContext({ baseURL })
    const guest = await elsewhere.newPage()
    await guest.goto(`${prefix}/login`)
    await guest.getByLabel(login.email).fill(who.email)
    await guest.getByLabel(login.password, { exact: true }).fill(who.password)
    const submit = guest.getByRole('button', { name: login.submit, exact: true })
    await submit.click()
    const asked = guest.getByLabel(login.code, { exact: true })
    await expect(asked).toBeFocused()
    await asked.fill('000000')
    await submit.click()
    await expect(asked).toHaveAccessibleDescription(`${login.codeHint} ${login.codeInvalid}`)
    await asked.fill(recovery)
    await submit.click()
    await expect(guest).toHaveURL((url) => url.pathname === root)

    await openInEditMode(page, root)
    const again = await openPanel(page, messages, panels.account)
    await again.getByRole('button', { name: account.endOthers, exact: true }).click()
    await expect(again.getByRole('button', { name: account.end.label, exact: true })).toHaveCount(0)
    await guest.goto(`${root}?edit=true`)
    await expect(guest.getByLabel(login.email)).toBeVisible()
    await elsewhere.close()
    await expect(page.getByRole('button', { name: session.logout, exact: true })).toBeVisible()
  })
}
