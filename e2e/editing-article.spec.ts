import type { Locator, Page } from '@playwright/test'
import { accessibilityViolations } from './helpers/axe.ts'
import {
  expectDraftStored,
  inArabic,
  inEnglish,
  type Messages,
  openInEditMode,
  recordWrites,
} from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'
import { randomPicture } from './helpers/media-files.ts'
import { recordToasts } from './helpers/toasts.ts'

const site = isolatedSite()
const posts = { en: 'a-performance-talk-in-fourteen-minutes', ar: 'skills-maps-that-managers-really-use' }

for (const { locale, prefix, messages } of inEnglish) {
  const { common, editor, media, notices } = messages
  const address = () => `${site.origin}${prefix}/resources/${posts[locale]}`

  test.describe(`an article as one text (${locale})`, () => {
    test.beforeEach(async ({ context, page }) => {
      await site.signInAsAdmin(context)
      await openInEditMode(page, address())
    })

    test('is closed and saved without a request while nothing was changed', async ({ page }) => {
      const writes = recordWrites(page)
      // The editor of the body is a separate chunk. Once it is loaded, the body has its final texts.
      await expect(page.getByRole('button', { name: editor.editArticle, exact: true })).toBeVisible()
      const before = await page.locator('.article-body').textContent()
      const { flow, text } = await openFlow(page, messages)
      await expect(text(locale)).toBeFocused()
      expect(await accessibilityViolations(page, '[role="dialog"]')).toEqual([])
      await page.keyboard.press('ControlOrMeta+Enter')
      await expect(flow).toHaveCount(0)
      await expect(page.getByRole('button', { name: editor.editArticle, exact: true })).toBeFocused()
      expect(await page.locator('.article-body').textContent()).toBe(before)
      await openFlow(page, messages)
      await page.keyboard.press('Escape')
      await expect(flow).toHaveCount(0)
      expect(writes).toEqual([])
    })

    test('takes what is pasted from Word and the web, pictures, films and links', async ({ page }) => {
      const { flow, text } = await openFlow(page, messages)
      const own = text(locale)
      await toEnd(own)
      await page.keyboard.press('Enter')
      await paste(own, wordHtml)
      await expect(own.locator('h3').last()).toHaveText('Report')
      await expect(own.locator('ul').last().locator('li')).toHaveText(['One point', 'Another point'])
      await expect(own.locator('blockquote').last()).toHaveText('Said so')

      await toEnd(own)
      await tool(flow, editor.link).click()
      const link = page.getByRole('dialog', { name: editor.addLink })
      await link.getByLabel(editor.linkWords).fill('our contact')
      await link.getByRole('textbox', { name: editor.path, exact: true }).fill('/contact')
      await link.getByRole('button', { name: editor.addLink, exact: true }).click()
      await expect(own.locator('a[href="/contact"]').last()).toHaveText('our contact')

      await tool(flow, editor.link).click()
      const chooser = page.waitForEvent('filechooser')
      await link.getByRole('button', { name: media.linkPdf }).click()
      await (await chooser).setFiles({
        name: 'plan.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7 x'),
      })
      await expect(page.getByRole('status').filter({ hasText: notices.fileUploaded })).toBeVisible()
      await link.getByRole('button', { name: editor.addLink, exact: true }).click()
      await expect(own.locator('a', { hasText: 'plan.pdf' })).toHaveAttribute('href', /^\/uploads\/[0-9a-f]{16}\.pdf$/)

      await tool(flow, editor.image).click()
      const picture = page.getByRole('dialog', { name: editor.image, exact: true })
      await picture.getByRole('button', { name: new RegExp(media.choose.picture) }).click()
      const files = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: media.chooseFile, exact: true }).click()
      await (await files).setFiles(await randomPicture('chart.png', 64, 48))
      await picture.getByLabel(messages.uploads.altIn.en).fill('A chart')
      await picture.getByRole('button', { name: editor.addItem, exact: true }).click()
      await expect(own.locator('figure img')).toHaveAttribute('src', /-64x48\.png/)
      await own.locator('figure img').click()
      await expect(picture.getByLabel(messages.uploads.altIn.en)).toHaveValue('A chart')
      await picture.getByRole('button', { name: common.cancel, exact: true }).click()

      await tool(flow, common.video).click()
      const film = page.getByRole('dialog', { name: common.video, exact: true })
      await film.getByLabel(media.address).fill('https://youtu.be/dQw4w9WgXcQ')
      await film.getByRole('button', { name: editor.addItem, exact: true }).click()
      await expect(own.locator('.ed-film')).toBeVisible()
      await flow.getByRole('button', { name: common.save, exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: notices.contentSaved })).toBeVisible()

      await page.goto(address())
      const body = page.locator('.article-body')
      await expect(body.locator('figure img')).toHaveAttribute('alt', 'A chart')
      await expect(body.locator('[data-video-dialog]')).toHaveAttribute('href', 'https://youtu.be/dQw4w9WgXcQ')
      const [download] = await Promise.all([page.waitForEvent('download'), body.locator('a[href$=".pdf"]').click()])
      expect(download.suggestedFilename()).toBe('plan.pdf')
    })
  })
}

