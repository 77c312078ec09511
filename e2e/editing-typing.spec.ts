import type { Locator, Page } from '@playwright/test'
import { box, expectSaved, field, inArabic, languages, openInEditMode, recordWrites } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'

for (const { locale, root, prefix, messages } of languages) {
  const { editor, length } = messages
  const [mine, other] = locale === 'en' ? (['en', 'ar'] as const) : (['ar', 'en'] as const)

  test.describe(`typing (${locale})`, () => {
    test.beforeEach(({ signInAsAdmin }) => signInAsAdmin())

    test('a text stays in sight beside its dialog, shows what is typed, and is as before after Cancel', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const sent = recordWrites(page)
      await openInEditMode(page, root)
      const title = field(page, 'HERO', 'title')
      const before = (await title.textContent()) ?? ''
      await title.click()
      const dialog = page.getByRole('dialog')
      await box(dialog, messages, other).fill('Other language')
      await expect(title).toHaveText(before)
      await box(dialog, messages, mine).fill('Typed')
      await expect(title).toHaveText('Typed')
      const [text, dock] = [await title.boundingBox(), await dialog.boundingBox()]
      const isBeside =
        locale === 'en' ? text && dock && text.x + text.width < dock.x : text && dock && dock.x + dock.width < text.x
      expect(isBeside).toBe(true)

      await box(dialog, messages, other).fill('A title that is much longer than all others '.repeat(4))
      await expect(dialog.getByText(length.lines[other].split(':')[0] ?? '')).toBeVisible()

      await dialog.getByRole('button', { name: messages.common.cancel, exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: editor.discard, exact: true }).click()
      await expect(title).toHaveText(before)
      expect(sent).toEqual([])
    })

    test('a click puts the caret at a letter of the text, which is typed where it is', async ({ page }) => {
      const { keyboard } = page
      await openInEditMode(page, root)
      const title = field(page, 'HERO', 'title')
      const before = (await title.textContent()) ?? ''
      const at = await pointBefore(title, 2)
      await page.mouse.click(at.x, at.y)
      await expect(title).toHaveAttribute('contenteditable', 'plaintext-only')
      await expect(title).toBeFocused()
      const dialog = page.getByRole('dialog')
      await keyboard.type('1  2 ')
      const typed = `${before.slice(0, 2)}1  2 ${before.slice(2)}`
      await expect(box(dialog, messages, mine)).toHaveValue(typed)
      expect(await title.textContent()).toBe(typed)
      await keyboard.press('ControlOrMeta+z')
      await expect.poll(() => title.textContent()).not.toBe(typed)
      await keyboard.press('ControlOrMeta+Shift+z')
      await expect(box(dialog, messages, mine)).toHaveValue(typed)
      await keyboard.press('End')
      await keyboard.insertText('🎓')
      await expect(box(dialog, messages, mine)).toHaveValue(/🎓/)
      const word = await pointBefore(title, 1)
      await page.mouse.dblclick(word.x, word.y)
      expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(typed.split(' ')[0])
      await page.mouse.click(word.x, word.y, { clickCount: 3 })
      expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(await title.textContent())
      await compose(page, 'مرحبا')
      await expect(box(dialog, messages, mine)).toHaveValue('مرحبا')
      await keyboard.press('F6')
      await expect(box(dialog, messages, mine)).toBeFocused()
      await keyboard.type('!')
      expect(await title.textContent()).toContain('!')
      await keyboard.press('F6')
      await expect(title).toBeFocused()

      // Enter and Tab save, and go to the next text.
      await keyboard.press('Enter')
      const subtitle = field(page, 'HERO', 'subtitle')
      await expect(subtitle).toBeFocused()
      await expectSaved(page, messages)
      await keyboard.press('Tab')
      await expect(field(page, 'HERO', 'primaryButtonText')).toBeFocused()
      await keyboard.type(' +')
      await keyboard.press('Shift+Tab')
      await expect(subtitle).toBeFocused()
      await expect(page).toHaveURL((url) => url.pathname === root)
      await keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(subtitle).toBeFocused()

      // The view removes an optional text that is empty, here in the middle of typing.
      await field(page, 'HERO', 'watchVideoText').click()
      await keyboard.press('ControlOrMeta+a')
      await keyboard.press('Backspace')
      await keyboard.type('Film')
      await expect(box(dialog, messages, mine)).toHaveValue('Film')
      await expect(field(page, 'HERO', 'watchVideoText')).toHaveText('Film')
    })

    test('marks are set at the selection of a running text', async ({ page }) => {
      await openInEditMode(page, `${prefix}/about`)
      const text = field(page, 'IMAGE_TEXT', 'text')
      await text.scrollIntoViewIfNeeded()
      const at = await pointBefore(text, 1)
      await page.mouse.click(at.x, at.y)
      await expect(text).toHaveAttribute('contenteditable', 'true')
      await expect(text).toBeFocused()
      await page.mouse.dblclick(at.x, at.y)
      const tools = page.locator('.ed-selection-tools')
      await tools.getByRole('button', { name: editor.bold }).click()
      await expect(text.locator('strong').first()).toHaveText(/\S/)
      const shown = box(page.getByRole('dialog'), messages, mine)
      await expect.poll(() => shown.innerHTML()).toContain('<strong>')
      await page.keyboard.press('End')
      await expect(tools).toHaveCount(0)
      await page.keyboard.press('Enter')
      await page.keyboard.type('A line')
      await expect.poll(() => shown.locator('p').allTextContents()).toContainEqual(expect.stringContaining('A line'))
      expect(await text.locator('p').allTextContents()).toEqual(await shown.locator('p').allTextContents())
    })

    test('any sequence of keys on the page and in the box ends with the same text in both', async ({ page }) => {
      await openInEditMode(page, root)
      const title = field(page, 'HERO', 'title')
      await title.click()
      await expect(title).toHaveAttribute('contenteditable', 'plaintext-only')
      const mineBox = box(page.getByRole('dialog'), messages, mine)
      const seed = Date.now() % 100_000
      const pick = randomPick(seed)
      const keys = [
        'a',
        'B',
        ' ',
        'ن',
        'لا',
        '7',
        'é',
        '👩‍🏫',
        'Backspace',
        'Delete',
        'ArrowLeft',
        'ArrowRight',
        'Home',
      ]
      keys.push('End', 'Shift+ArrowLeft', 'Shift+ArrowRight', 'ControlOrMeta+ArrowLeft', 'ControlOrMeta+Backspace')
      keys.push('ControlOrMeta+z', 'ControlOrMeta+a', 'Space', 'F6')
      const pressed: string[] = []
      for (let step = 0; step < 150; step++) {
        const key = pick(keys)
        pressed.push(key)
        if (/^[A-Z][a-zA-Z+]+\d?$|^F6$/.test(key)) await page.keyboard.press(key)
        else await page.keyboard.insertText(key)
        if (step % 10) continue
        expect(await title.textContent(), `seed ${seed}: ${pressed.join(' ')}`).toBe(await mineBox.inputValue())
      }
    })
  })
}

