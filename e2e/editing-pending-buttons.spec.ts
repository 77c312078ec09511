import { openPanel } from './helpers/admin-panels.ts'
import { field, inEnglish, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'

for (const { locale, prefix, messages } of inEnglish) {
  const { editor, people } = messages

  test.describe(`busy buttons (${locale})`, () => {
    test.beforeEach(async ({ signInAsAdmin, expectConsoleError }) => {
      expectConsoleError(/Failed to load resource/)
      await signInAsAdmin()
    })

    test('a busy button in a panel keeps the focus and sends nothing twice', async ({ page }) => {
      const sent: string[] = []
      const answer = Promise.withResolvers<void>()
      await page.route('**/v1/people/invite', async (route) => {
        sent.push(route.request().url())
        await answer.promise
        await route.fulfill({ status: 500, json: {} })
      })
      await openInEditMode(page, `${prefix}/about`)
      const panel = await openPanel(page, messages, people.title)
      await panel.getByRole('button', { name: people.invite.label }).click()
      const email = panel.getByRole('textbox', { name: messages.login.email })
      await email.fill('busy@sahab.example')
      const send = panel.locator('[type="submit"]')
      await send.focus()
      await page.keyboard.press('Enter')
      await expect(send).toHaveText(people.invite.busy)
      await expect(send).toBeFocused()
      await expect(send).toHaveAttribute('aria-disabled', 'true')
      await page.keyboard.press('Enter')
      await email.press('Enter')
      await send.focus()
      answer.resolve()
      await expect(send).toHaveText(people.invite.action)
      await expect(send).toBeFocused()
      expect(sent).toHaveLength(1)
    })

    test('a busy button in a dialog keeps the focus and sends nothing twice', async ({ page }) => {
      const sent: string[] = []
      const answer = Promise.withResolvers<void>()
      await page.route('**/items', async (route) => {
        if (route.request().method() === 'GET') return route.fallback()
        sent.push(route.request().url())
        await answer.promise
        await route.fulfill({ status: 500, json: {} })
      })
      await openInEditMode(page, `${prefix}/resources`)
      await expect(field(page, 'RESOURCES', 'title')).toBeVisible()
      await page.locator('.ed-add-item').getByRole('button', { name: editor.addPost, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').first().fill(`Busy ${locale}`)
      const submit = dialog.locator('[type="submit"]')
      await submit.focus()
      await page.keyboard.press('Enter')
      await expect(submit).toHaveAttribute('aria-disabled', 'true')
      await expect(submit).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeVisible()
      answer.resolve()
      await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
      await expect(submit).toBeFocused()
      expect(sent).toHaveLength(1)
    })
  })
}
