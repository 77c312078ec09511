import type { Page } from '@playwright/test'
import { accessibilityViolations } from './helpers/axe.ts'
import { field, inArabic, inEnglish, languages, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { findUneditableTexts } from './helpers/uneditable-texts.ts'

for (const { locale, root, prefix, messages } of languages) {
  test.describe(`all texts, layout and accessibility of edit mode (${locale})`, () => {
    test('every text and picture other than interface messages can be edited', async ({ page, signInAsAdmin }) => {
      await signInAsAdmin()
      for (const path of locale === 'en' ? ['', '/contact'] : ['/resources', '/careers']) {
        await openInEditMode(page, `${prefix}${path}` || '/')
        await expect.poll(() => findUneditableTexts(page, messages), path).toEqual([])
      }
    })

    test('edit mode has the layout that visitors see, apart from the buttons that add items', async ({
      page,
      signInAsAdmin,
    }) => {
      for (const path of locale === 'en' ? [root] : [`${prefix}/resources`]) {
        await page.goto(path)
        const seen = await sections(page)
        await signInAsAdmin()
        await openInEditMode(page, path)
        await expect.poll(() => page.locator('main section').count()).toBe(seen.length)
        const taller = async () =>
          (await sections(page)).map(({ height, name }, index) => ({ name, by: height - (seen[index]?.height ?? 0) }))
        // Allows 120 pixels for a button that adds an item, because the button needs a row that visitors do not see.
        await expect.poll(async () => (await taller()).filter(({ by }) => Math.abs(by) > 120)).toEqual([])
      }
    })
  })
}

for (const { locale, prefix, messages } of inEnglish) {
  test.describe(`files for visitors (${locale})`, () => {
    test('visitors get no attributes and no files of the editor', async ({ page }) => {
      const files = new Set<string>()
      page.on('request', (request) => files.add(request.url()))
      for (const path of ['', '/contact', '/solutions/totara-learn', '/resources/write-the-course-in-arabic-first']) {
        await page.goto(`${prefix}${path}` || '/')
        const islands = page.locator('site-island')
        for (const island of await islands.all()) await island.dispatchEvent('pointerover')
        await expect(page.locator('site-island[awake]')).toHaveCount(await islands.count())
        expect(await page.content()).not.toMatch(/data-edit-|data-block-/)
        await expect(page.getByRole('link', { name: messages.editor.enter })).toHaveCount(0)
      }
      const scripts = [...files].filter((file) => /\.(js|css)$/.test(file))
      const texts = await Promise.all(scripts.map(async (file) => (await page.request.get(file)).text()))
      expect(texts.length).toBeGreaterThan(5)
      expect(texts.filter((text) => text.includes('data-edit-path') || text.includes('.ed-dialog'))).toEqual([])
    })
  })
}

for (const { locale, root, prefix, messages } of inArabic) {
  test.describe(`accessibility of edit mode (${locale})`, () => {
    test('the login has no accessibility violations', async ({ page }) => {
      await page.goto(`${prefix}/login`)
      await page.getByRole('button', { name: messages.login.submit, exact: true }).click()
      await expect(page.getByText(messages.login.emailRequired)).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])
    })

    test('edit mode and its dialogs have no accessibility violations', async ({ page, signInAsAdmin }) => {
      await signInAsAdmin()
      await openInEditMode(page, `${prefix}/about`)
      expect(await accessibilityViolations(page)).toEqual([])
      await field(page, 'IMAGE_TEXT', 'text').click()
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible({ timeout: 15_000 })
      expect(await accessibilityViolations(page, '.ed-dialog')).toEqual([])
      await page.keyboard.press('Escape')
      await field(page, 'FOOTER', 'columns.0.links.0.label').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await accessibilityViolations(page, '.ed-dialog')).toEqual([])
    })

    test('edit mode fits a phone', async ({ page, signInAsAdmin }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await signInAsAdmin()
      await openInEditMode(page, root)
      await expect(page.getByRole('link', { name: messages.editor.exit })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: messages.session.logout })).toBeInViewport({ ratio: 1 })
      await field(page, 'HERO', 'title').click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: messages.common.save, exact: true })).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
  })
}

/** Returns the class names and heights of a page's sections. Off-screen sections are rendered for the measurement. */
function sections(page: Page) {
  return page.locator('main section').evaluateAll((found) =>
    found.map((section) => {
      section.style.contentVisibility = 'visible'
      return { name: section.className, height: Math.round(section.getBoundingClientRect().height) }
    }),
  )
}