for (const { locale, root, messages } of inArabic) {
  const { editor } = messages
  const [mine, other] = ['ar', 'en'] as const

  test.describe(`typing (${locale})`, () => {
    test.beforeEach(({ signInAsAdmin }) => signInAsAdmin())

    test('a running text has 12 rows, beside or below its text in sight', async ({ page }) => {
      for (const { width, dock } of [
        { width: 1440, dock: 'is-docked' },
        { width: 1100, dock: 'is-below' },
      ]) {
        await page.setViewportSize({ width, height: 800 })
        await openInEditMode(page, root)
        const subtitle = field(page, 'HERO', 'subtitle')
        await subtitle.click()
        await expect(page.locator(`.${dock}`)).toBeVisible()
        const text = box(page.getByRole('dialog'), messages, mine)
        const rows = await text.evaluate((element) => {
          const { lineHeight, paddingBlock } = getComputedStyle(element)
          return (element.clientHeight - 2 * Number.parseFloat(paddingBlock)) / Number.parseFloat(lineHeight)
        })
        expect(rows).toBeGreaterThanOrEqual(12)
        await expect(subtitle).toBeInViewport({ ratio: 0.9 })
        const [shown, dialog] = [await subtitle.boundingBox(), await page.locator('.ed-dialog').boundingBox()]
        if (dock === 'is-below') expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan((dialog?.y ?? 0) + 1)
      }
    })

    test('both pages show what is typed, and a text in the other one is opened in its language', async ({ page }) => {
      await page.setViewportSize({ width: 1600, height: 900 })
      await openInEditMode(page, root)
      const toggle = page.getByRole('button', { name: editor.bothPages, exact: true })
      await toggle.click()
      await page.reload()
      await expect(toggle).toHaveAttribute('aria-pressed', 'true')
      // Finds the title by the id of its block, because other blocks have fields with the path 'title' too.
      const hero = await page.locator('main [data-block-type="HERO"]').getAttribute('data-block-id')
      const titleIn = (language: 'en' | 'ar') =>
        page
          .frameLocator(`iframe[title="${messages.language[language]}"]`)
          .locator(`[data-block-id="${hero}"] [data-edit-path="title"]`)
      await expect(titleIn(mine)).toBeVisible()
      await titleIn(mine).focus()
      await page.keyboard.down('Alt')
      await expect(titleIn(other)).toHaveCSS('outline-style', 'dashed')
      await page.keyboard.up('Alt')
      await titleIn(mine).press('?')
      const shortcuts = page.getByRole('dialog', { name: messages.shortcuts.title })
      await shortcuts.getByRole('button', { name: messages.common.close, exact: true }).click()
      await expect(titleIn(mine)).toBeFocused()
      await titleIn(other).click()
      const dialog = page.getByRole('dialog')
      await expect(titleIn(other)).toHaveAttribute('contenteditable', 'plaintext-only')
      await page.keyboard.type('1')
      // The dialog makes what is around the text inert, so that Playwright would wait for it in vain.
      await titleIn(mine).click({ force: true })
      await page.keyboard.type('2')
      await expect(box(dialog, messages, other)).toHaveValue(/1/)
      await expect(box(dialog, messages, mine)).toHaveValue(/2/)
      await box(dialog, messages, 'en').fill('Typed in English')
      await box(dialog, messages, 'ar').fill('كُتب بالعربية')
      await expect(titleIn('en')).toHaveText('Typed in English')
      await expect(titleIn('ar')).toHaveText('كُتب بالعربية')
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').getByRole('button', { name: editor.discard, exact: true }).click()
      await expect(titleIn('en')).not.toHaveText('Typed in English')

      // The pages in the width of a phone, and the switch of the languages, which shows one page alone again.
      await page.getByRole('button', { name: messages.pageWidth.phone }).click()
      const innerWidth = (frame: Locator) =>
        frame.evaluate(({ ownerDocument }) => ownerDocument.defaultView?.innerWidth)
      for (const language of ['en', 'ar'] as const) await expect.poll(() => innerWidth(titleIn(language))).toBe(360)
      const alone = page.getByRole('navigation', { name: editor.languageShown })
      await alone.getByRole('link', { name: 'EN', exact: true }).click()
      await expect(titleIn('ar')).toHaveCount(0)
      await expect(field(page, 'HERO', 'title')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    })
  })
}

/** Returns the point of the window before a letter of a text. */
function pointBefore(text: Locator, letter: number) {
  return text.evaluate((element, letter) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    range.setStart(texts.nextNode() as Text, letter)
    const { x, y, height } = range.getBoundingClientRect()
    return { x, y: y + height / 2 }
  }, letter)
}

/** Types a text as an input method does: in a composition that is confirmed at the end. */
async function compose(page: Page, text: string) {
  const session = await page.context().newCDPSession(page)
  for (let end = 1; end <= text.length; end++)
    await session.send('Input.imeSetComposition', { text: text.slice(0, end), selectionStart: end, selectionEnd: end })
  await session.send('Input.insertText', { text })
  await session.detach()
}

/** Returns a function that picks elements in an order that the seed determines (mulberry32). */
function randomPick(seed: number) {
  let state = seed
  return <Element>(list: Element[]): Element => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return list[((mixed ^ (mixed >>> 14)) >>> 0) % list.length] as Element
  }
}
