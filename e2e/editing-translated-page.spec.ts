import type { Page } from '@playwright/test'
import { editText, expectSaved, field, inEnglish, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'

const site = isolatedSite()

for (const { prefix, messages } of inEnglish) {
  const { common, editor, panels, page: sentences } = messages

  test('edit mode asks not to be translated, and works on although every text on the page was replaced', async ({
    page,
    context,
    expectConsoleError,
  }) => {
    expectConsoleError(/NotFoundError|removeChild|insertBefore|error occurred in/)
    await site.signInAsAdmin(context)
    await openInEditMode(page, `${site.origin}${prefix}/about`)
    await expect(page.locator('html')).toHaveAttribute('translate', 'no')
    const failed = page.getByRole('alertdialog', { name: editor.partMissing })
    const again = { name: sentences.tryAgain, exact: true }
    await page.addLocatorHandler(failed, () => failed.getByRole('button', again).click())
    const title = field(page, 'IMAGE_TEXT', 'title')
    for (const text of ['One', 'Two', 'Three']) {
      await replaceTexts(page)
      await editText(page, title, messages, { en: text })
      await expectSaved(page, messages)
      await replaceTexts(page)
      await expect(title).toContainText(text)
      await page.getByRole('button', { name: panels.menu, exact: true }).click()
      await replaceTexts(page)
      await page.getByRole('menuitem').first().click()
      await expect(page.locator('.ed-panel')).toBeVisible()
      await replaceTexts(page)
      await page.locator('.ed-panel').getByRole('button', { name: common.close, exact: true }).click()
      await title.click()
      await replaceTexts(page)
      await page.getByRole('dialog').getByRole('button', { name: common.cancel, exact: true }).click()
    }
    await expect(page.getByText(sentences.globalFailed)).toHaveCount(0)
  })

  test('a dialog that fails leaves the page as it is, and is opened again', async ({
    page,
    context,
    expectConsoleError,
  }) => {
    expectConsoleError(/broken|error occurred in/)
    await site.signInAsAdmin(context)
    await openInEditMode(page, `${site.origin}${prefix}/about`)
    const failures: string[] = []
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
    await page.evaluate(() => {
      const { MutationObserver } = window
      const Broken = class {
        constructor() {
          throw new Error('broken')
        }
      }
      Object.assign(window, { MutationObserver: Broken, repair: () => Object.assign(window, { MutationObserver }) })
    })
    await field(page, 'IMAGE_TEXT', 'text').click({ position: { x: 2, y: 2 } })
    const failed = page.getByRole('alertdialog', { name: editor.partMissing })
    await expect(failed).toBeVisible()
    // The check of the text's length fails, too, a second later.
    await expect.poll(() => failures.length).toBeGreaterThan(1)
    await expect(field(page, 'IMAGE_TEXT', 'text')).toBeVisible()
    await page.evaluate('repair()')
    await failed.getByRole('button', { name: sentences.tryAgain, exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('textbox', { name: editor.english, exact: true })).toBeVisible()
  })
}

/** Replaces each text node as the translation of Chrome does. */
const replaceTexts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      const parent = text.parentElement
      if (!parent || /^(?:SCRIPT|STYLE|FONT|TEXTAREA)$/.test(parent.tagName) || !text.nodeValue?.trim()) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(text)
    }
  })
