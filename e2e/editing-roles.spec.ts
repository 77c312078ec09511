import { admin } from './helpers/admin-account.ts'
import { adminHeaders, openPanel, register } from './helpers/admin-panels.ts'
import { box, expectSaved, inArabic, inEnglish, openInEditMode } from './helpers/editing.ts'
import { expect, signIn, test } from './helpers/fixtures.ts'

// Longer than the default timeout of 60 seconds, because each test goes through several screens.
test.describe.configure({ timeout: 90_000 })

for (const { locale, prefix, messages } of inArabic) {
  const { common, editor, fields, history, pages, panels, people, roles } = messages
  const mark = `${locale}-${Date.now()}`
  const page = `${prefix}/our-partners`

  test(`a translator changes texts of one language and is offered nothing else (${locale})`, async ({
    page: screen,
    context,
    baseURL,
    request,
    signInAsAdmin,
  }) => {
    const translator = { ...admin, email: `translator-${mark}@example.com`, name: `Translator ${mark}` }
    await request.post('/api/v1/auth/register', { headers: await adminHeaders(request), data: translator })
    await signInAsAdmin()
    await openInEditMode(screen, page)
    const list = await openPanel(screen, messages, people.title)
    const row = list.getByRole('listitem').filter({ hasText: translator.email })
    await row.getByRole('button', { name: roles.edit.label }).click()
    await row.getByRole('radio', { name: roles.name.translator }).check()
    await row.getByRole('button', { name: common.save, exact: true }).click()
    await expect(row).toContainText(roles.of.replace('{{role}}', roles.name.translator).split('{{')[0] ?? '')

    await signIn(context, baseURL ?? '', translator)
    await openInEditMode(screen, page)
    const title = screen.locator('main [data-edit-path]').first()
    await title.hover()
    await expect(screen.getByRole('toolbar')).toHaveCount(0)
    for (const name of [editor.addBlock, editor.addItem, editor.replaceImage]) {
      await expect(screen.getByRole('button', { name, exact: true })).toHaveCount(0)
    }
    await title.click()
    const dialog = screen.getByRole('dialog')
    await expect(box(dialog, messages, 'en')).not.toBeEditable()
    await box(dialog, messages, 'ar').fill(`عنوان ${mark}`)
    await dialog.getByRole('button', { name: common.save, exact: true }).click()
    await expectSaved(screen, messages)
    await screen.getByRole('button', { name: history.undo.label, exact: true }).click()
    await expect(screen.getByRole('status').filter({ hasText: history.undo.done.split('{{')[0] })).toBeVisible()

    // In the settings of an item, translators see the texts for search engines, but no id and no checkboxes.
    await openInEditMode(screen, `${prefix}/customer-stories/${locale === 'en' ? 'qamra-health' : 'rimal-energy'}`)
    await screen.getByRole('button', { name: editor.pageSettings, exact: true }).click()
    const searched = (language: 'english' | 'arabic') =>
      dialog.getByRole('group', { name: fields.searchTitle }).getByLabel(editor[language])
    await expect(searched('english')).not.toBeEditable()
    await expect(dialog.getByLabel(fields.id, { exact: true })).toHaveCount(0)
    await expect(dialog.getByRole('checkbox')).toHaveCount(0)
    await searched('arabic').fill(`بحث ${mark}`)
    await dialog.getByRole('button', { name: common.save, exact: true }).click()
    await expectSaved(screen, messages)
    await expect(dialog).toHaveCount(0)

    await screen.getByRole('button', { name: panels.menu, exact: true }).click()
    const actions = [messages.translation.title, panels.account, messages.shortcuts.title]
    await expect(screen.getByRole('menuitem')).toHaveText(actions)
    await screen.keyboard.press('Escape')
    await expect(screen.getByRole('button', { name: editor.new, exact: true })).toHaveCount(0)
    const listed = await openPanel(screen, messages, pages.title)
    await listed.getByRole('button', { name: pages.actions, exact: true }).first().click()
    await expect(screen.getByRole('menuitem')).toHaveText([pages.settings])
  })
}

for (const { locale, prefix, messages } of inEnglish) {
  const { editor, enquiries } = messages

  test(`sales sees enquiries and the page as visitors do (${locale})`, async ({
    page: screen,
    context,
    baseURL,
    request,
  }) => {
    const sales = { ...admin, email: `sales-${Date.now()}@example.com` }
    await register(request, sales, { role: 'sales' })
    await signIn(context, baseURL ?? '', sales)
    await screen.goto(`${prefix}/why-choose-us?edit=true`)
    await expect(screen.getByRole('link', { name: editor.exit })).toBeVisible()
    const panel = await openPanel(screen, messages, enquiries.title)
    await expect(panel.getByText(enquiries.failed)).toHaveCount(0)
    await expect(screen.locator('[data-edit-path]')).toHaveCount(0)
    await expect(screen.getByRole('button', { name: messages.panels.history, exact: true })).toHaveCount(0)
  })
}
