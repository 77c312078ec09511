import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { edit, field, languages } from './editing.ts'
import { expect, test } from './site.ts'

for (const { locale, root, prefix, words } of languages) {
  test.describe(`quality of editing (${locale})`, () => {
    test('visitors get no attribute and no file of the editor', async ({ page }) => {
      const files: string[] = []
      page.on('request', (request) => files.push(request.url()))
      await page.goto(root)
      await page.mouse.wheel(0, 4000)
      await page.waitForLoadState('networkidle')
      expect(await page.content()).not.toMatch(/data-edit-|data-block-/)
      const scripts = files.filter((file) => /\.(js|css)$/.test(file))
      const texts = await Promise.all(scripts.map(async (file) => (await page.request.get(file)).text()))
      expect(texts.filter((text) => text.includes('data-edit-path') || text.includes('.ed-dialog'))).toEqual([])
      await expect(page.getByRole('link', { name: words.editor.enter })).toHaveCount(0)
    })

    for (const path of ['', '/resources', '/contact', '/careers']) {
      test(`every word and picture of ${prefix}${path || '/'} that the interface does not bring can be edited`, async ({
        page,
        asAdmin,
      }) => {
        await asAdmin()
        await edit(page, `${prefix}${path}` || '/')
        const known = new Set(wordsIn(words))
        const strangers = async () => (await uneditable(page)).filter((text) => !known.has(text))
        await expect.poll(strangers).toEqual([])
      })
    }

    test('edit mode has no accessibility findings, nor has an open dialog', async ({ page, asAdmin }) => {
      await asAdmin()
      await edit(page, `${prefix}/about`)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await field(page, 'IMAGE_TEXT', 'text').click()
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible({ timeout: 15_000 })
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await page.keyboard.press('Escape')
      await field(page, 'FOOTER', 'columns.0.links.0.label').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    })

    test('the login has no accessibility findings', async ({ page }) => {
      await page.goto(`${prefix}/login`)
      await page.getByRole('button', { name: words.login.submit, exact: true }).click()
      await expect(page.getByText(words.login.emailRequired)).toBeVisible()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    })

    test('everything of edit mode fits a phone', async ({ page, asAdmin }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await asAdmin()
      await edit(page, root)
      await expect(page.getByRole('link', { name: words.editor.exit })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: words.session.logout })).toBeInViewport({ ratio: 1 })
      await field(page, 'HERO', 'title').click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: words.common.save, exact: true })).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
  })
}

/** All texts of the interface. */
function wordsIn(words: object): string[] {
  return Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : wordsIn(value)))
}

/**
 * What of the page is no field: words, and the addresses of pictures. Left out are what stands there a second time
 * (`aria-hidden` copies, headings for screen readers alone), drawn words, numbers that are counted, and days, which the
 * form of their entry edits.
 */
function uneditable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const skipped = '[data-edit-path], .ed, script, style, svg, time, .day, [aria-hidden="true"], .sr-only'
    const loose: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      if (!node.parentElement?.closest(skipped) && /\p{L}/u.test(text)) loose.push(text)
    }
    for (const picture of document.images) if (!picture.closest(skipped)) loose.push(picture.src)
    return loose
  })
}
