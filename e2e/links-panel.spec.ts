import { openPanel } from './helpers/admin-panels.ts'
import { inArabic, inEnglish, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'

const site = isolatedSite()

for (const { locale, prefix, messages } of inEnglish) {
  const { links, common } = messages

  test(`an address that visitors did not find is redirected in the panel (${locale})`, async ({
    page,
    context,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource.*422/)
    const old = `${site.origin}/old-${locale}`
    expect((await page.request.get(old)).status()).toBe(404)
    await site.signInAsAdmin(context)
    await openInEditMode(page, `${site.origin}${prefix}/our-team`)
    const panel = await openPanel(page, messages, links.title)
    await panel.getByRole('button', { name: links.missed, exact: true }).click()
    const missed = panel.getByRole('listitem').filter({ hasText: `/old-${locale}` })
    await missed.getByRole('button', { name: links.redirectThis, exact: true }).click()
    const form = panel.getByRole('form', { name: links.add, exact: true })
    await expect(form.getByLabel(links.from, { exact: true })).toHaveValue(`/old-${locale}`)
    await form.getByLabel(links.to, { exact: true }).fill('http://example.com')
    await form.getByRole('button', { name: common.save, exact: true }).click()
    await expect(form.getByText(links.reasons.http)).toBeVisible()
    await form.getByLabel(links.to, { exact: true }).fill(`${prefix}/about`)
    await form.getByRole('button', { name: common.save, exact: true }).click()
    await expect(panel.getByRole('listitem').filter({ hasText: `/old-${locale}` })).toContainText(`${prefix}/about`)
    const moved = await page.request.get(old, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([301, `${prefix}/about`])

    const table = { name: 'redirects.csv', mimeType: 'text/csv', buffer: Buffer.from('/a,/about\n/about,/b\n') }
    await panel.locator('input[type=file]').setInputFiles(table)
    await expect(panel.getByRole('alert').getByRole('listitem')).toContainText([`${links.from}: ${links.reasons.page}`])
    expect((await page.request.get(`${site.origin}/a`)).status()).toBe(404)
    const ansi = Buffer.concat([Buffer.from('/ar/'), Buffer.from([0xde, 0xcf, 0xed, 0xe3]), Buffer.from(',/about\n')])
    await panel.locator('input[type=file]').setInputFiles({ ...table, buffer: ansi })
    await expect(panel.getByRole('alert')).toContainText(links.notUtf8)
    const excel = Buffer.from(`\uFEFFfrom;to\r\n/ar/قديم;/about\r\n;\r\n`, 'utf16le')
    await panel.locator('input[type=file]').setInputFiles({ ...table, buffer: excel })
    await expect(panel.getByRole('listitem').filter({ hasText: '/ar/قديم' })).toBeVisible()
  })
}

for (const { locale, prefix, messages } of inArabic) {
  const { links, pages, editor, common } = messages

  test(`links follow a page that moves, and those that die with a page are named before (${locale})`, async ({
    page,
    context,
  }) => {
    const before = '/our-clients'
    const after = `${before}-2027`
    const linked = async (path: string) =>
      (await (await page.request.get(`${site.origin}${prefix}/about`)).text()).includes(`href="${prefix}${path}"`)
    expect(await linked(before)).toBe(true)
    await site.signInAsAdmin(context)
    await openInEditMode(page, `${site.origin}${prefix}${before}`)
    const settings = page.getByRole('button', { name: editor.pageSettings, exact: true })
    await settings.click()
    await page.getByRole('dialog').getByLabel(pages.addressIn.en).fill(after)
    await page.getByRole('dialog').getByRole('button', { name: common.save, exact: true }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(links.mend.ask.title)
    await question.getByRole('button', { name: links.mend.ask.action, exact: true }).click()
    const done = page.locator('.ed-toast').filter({ hasText: links.replace.done })
    await done.hover()
    expect([await linked(before), await linked(after)]).toEqual([false, true])
    await done.getByRole('button', { name: messages.history.undo.label, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: links.undo.done })).toBeVisible()
    expect([await linked(before), await linked(after)]).toEqual([true, false])

    await settings.click()
    await page.getByRole('switch', { name: pages.isPublic }).uncheck()
    await page.getByRole('dialog').getByRole('button', { name: common.save, exact: true }).click()
    await expect(question).toContainText(links.willDie)
    await question.getByRole('button', { name: pages.hide.label, exact: true }).click()
    await expect(page.locator('.ed-bar')).toContainText(messages.editor.draft)

    const panel = await openPanel(page, messages, links.title)
    await panel.getByRole('button', { name: links.dead, exact: true }).click()
    const dead = panel.getByRole('listitem').filter({ hasText: links.fault.hidden }).filter({ hasText: before })
    // The first time, the link opens another page. The second time, that page is already open.
    for (const _ of [1, 2]) {
      await dead.getByRole('link').first().press('Enter')
      await expect(page.locator('[data-edit-path]:focus')).toBeVisible()
    }
    await dead.getByRole('button', { name: links.replaceEverywhere, exact: true }).click()
    await dead.getByLabel(links.to, { exact: true }).fill('/our-team')
    await dead.getByRole('form').getByRole('button', { name: links.replaceEverywhere, exact: true }).click()
    await expect(panel.getByText(links.noneDead)).toBeVisible()
    expect(await linked(before)).toBe(false)

    const list = await openPanel(page, messages, pages.title)
    const loaded = page.waitForResponse(/about\.data/)
    await list.locator(`a[href^="${prefix}/about?"]`).click()
    await loaded
    await expect(page.locator('main [data-edit-path]').first()).toBeVisible()
  })
}