for (const { locale, prefix, messages } of inArabic) {
  const { common, editor, notices } = messages
  const address = () => `${site.origin}${prefix}/resources/${posts[locale]}`

  test.describe(`an article as one text (${locale})`, () => {
    test.beforeEach(async ({ context, page }) => {
      await site.signInAsAdmin(context)
      await openInEditMode(page, address())
    })

    test('is written with typed marks, and visitors see it', async ({ page, browser }) => {
      const { flow, text } = await openFlow(page, messages)
      const own = text(locale)
      await toEnd(own)
      await page.keyboard.press('Enter')
      for (const line of ['## A new part', 'A paragraph', '- First', 'Second', '', '1. One', '', '> A quote']) {
        await page.keyboard.type(line)
        await page.keyboard.press('Enter')
      }
      await page.keyboard.type('The end ')
      await page.keyboard.press('ControlOrMeta+b')
      await page.keyboard.type('in bold')
      const other = text('en')
      await expect(other.locator('blockquote').last()).toHaveAttribute('data-hint', editor.notTranslated)
      await other.locator('blockquote').last().click()
      await page.keyboard.type('Translated')
      const toasts = await recordToasts(page)
      await flow.getByRole('button', { name: common.save, exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: notices.contentSaved })).toBeVisible()
      expect(await toasts()).toEqual([notices.savingContent, notices.contentSaved])

      const visitor = await (await browser.newContext()).newPage()
      const body = visitor.locator('.article-body')
      await visitor.goto(address())
      await expect(body.locator('h2', { hasText: 'A new part' })).toBeVisible()
      await expect(body.locator('> ul').last().locator('li')).toHaveText(['First', 'Second'])
      await expect(body.locator('> ol li')).toHaveText(['One'])
      await expect(body.locator('blockquote').last()).toHaveText('A quote')
      await expect(body.locator('strong').last()).toHaveText('in bold')
      await visitor.goto(address().replace(`${prefix}/resources`, '/resources'))
      await expect(body.locator('blockquote').last()).toHaveText('Translated')
    })

    test('has the same rows in both languages when rows are split, joined, moved, deleted and undone', async ({
      page,
    }) => {
      const { flow, text } = await openFlow(page, messages)
      const [own, other] = [text(locale), text('en')]
      const count = await own.locator('> *').count()
      const words = await other.locator('> *').nth(1).textContent()
      await own.locator('> *').nth(1).click()
      await moveCursor(own, 'Home')
      await page.keyboard.press('Enter')
      await expect(other.locator('> *')).toHaveCount(count + 1)
      await expect(other.locator('> *').nth(2)).toHaveText(words ?? '')
      await page.keyboard.press('Backspace')
      await page.keyboard.press('Backspace')
      await tool(flow, editor.moveDown).click()
      await tool(flow, common.delete).click()
      await expect(own.locator('> *')).toHaveCount(await other.locator('> *').count())
      for (let step = 0; step < 8; step++) await own.press('ControlOrMeta+z')
      await expect(own.locator('> *')).toHaveCount(count)
      await expect(other.locator('> *')).toHaveCount(count)
      await expect(other.locator('> *').nth(1)).toHaveText(words ?? '')
      await page.keyboard.press('Escape')
      await expect(flow).toHaveCount(0)
    })

    test('asks before words are lost, and offers them again after a reload', async ({ page, context }) => {
      const { text } = await openFlow(page, messages)
      // Types into the first paragraph, because the last row may be a picture or video from another test.
      await text(locale).locator('p').first().click()
      await moveCursor(text(locale), 'End')
      await page.keyboard.type(` Kept ${locale}`)
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').getByRole('button', { name: editor.goOn, exact: true }).click()
      await expect(text(locale)).toContainText(`Kept ${locale}`)
      await expectDraftStored(page, `Kept ${locale}`)
      await page.close({ runBeforeUnload: false })
      const next = await context.newPage()
      // The unsaved text is offered on other pages too. There, it opens in a dialog over the page.
      await openInEditMode(next, `${site.origin}${prefix}/resources`)
      await next.getByRole('button', { name: editor.openFailedChange }).click()
      const again = next.getByRole('dialog', { name: editor.editArticle, exact: true })
      await expect(again.getByRole('textbox').filter({ hasText: `Kept ${locale}` })).toBeVisible()
      await again.getByRole('button', { name: common.save, exact: true }).click()
      await expect(next.getByRole('status').filter({ hasText: notices.contentSaved })).toBeVisible()
      await next.goto(address())
      await expect(next.locator('.article-body')).toContainText(`Kept ${locale}`)
    })
  })
}

const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><h2>Report<o:p></o:p></h2>
<p class=MsoNormal>Some <b>strong</b> words</p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>One point</p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Another point</p>
<blockquote><p>Said so</p></blockquote><p>Last</p></body></html>`

/** Dispatches a paste event with HTML. Writing to the real clipboard needs a permission. */
async function paste(target: Locator, html: string) {
  await target.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

/** Puts the cursor at the end of a text. */
async function toEnd(text: Locator) {
  await text.locator('> *').last().click()
  await moveCursor(text, 'ControlOrMeta+End')
}

/**
 * Presses a key that moves the cursor, and waits two frames. The editor gets the new position from an event that the
 * browser dispatches later. A key pressed before that event would act at the old position.
 */
async function moveCursor(text: Locator, key: string) {
  await text.press(key)
  await text.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

const tool = (flow: Locator, name: string) => flow.getByRole('toolbar').getByRole('button', { name, exact: true })

/** Opens the dialog of the whole article by keyboard. Returns the dialog, and a function that finds its text boxes. */
async function openFlow(page: Page, { editor }: Messages) {
  await page.getByRole('button', { name: editor.editArticle, exact: true }).focus()
  await page.keyboard.press('Enter')
  const flow = page.getByRole('dialog', { name: editor.editArticle, exact: true })
  const text = (language: 'en' | 'ar'): Locator =>
    flow.getByRole('textbox', { name: language === 'en' ? editor.english : editor.arabic, exact: true })
  await expect(text('en')).toBeVisible()
  return { flow, text }
}
