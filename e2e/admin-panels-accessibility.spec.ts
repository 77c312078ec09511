import { openPanel } from './helpers/admin-panels.ts'
import { accessibilityViolations } from './helpers/axe.ts'
import { languages, type Messages, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { expectNoHorizontalScroll } from './helpers/page-checks.ts'

const panels: ((messages: Messages) => string)[] = [
  ({ enquiries }) => enquiries.title,
  ({ people }) => people.title,
  ({ panels }) => panels.account,
  ({ mails }) => mails.title,
  ({ uploads }) => uploads.title,
  ({ links }) => links.title,
  ({ panels }) => panels.site,
]

test.describe.configure({ timeout: 90_000 })

for (const [index, { locale, prefix, messages }] of languages.entries()) {
  const { people, uploads, common } = messages

  test(`the panels of administrators have no accessibility violations and fit a phone (${locale})`, async ({
    page,
    signInAsAdmin,
  }) => {
    await signInAsAdmin()
    // Moving pictures would prevent axe from measuring the contrast of colours. This page has none.
    await openInEditMode(page, `${prefix}/about`)
    const size = page.viewportSize() ?? { width: 1280, height: 720 }
    // A panel has the same elements in both languages, so each panel is tested in only one of the languages.
    for (const panelOf of panels.filter((_, at) => at % 2 === index)) {
      const name = panelOf(messages)
      await test.step(name, async () => {
        const panel = await openPanel(page, messages, name)
        await expect(panel.getByText(common.loading)).toHaveCount(0)
        if (name === people.title) await panel.getByRole('button', { name: people.invite.label }).click()
        expect(await accessibilityViolations(page, '.ed-panel')).toEqual([])
        if (name === messages.panels.account)
          await panel.getByRole('button', { name: people.changePassword.label }).click()
        if (name === uploads.title) await panel.locator('.ed-files button').first().click()
        await page.setViewportSize({ width: 360, height: 740 })
        expect(await accessibilityViolations(page, '.ed-panel')).toEqual([])
        await expectNoHorizontalScroll(page, 360)
        expect(await panel.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(360)
        await panel.getByRole('button', { name: common.close, exact: true }).click()
        await expect(panel).toHaveCount(0)
        await expect(page.getByRole('button', { name: messages.panels.menu, exact: true })).toBeFocused()
        await page.setViewportSize(size)
      })
    }
  })
}
