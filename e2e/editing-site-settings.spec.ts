import type { Page } from '@playwright/test'
import { openPanel } from './helpers/admin-panels.ts'
import { inArabic, inEnglish, type Messages, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'
import { randomSvg } from './helpers/media-files.ts'
import { mailsTo } from './helpers/outbox.ts'

const site = isolatedSite()

const brands = { en: 'Sahab', ar: 'سحاب' }
const toastOf = (page: Page, text: string) => page.locator('.ed-toast').filter({ hasText: text })

async function openSettings(page: Page, prefix: string, messages: Messages) {
  await openInEditMode(page, `${site.origin}${prefix}/about`)
  const panel = await openPanel(page, messages, messages.panels.site)
  await expect(panel.getByLabel(messages.site.brandIn.en).first()).toBeVisible()
  return { panel, save: panel.getByRole('button', { name: messages.common.save, exact: true }) }
}

for (const { locale, prefix, messages } of inEnglish) {
  const { site: texts, fields } = messages
  const brand = brands[locale]
  const profile = `https://social.example/@${locale}`

  test(`what is set is seen while it is typed, used everywhere, and can be undone (${locale})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(60_000)
    await page.setViewportSize({ width: 1600, height: 900 })
    await site.signInAsAdmin(context)
    let { panel, save } = await openSettings(page, prefix, messages)
    const bothPages = page.getByRole('button', { name: messages.editor.bothPages, exact: true })
    await bothPages.click()
    const inEachLanguage = (['en', 'ar'] as const).map((each) => {
      const frame = page.frameLocator(`iframe[title="${messages.language[each]}"]`)
      return { frame, brand: frame.getByText(brands[each], { exact: true }).first() }
    })
    const pages = [page, ...inEachLanguage.map(({ frame }) => frame)]
    const stored = await page.title()
    await panel.getByLabel(texts.brandIn.en).first().fill(brands.en)
    await panel.getByLabel(texts.brandIn.ar).first().fill(brands.ar)
    await panel.getByLabel(texts.accent.primary).fill('#1a56b8')
    await panel.getByLabel(fields.phone).fill('+966 11 555 0177')
    for (const each of pages) await expect(each.locator('html')).toHaveCSS('--color-primary', '#1a56b8')
    for (const { frame, brand } of inEachLanguage) {
      await expect(frame.getByText('+966 11 555 0177')).toBeVisible()
      await expect(brand).toBeVisible()
    }
    await expect(page).toHaveTitle(stored.replace(/[^-]+$/, ` ${brand}`))
    await panel.getByLabel(texts.accent.primary).fill('#7d92ff')
    for (const each of pages) await expect(each.locator('html')).toHaveCSS('--color-primary', '#3450e0')
    await panel.getByRole('button', { name: messages.common.close, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: messages.editor.discard, exact: true }).click()
    for (const { frame } of inEachLanguage) await expect(frame.getByText('+966 11 555 0177')).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('style', /--color/)
    await expect(page).toHaveTitle(stored)
    await bothPages.click()

    ;({ panel, save } = await openSettings(page, prefix, messages))
    await panel.getByLabel(texts.brandIn.en).first().fill(brands.en)
    await panel.getByLabel(texts.brandIn.ar).first().fill(brands.ar)
    await panel.getByLabel(texts.accent.primary).fill('#1a56b8')
    await panel.getByLabel(texts.recipients).fill(`a-${locale}@example.com، b-${locale}@example.com`)
    await panel.getByRole('group', { name: texts.socialLinks }).locator('[data-add]').click()
    await panel.getByLabel(texts.linkIn.en).fill('Mastodon')
    await panel.getByLabel(texts.url).fill(profile)
    await save.click()
    await expect(toastOf(page, messages.notices.changesSaved)).toBeVisible()
    await expect(page.getByRole('link', { name: messages.menu.home.replace('{{brand}}', brand) })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(` - ${brand}$`))
    await expect(page.locator('html')).toHaveCSS('--color-primary', '#1a56b8')

    const visitor = await (await page.request.get(`${site.origin}${prefix}/about`)).text()
    expect(visitor).toContain(` - ${brand}</title>`)
    expect(visitor).toMatch(/<html [^>]*style="--color-primary:#1a56b8;/)
    expect(visitor).toContain(`<a href="${profile}">`)
    const home = await (await page.request.get(site.origin + (prefix || '/'))).text()
    expect(/"sameAs":\[[^\]]*\]/.exec(home)?.[0]).toContain(profile)
    const data = { name: 'Layla', email: 'layla@example.com', message: 'Hello', source: '/contact', elapsed: 9_000 }
    expect((await page.request.post(`${site.origin}/api/v1/enquiries`, { data })).status()).toBe(201)
    for (const to of ['a', 'b']) {
      await expect.poll(() => mailsTo(`${to}-${locale}@example.com`, site.dataDir)).toHaveLength(1)
    }

    await panel.getByLabel(fields.phone).fill('+966 11 555 0100')
    await save.click()
    await expect(page.getByText('+966 11 555 0100')).toBeVisible()
    await page.getByRole('button', { name: messages.history.undo.label, exact: true }).click()
    await expect(panel.getByLabel(fields.phone)).toHaveValue('')
    await expect(panel.getByLabel(texts.brandIn.en).first()).toHaveValue(brands.en)
  })
}

for (const { locale, prefix, messages } of inArabic) {
  const { site: texts, fields } = messages

  test(`a colour with too little contrast is refused with its contrast (${locale})`, async ({
    page,
    context,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 422/)
    await site.signInAsAdmin(context)
    const { panel, save } = await openSettings(page, prefix, messages)
    const color = panel.getByLabel(texts.accent.primary)
    await color.fill('#7d92ff')
    await expect(color).toHaveAccessibleDescription(/٢٫٨ إلى ١/)
    await save.click()
    await expect(color).toBeFocused()
    await expect(toastOf(page, messages.notices.changesSaved)).toHaveCount(0)
    await panel.getByRole('button', { name: texts.startColor }).first().click()
    await panel.getByLabel(fields.email).fill('nobody')
    await save.click()
    await expect(panel.getByLabel(fields.email)).toHaveAccessibleDescription(
      new RegExp(texts.refused.email.slice(0, 20)),
    )
  })
}

for (const { prefix, messages } of inArabic) {
  const { fields, media } = messages

  test('a click on the e-mail address or a social link in the footer leads to the settings', async ({
    page,
    context,
  }) => {
    await site.signInAsAdmin(context)
    await openInEditMode(page, `${site.origin}${prefix}/about`)
    const panel = page.getByRole('complementary', { name: messages.panels.site })
    for (const name of ['info@example.com', 'LinkedIn']) {
      const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true })
      await link.press('Enter')
      await expect(panel.getByRole('heading', { name: messages.panels.site })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(link).toBeFocused()
    }
  })

  test('a logo takes the place of the wordmark in header and footer', async ({ page, context }) => {
    await site.signInAsAdmin(context)
    const { panel, save } = await openSettings(page, prefix, messages)
    await panel.getByRole('button', { name: `${media.choose.icon}: ${fields.logo}` }).click()
    await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(randomSvg('logo.svg'))
    await save.click()
    await expect(toastOf(page, messages.notices.changesSaved)).toBeVisible()
    await expect(page.locator('img.logo')).toHaveCount(3)
    const visitor = await (await page.request.get(`${site.origin}${prefix}/about`)).text()
    expect(visitor).toMatch(/<img class="logo" src="\/api\/uploads\/[0-9a-f]{16}-64x64\.svg" width="34" height="34"/)
    expect(visitor).not.toContain('id="wordmark"')
  })

  test('what somebody else saved meanwhile is kept, and what is typed offline stays', async ({
    page,
    context,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 409|ERR_INTERNET_DISCONNECTED/)
    await site.signInAsAdmin(context)
    const { panel, save } = await openSettings(page, prefix, messages)
    const email = panel.getByLabel(fields.email)
    await email.fill('mine@example.com')
    const token = await page.evaluate(() => localStorage.accessToken)
    const data = { email: 'theirs@example.com', phone: '+966 11 555 0199' }
    const headers = { authorization: `Bearer ${token}` }
    expect((await page.request.patch(`${site.origin}/api/v1/site`, { data, headers })).status()).toBe(200)
    await save.click()
    const question = page.getByRole('dialog').filter({ hasText: 'theirs@example.com' })
    await question.getByRole('button', { name: messages.editor.keepYours }).click()
    await expect(toastOf(page, messages.notices.changesSaved)).toBeVisible()
    await expect(email).toHaveValue('mine@example.com')
    await expect(panel.getByLabel(fields.phone)).toHaveValue('+966 11 555 0199')
    await panel.getByLabel(fields.phone).fill('+966 11 555 0123')
    await context.setOffline(true)
    await save.click()
    await expect(page.getByRole('alert').filter({ hasText: messages.alerts.changesFailed })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('+966 11 555 0123')).toBeVisible()
    await expect(toastOf(page, messages.notices.changesSaved)).toBeVisible()
    expect(await (await page.request.get(`${site.origin}/about`)).text()).toContain('mailto:mine@example.com')
  })
}
