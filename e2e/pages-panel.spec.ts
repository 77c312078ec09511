import { adminHeaders } from './helpers/admin-panels.ts'
import { expectSaved, inEnglish, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'

const site = isolatedSite()

for (const { locale, prefix, messages } of inEnglish) {
  const { editor, pages, common, deletion } = messages

  test(`an event is made on another page, found in the list of pages, duplicated and deleted (${locale})`, async ({
    page,
    context,
  }) => {
    await site.signInAsAdmin(context)
    await openInEditMode(page, `${site.origin}${prefix}/about`)
    await page.getByRole('button', { name: editor.new, exact: true }).click()
    await page.getByRole('menuitem', { name: common.event, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: editor.addPost, exact: true })
    await expect(dialog.getByRole('radio', { name: messages.options.event })).toBeChecked()
    await dialog.getByLabel(editor.titleIn.en).fill(`Launch party ${locale}`)
    await expect(dialog.getByText(messages.fields.description)).toBeVisible()
    await dialog.getByRole('button', { name: pages.createDraft, exact: true }).click()
    await expect(page).toHaveURL(`${site.origin}${prefix}/resources/launch-party-${locale}?edit=true`)
    await expect(page.locator('h1[data-edit-path]')).toBeFocused()

    await page.getByRole('button', { name: pages.title, exact: true }).click()
    const panel = page.getByRole('complementary', { name: pages.title, exact: true })
    await panel.getByLabel(pages.find).fill('launch party')
    const rows = panel.getByRole('listitem')
    await expect(rows).toHaveText(new RegExp(`Launch party ${locale}.*${editor.draft}`))
    const choose = async (action: string) => {
      await rows.first().getByRole('button', { name: pages.actions, exact: true }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    }
    await choose(editor.duplicateBlock)
    await expect(page).toHaveURL(`${site.origin}${prefix}/resources/launch-party-${locale}-copy?edit=true`)
    await expect(page.locator('h1[data-edit-path]')).toBeFocused()
    await expect(rows).toHaveCount(2)
    await choose(pages.show.label)
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(messages.fields.description)
    await question.getByRole('button', { name: pages.show.label, exact: true }).click()
    await expectSaved(page, messages)
    await expect(rows.filter({ hasText: editor.draft })).toHaveCount(1)
    await choose(common.delete)
    await expect(question).toContainText(deletion.post.ask.text)
    await question.getByRole('button', { name: common.delete, exact: true }).click()
    await expect(rows).toHaveCount(1)
  })

  test(`a draft says from when it is visible, and that it is published, without a reload (${locale})`, async ({
    page,
    context,
    request,
    expectConsoleError,
  }) => {
    // The first request of edit mode for a page that visitors do not see has no access token and gets a 404.
    expectConsoleError(/Failed to load resource.*404/)
    const options = { headers: await adminHeaders(request, site.origin) }
    const shows_at = new Date(Date.now() + 20_000).toISOString()
    const body = { name: { en: 'Soon' }, path: { en: '/soon' } }
    await request.post(`${site.origin}/api/v1/pages`, { ...options, data: body })
    await request.patch(`${site.origin}/api/v1/pages/soon`, { ...options, data: { shows_at } })
    await site.signInAsAdmin(context)
    await page.goto(`${site.origin}${prefix}/soon?edit=true`)
    const mark = page.locator('.ed-bar .ed-chip')
    const today = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(new Date(shows_at))
    await expect(mark).toHaveText(editor.draftUntil.replace('{{when}}', today))
    await expect(mark).toHaveCount(0, { timeout: 40_000 })
    expect((await page.request.get(`${site.origin}/soon`)).status()).toBe(200)
  })
}
