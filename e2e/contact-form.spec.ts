import type { APIRequestContext, Page } from '@playwright/test'
import type { Locale } from '#content/locale.ts'
import { startBlock } from '#seed/testing/start-content.ts'
import { admin } from './helpers/admin-account.ts'
import { inArabic, inEnglish, type Messages } from './helpers/editing.ts'
import { expect, test as onSite } from './helpers/fixtures.ts'
import { mailsTo } from './helpers/outbox.ts'
import { textIn } from './helpers/texts.ts'
import { webpOnlyHeaders } from './helpers/webp-only-headers.ts'

// Enquiries are rate-limited by IP address, so each test sends its own address.
const test = onSite.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern, and no fixture is used
  extraHTTPHeaders: async ({}, use, { testId }) => {
    const [third, fourth] = Buffer.from(testId.slice(-4), 'hex')
    await use({ ...webpOnlyHeaders, 'x-forwarded-for': `198.18.${third}.${fourth}` })
  },
})

const contact = startBlock('contact-us', 'FORM')
const thanks = startBlock('success', 'SUCCESS')
const typed = { name: 'Huda Al-Mansoori', message: 'Twelve hundred people\nby June.' }

/** Finds the form's fields by their labels in a language, and the form's alerts and button. */
function formOn(page: Page, locale: Locale, { form }: Messages, { buttonText, messageLabel } = contact) {
  const root = page.locator('#request-demo-form form')
  const field = (label: typeof messageLabel, after = '') =>
    root.getByRole('textbox', { name: textIn(label, locale) + after, exact: true })
  return {
    name: field(contact.nameLabel),
    email: field(contact.emailLabel),
    company: field(contact.companyLabel, ` (${form.optional})`),
    phone: field(contact.phoneLabel, ` (${form.optional})`),
    interest: root.getByRole('combobox'),
    message: field(messageLabel),
    alert: root.getByRole('alert'),
    send: root.getByRole('button', { name: textIn(buttonText, locale), exact: true }),
  }
}

async function fillIn({ name, email, message }: ReturnType<typeof formOn>, address: string) {
  await name.fill(typed.name)
  await email.fill(address)
  await message.fill(typed.message)
}

/** Waits until the page is 3 seconds old. The server suspects a robot behind a form that is sent sooner. */
const asLongAsPeopleTake = (page: Page) => page.waitForFunction(() => performance.now() > 3_000)

async function isThanked(page: Page, prefix: string, locale: Locale) {
  await expect(page).toHaveURL(({ pathname }) => pathname === `${prefix}/success`)
  await expect(page.getByRole('heading', { name: textIn(thanks.title, locale) })).toBeVisible()
}

/** Returns the enquiries with an e-mail address from the first page of the list. */
async function storedOf(request: APIRequestContext, email: string) {
  const { access_token } = await (await request.post('/api/v1/auth/login', { data: admin })).json()
  const headers = { authorization: `Bearer ${access_token}` }
  const { items } = await (await request.get('/api/v1/enquiries', { headers })).json()
  return (items as { email: string }[]).filter((each) => each.email === email)
}

const noticesOf = (email: string) => mailsTo('info@example.com').filter((mail) => mail.includes(email))

