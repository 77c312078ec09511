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

// These tests go through several screens.
test.describe.configure({ timeout: 90_000 })

for (const [index, panelOf] of panels.entries()) {
  const { prefix, messages } = languages[index % 2] as (typeof languages)[number]
  const { people, uploads, common } = messages
  const name = panelOf(messages)

  test(`the panel '${name}' has no accessibility violations and fits a phone`, async ({ page, signInAsAdmin }) => {
    await signInAsAdmin()
    // A page without moving pictures, so that axe can measure the contrast of colours.
    await openInEditMode(page, `${prefix}/about`)
    const panel = await openPanel(page, messages, name)
    await expect(panel.getByText(common.loading)).toHaveCount(0)
    if (name === people.title) await panel.getByRole('button', { name: people.invite }).click()
    expect(await accessibilityViolations(page, '.ed-panel')).toEqual([])
    if (name === messages.panels.account) await panel.getByRole('button', { name: people.changePassword }).click()
    if (name === uploads.title) await panel.locator('.ed-files button').first().click()
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await accessibilityViolations(page, '.ed-panel')).toEqual([])
    await expectNoHorizontalScroll(page, 360)
    expect(await panel.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(360)
    await panel.getByRole('button', { name: common.close, exact: true }).click()
    await expect(panel).toHaveCount(0)
    await expect(page.getByRole('button', { name: messages.panels.menu, exact: true })).toBeFocused()
  })
}
