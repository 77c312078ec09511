import type { Locator, Page } from '@playwright/test'
import { box, expectSaved, field, inEnglish, type Messages, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'

const site = isolatedSite()

for (const { locale, prefix, messages } of inEnglish) {
  const { editor, common } = messages
  const more = locale === 'en' ? 'Learn more' : 'المزيد عنّا'

  test.describe(`rich text (${locale})`, () => {
    test.beforeEach(async ({ context, page }) => {
      await site.signInAsAdmin(context)
      await openInEditMode(page, `${site.origin}${prefix}/about`)
    })

    test('Tab in a list moves to the next control of the dialog', async ({ page }) => {
      const { dialog, text } = await openEmpty(page, messages, locale)
      await tool(dialog, messages, locale, editor.list).click()
      await expect(text.locator('li')).toHaveCount(1)
      await expect(text).toBeFocused()
      await page.keyboard.type('One')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Two')
      await page.keyboard.press('Tab')
      await expect(text).not.toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(text).toBeFocused()
      await expect(text.locator('ul')).toHaveCount(1)
      await expect(text.locator('li')).toHaveText(['One', 'Two'])
    })

    test('nothing in a form moves when the code of its boxes arrives', async ({ page }) => {
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/assets/rich-text-box-*.js', async (route) => {
        await isReleased
        await route.continue()
      })
      await openInEditMode(page, `${site.origin}${prefix}/our-partners`)
      await field(page, 'LOGO_WALL', 'groups.0.title').hover()
      await page.locator('.ed-toolbar.is-list-item').getByRole('button', { name: editor.addItem }).click()
      const dialog = page.getByRole('dialog')
      const places = () =>
        dialog
          .locator('.ed-text, footer')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
      await expect(dialog.getByRole('status')).toHaveCount(2)
      const before = await places()
      release()
      await expect(dialog.getByRole('toolbar')).toHaveCount(2)
      expect(await places()).toEqual(before)
    })

    test('a link is added, changed and removed, and an invalid address is rejected', async ({ page, browser }) => {
      const visitor = await (await browser.newContext()).newPage()
      const shown = visitor.locator('main a', { hasText: more })
      const save = async () => {
        await page.getByRole('dialog').getByRole('button', { name: common.save, exact: true }).click()
        await expectSaved(page, messages)
        await visitor.goto(`${site.origin}${prefix}/about`)
      }
      const address = (dialog: Locator) => dialog.getByRole('textbox', { name: editor.path, exact: true })

      await test.step('the link is added with its toolbar button, from a suggestion', async () => {
        const { dialog, text } = await openEmpty(page, messages, locale)
        await page.keyboard.type(more)
        await text.selectText()
        await tool(dialog, messages, locale, editor.link).click()
        const asked = page.getByRole('dialog', { name: editor.addLink })
        await address(asked).fill('/conta')
        await asked.getByRole('list', { name: editor.pathSuggestions }).getByRole('button').first().click()
        await asked.getByRole('button', { name: editor.addLink, exact: true }).click()
        await expect(text.locator('a')).toHaveAttribute('href', '/contact')
        await expect(text).toBeFocused()
        await save()
        await expect(shown).toHaveAttribute('href', `${prefix}/contact`)
      })

      await test.step('the link is changed by keyboard, and an invalid address shows an error', async () => {
        await field(page, 'IMAGE_TEXT', 'text').click({ position: { x: 2, y: 2 } })
        const dialog = page.getByRole('dialog')
        const text = box(dialog, messages, locale)
        await intoLink(dialog, messages, locale)
        await page.keyboard.press('ControlOrMeta+k')
        const asked = page.getByRole('dialog', { name: editor.editLink })
        await expect(address(asked)).toBeFocused()
        await expect(address(asked)).toHaveValue('/contact')
        for (const refused of ['javascript:alert(1)', 'ftp://elsewhere.example', '']) {
          await address(asked).fill(refused)
          await page.keyboard.press('Enter')
          await expect(asked.getByRole('alert')).toHaveText(editor.pathHintText)
          await expect(address(asked)).toBeFocused()
        }
        await address(asked).fill('/nowhere')
        await page.keyboard.press('Enter')
        await expect(asked.getByRole('alert')).toHaveText(editor.pathUnknown)
        await address(asked).fill('https://example.com/a?b=1')
        await page.keyboard.press('Enter')
        await expect(asked).toHaveCount(0)
        await expect(text).toBeFocused()
        await save()
        await expect(shown).toHaveAttribute('href', 'https://example.com/a?b=1')
      })

      await test.step('the link is removed on a phone, and its text stays', async () => {
        await page.setViewportSize({ width: 360, height: 740 })
        await field(page, 'IMAGE_TEXT', 'text').click({ position: { x: 2, y: 2 } })
        const dialog = page.getByRole('dialog')
        const text = box(dialog, messages, locale)
        await intoLink(dialog, messages, locale)
        await tool(dialog, messages, locale, editor.link).click()
        const asked = page.getByRole('dialog', { name: editor.editLink })
        await asked.getByRole('button', { name: editor.removeLink }).click()
        await expect(text.locator('a')).toHaveCount(0)
        await expect(text).toHaveText(more)
        await save()
        await expect(visitor.locator('main')).toContainText(more)
        await expect(shown).toHaveCount(0)
      })
      await visitor.context().close()
    })

    test('without a selection a new link asks for its text, and a typed address does not become a link', async ({
      page,
    }) => {
      const { dialog, text } = await openEmpty(page, messages, locale)
      await page.keyboard.type('https://example.com and ')
      await expect(text.locator('a')).toHaveCount(0)
      await page.keyboard.press('ControlOrMeta+k')
      const asked = page.getByRole('dialog', { name: editor.addLink })
      await expect(asked.getByRole('textbox', { name: editor.linkWords })).toBeFocused()
      await page.keyboard.type('the form')
      await asked.getByRole('textbox', { name: editor.path, exact: true }).fill('#request-demo-form')
      await page.keyboard.press('Enter')
      await expect(text.locator('a[href="#request-demo-form"]')).toHaveText('the form')
      await expect(text).toBeFocused()
      await page.keyboard.type(', please')
      await expect(text).toHaveText('https://example.com and the form, please')
      await expect(text.locator('a')).toHaveText('the form')
      await expect(dialog).toBeVisible()
    })
  })
}

/** Puts the cursor into the link at the beginning of a text. */
async function intoLink(dialog: Locator, messages: Messages, locale: 'en' | 'ar') {
  const text = box(dialog, messages, locale)
  await text.focus()
  // Retries, because the box moves the cursor to the end of the text one frame after the box gets the focus.
  await expect(async () => {
    await text.press('Home')
    await text.press(locale === 'en' ? 'ArrowRight' : 'ArrowLeft')
    const link = tool(dialog, messages, locale, messages.editor.link)
    await expect(link).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()
}

/** Opens the rich text of the IMAGE_TEXT block and deletes its text in one language. */
async function openEmpty(page: Page, messages: Messages, locale: 'en' | 'ar') {
  await field(page, 'IMAGE_TEXT', 'text').click({ position: { x: 2, y: 2 } })
  const dialog = page.getByRole('dialog')
  const text = box(dialog, messages, locale)
  await text.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  return { dialog, text }
}

const tool = (dialog: Locator, { editor }: Messages, locale: 'en' | 'ar', name: string) =>
  dialog
    .getByRole('toolbar', { name: `${editor.format}: ${locale === 'en' ? editor.english : editor.arabic}` })
    .getByRole('button', { name, exact: true })