for (const { locale, prefix, messages } of inArabic) {
  const address = (who: string) => `${who}-${locale}@sahab.example`

  test.describe(`the contact form (${locale})`, () => {
    test('each error is shown at its field, and the corrected form is sent', async ({ page, request }) => {
      const email = address('huda')
      await page.goto(`${prefix}/contact`)
      const form = formOn(page, locale, messages)
      await form.phone.fill('call me')
      await form.send.click()
      await expect(form.name).toBeFocused()
      await expect(form.name).toHaveAccessibleDescription(messages.form.nameRequired)
      await expect(form.email).toHaveAccessibleDescription(messages.form.emailRequired)
      await expect(form.phone).toHaveAccessibleDescription(messages.form.phoneInvalid)
      const hint = textIn(contact.messageHint, locale)
      await expect(form.message).toHaveAccessibleDescription(`${hint} ${messages.form.messageRequired}`)
      await expect(form.alert).toHaveText(messages.form.check)

      await form.name.fill(typed.name)
      await expect(form.name).toHaveAccessibleDescription('')
      await form.email.fill('huda@sahab')
      await expect(form.email).toHaveAccessibleDescription(messages.form.emailInvalid)
      await form.send.click()
      await expect(form.email).toBeFocused()
      await form.email.fill(email)
      await expect(form.email).toHaveAccessibleDescription('')
      await form.phone.fill('+966 11 555 0100')
      await form.message.fill(typed.message)
      await expect(form.alert).toBeHidden()
      await form.company.fill('Sahab Air')
      const choice = textIn(contact.interests?.[1]?.label, locale)
      await form.interest.selectOption(choice)
      await asLongAsPeopleTake(page)
      await form.send.click()

      await isThanked(page, prefix, locale)
      const stored = { ...typed, email, company: 'Sahab Air', phone: '+966 11 555 0100', interest: choice }
      expect(await storedOf(request, email)).toMatchObject([
        { ...stored, source: `${prefix}/contact`, locale, status: 'new' },
      ])
      await expect.poll(() => noticesOf(email)).toHaveLength(1)
      for (const each of Object.values(stored)) expect(noticesOf(email)[0]?.replaceAll('\r\n', '\n')).toContain(each)
    })
  })
}

for (const { locale, prefix, messages } of inEnglish) {
  const address = (who: string) => `${who}-${locale}@sahab.example`

  test.describe(`the contact form (${locale})`, () => {
    test('the form keeps the typed text when the network fails, and can be sent again', async ({
      page,
      request,
      expectConsoleError,
    }) => {
      expectConsoleError(/ERR_FAILED/)
      const email = address('offline')
      await page.route('**/v1/enquiries', (route) => route.abort(), { times: 1 })
      await page.goto(`${prefix}/contact`)
      const form = formOn(page, locale, messages)
      await fillIn(form, email)
      await form.send.click()
      await expect(form.alert).toHaveText(messages.form.failed)
      await expect(form.message).toHaveValue(typed.message)
      await expect(form.email).toHaveValue(email)
      await expect(form.send).toBeFocused()
      await page.keyboard.press('Enter')
      await isThanked(page, prefix, locale)
      expect(await storedOf(request, email)).toHaveLength(1)
    })
  })
}

for (const { locale, prefix, messages } of inArabic) {
  const address = (who: string) => `${who}-${locale}@sahab.example`

  test.describe(`the contact form without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false })

    test('an invalid form comes back with errors and the typed text, and can be sent again', async ({
      page,
      request,
      expectConsoleError,
    }) => {
      expectConsoleError(/422/)
      const email = address('plain')
      await page.goto(`${prefix}/contact`)
      const form = formOn(page, locale, messages)
      await fillIn(form, 'huda@sahab')
      await form.phone.fill('call me')
      const choice = textIn(contact.interests?.[2]?.label, locale)
      await form.interest.selectOption(choice)
      const answer = page.waitForResponse((each) => each.request().method() === 'POST')
      await form.send.click()
      expect((await answer).status()).toBe(422)
      await expect(form.alert).toHaveText(messages.form.check)
      await expect(form.email).toHaveAccessibleDescription(messages.form.emailInvalid)
      await expect(form.phone).toHaveAccessibleDescription(messages.form.phoneInvalid)
      await expect(form.name).toHaveValue(typed.name)
      await expect(form.email).toHaveValue('huda@sahab')
      await expect(form.phone).toHaveValue('call me')
      await expect(form.message).toHaveValue(typed.message)
      await expect(form.interest).toHaveValue(choice)

      await form.email.fill(email)
      await form.phone.fill('')
      await form.send.click()
      await isThanked(page, prefix, locale)
      expect(await storedOf(request, email)).toMatchObject([
        { ...typed, interest: choice, phone: null, locale, status: 'new' },
      ])
    })
  })
}
