import { accessibilityViolations } from './helpers/axe.ts'
import { box, editText, expectSaved, field, inArabic, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'

const site = isolatedSite()

for (const { locale, prefix, messages } of inArabic) {
  const { release, releases } = messages
  const path = `${prefix}${locale === 'en' ? '/about' : '/careers'}`
  const title = locale === 'en' ? 'Only in the release' : 'في الإصدار فقط'

  test(`changes of a release are seen in edit mode and by its link, and by visitors once published (${locale})`, async ({
    page,
    context,
    browser,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource.*409/)
    const seenByVisitors = async () => (await fetch(site.origin + path)).text()
    await site.signInAsAdmin(context)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await openInEditMode(page, site.origin + path)
    await expect(page.locator('.ed-state')).toHaveText(release.intoLive)
    await page.getByRole('button', { name: release.live, exact: true }).click()
    const panel = page.getByRole('complementary', { name: release.title })
    await panel.getByRole('button', { name: releases.begin.label, exact: true }).click()
    await panel.getByLabel(releases.name, { exact: true }).fill('Autumn')
    expect(await accessibilityViolations(page)).toEqual([])
    await panel.getByRole('button', { name: releases.begin.action, exact: true }).click()

    const bar = page.getByRole('button', { name: 'Autumn' })
    await expect(bar).toBeFocused()
    await expect(page.locator('.ed-state')).toHaveText(release.into)
    // The browser asks nothing: whoever stayed on the page would go on publishing live.
    expect(asked).toEqual([])
    const heading = field(page, 'HERO', 'title')
    await editText(page, heading, messages, { [locale]: title })
    await expectSaved(page, messages)
    await expect(bar).toContainText(locale === 'en' ? '1' : '١')
    await page.keyboard.press('Control+z')
    await expect(heading).not.toHaveText(title)
    await expect(bar).toContainText(locale === 'en' ? '0' : '٠')
    await page.keyboard.press('Control+Shift+z')
    await expect(bar).toContainText(locale === 'en' ? '1' : '١')
    await page.reload()
    await expect(heading).toHaveText(title)
    expect(await seenByVisitors()).not.toContain(title)

    await bar.click()
    await expect(panel.locator('ins')).toHaveText(title)
    expect(await accessibilityViolations(page)).toEqual([])
    await panel.getByRole('button', { name: releases.compare, exact: true }).click()
    const sides = page.getByRole('dialog')
    await expect(sides.frameLocator('iframe').nth(0).getByText(title)).toHaveCount(0)
    await expect(sides.frameLocator('iframe').nth(1).getByText(title).first()).toBeVisible()
    await page.keyboard.press('Escape')

    await panel.getByRole('button', { name: releases.share.label, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: releases.share.done })).toBeVisible()
    const guest = await browser.newContext()
    const shared = await guest.newPage()
    await shared.goto(await page.evaluate(() => navigator.clipboard.readText()))
    await expect(shared).toHaveURL(site.origin + path.slice(prefix.length))
    await shared.goto(site.origin + (prefix || '/'))
    await shared.locator('summary').last().click()
    await shared.getByRole('complementary').getByRole('link').first().click()
    await expect(shared).toHaveURL(site.origin + path)
    await expect(shared.getByRole('heading', { level: 1 })).toHaveText(title)
    await guest.close()

    const confirm = async (action: string) => {
      await panel.getByRole('button', { name: action, exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click()
    }
    // A release that requires translations is not published while a translation is missing or outdated.
    if (locale === 'ar') await editText(page, heading, messages, { en: 'Changed in English alone' })
    await panel.getByLabel(releases.requireTranslation.label).check()
    await confirm(releases.publish.label)
    const refusal = panel.getByRole('alert')
    await expect(refusal).toContainText(releases.untranslated)
    expect(await accessibilityViolations(page)).toEqual([])
    await panel.locator('.ed-refused').getByRole('link').click()
    await expect(heading).toBeFocused()
    await page.keyboard.press('Enter')
    await box(page.getByRole('dialog'), messages, 'ar').press('Alt+Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await confirm(releases.publish.label)
    // After publishing, the editor shows the live site again.
    await expect(page.getByRole('button', { name: release.live, exact: true })).toBeVisible()
    expect(await seenByVisitors()).toContain(title)

    await page.getByRole('button', { name: release.live, exact: true }).click()
    await panel.getByRole('button', { name: releases.look, exact: true }).first().click()
    await confirm(releases.rollBack.label)
    await expect(heading).not.toHaveText(title)
    await expect(panel.getByText(releases.rolledBackAt.split('{{')[0] ?? '')).toBeVisible()
    await expect(panel.locator(':focus')).toBeVisible()
    expect(await seenByVisitors()).not.toContain(title)

    await panel.getByRole('button', { name: releases.reopen.label, exact: true }).click()
    await panel.getByRole('button', { name: releases.work, exact: true }).click()
    await expect(heading).toHaveText(title)
    expect(await seenByVisitors()).not.toContain(title)
  })
}
