import type { Locator, Page } from '@playwright/test'
import type { BilingualText } from '#content/locale.ts'
import { startBlock } from '#seed/testing/start-content.ts'
import { languages } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { textIn } from './helpers/texts.ts'

const { mainTitle, tabs, buttonText } = startBlock('solutions-totara-suite', 'TABS')
const { title: faqTitle, questions } = startBlock('solutions-totara-suite', 'FAQ')
const tour = startBlock('solutions-totara-learn', 'IMAGE_TEXT')

const awake = (part: Locator) => expect(part.locator('xpath=ancestor::site-island')).toHaveAttribute('awake', '')

/** Returns the first paragraph of a rich text, or the whole text if it has none, without tags. */
const opening = (html: string) => (/<p>(.*?)<\/p>/s.exec(html)?.[1] ?? html).replaceAll(/<[^>]+>/g, '')

for (const { locale, prefix, messages } of languages) {
  const say = (text: BilingualText | undefined) => textIn(text, locale)
  const address = `${prefix}/solutions/totara-suite`
  const section = (page: Page, title: BilingualText) =>
    page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: say(title) }) })
  const tabIn = (page: Page, index: number) => page.getByRole('tab', { name: say(tabs[index]?.title), exact: true })
  const panel = (page: Page, index: number) => page.locator('[role="tabpanel"]').nth(index)

  test.describe(`a solution's page (${locale})`, () => {
    test('the first tab is selected at start, and tabs work by pointer and keyboard', async ({ page }) => {
      await page.goto(address)
      const list = page.getByRole('tablist', { name: say(mainTitle) })
      await list.scrollIntoViewIfNeeded()
      await awake(list)
      await expect(list.getByRole('tab')).toHaveText(tabs.map(({ title }) => say(title)))
      await expect(tabIn(page, 0)).toHaveAttribute('aria-selected', 'true')
      await isShownAlone(page, 0)
      await tabIn(page, 1).click()
      await isShownAlone(page, 1)
      await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await expect(tabIn(page, 2)).toBeFocused()
      await isShownAlone(page, 2)
      const button = section(page, mainTitle).getByRole('link', { name: say(buttonText) })
      await expect(button).toHaveAttribute('href', '#request-demo-form')
    })

    async function isShownAlone(page: Page, index: number) {
      await expect(tabIn(page, index)).toHaveAttribute('aria-selected', 'true')
      const { description, imageAlt } = tabs[index] ?? {}
      await expect(panel(page, index)).toContainText(opening(say(description)))
      await expect(panel(page, index).getByRole('img', { name: say(imageAlt) })).toBeVisible()
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
    }

    test('on a phone the tabs are a swipe slider with clickable pagination', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(address)
      const list = page.getByRole('tablist', { name: say(mainTitle) })
      await list.scrollIntoViewIfNeeded()
      await awake(list)
      const isInView = (index: number) => expect(panel(page, index)).toBeInViewport({ ratio: 0.6 })
      await isInView(0)
      await expect(panel(page, 1)).not.toBeInViewport({ ratio: 0.2 })
      await tabIn(page, 2).click()
      await isInView(2)
      await expect(tabIn(page, 2)).toHaveAttribute('aria-selected', 'true')
      await panel(page, 2).hover()
      await page.mouse.wheel(locale === 'ar' ? -300 : 300, 0)
      await isInView(3)
      await expect(tabIn(page, 3)).toHaveAttribute('aria-selected', 'true')
      await expect(list.locator('[aria-selected="true"]')).toHaveCount(1)
    })

    // The other blocks do not depend on the direction.
    if (locale === 'ar') return

    test('the answers of the FAQ open and close by keyboard', async ({ page }) => {
      await page.goto(address)
      const faq = section(page, faqTitle)
      const answers = faq.locator('details')
      await expect(answers).toHaveCount(questions.length)
      const [first, second] = [answers.nth(0), answers.nth(1)]
      await expect(first).toHaveAttribute('open')
      await second.locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(second).toContainText(opening(say(questions[1]?.answer)))
      await expect(second.getByRole('paragraph').first()).toBeVisible()
      await expect(first.getByRole('paragraph').first()).toBeHidden()
      await page.keyboard.press('Space')
      await expect(second.getByRole('paragraph').first()).toBeHidden()
    })

    test('the video about Totara Learn plays in a dialog, and Escape stops and closes it', async ({
      page,
      request,
      baseURL,
    }) => {
      await page.goto(`${prefix}/solutions/totara-learn`)
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
      const film = data['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'VideoObject')
      expect(await page.title()).toContain(film.name)
      for (const url of [film.contentUrl, film.thumbnailUrl]) {
        expect(url.startsWith(`${baseURL}/`)).toBe(true)
        expect((await request.head(url)).status()).toBe(200)
      }

      const opener = page.getByRole('link', { name: say(tour.watchVideoText) })
      await opener.click()
      const dialog = page.getByRole('dialog', { name: say(tour.watchVideoText) })
      const video = dialog.locator('video')
      await expect(dialog).toBeVisible()
      expect(await video.evaluate(({ src }: HTMLVideoElement) => src)).toBe(film.contentUrl)
      await expect.poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      const isPaused = () =>
        page.locator('dialog.video-dialog video').evaluate(({ paused }: HTMLVideoElement) => paused)
      await expect.poll(isPaused).toBe(true)
      await opener.click()
      await dialog.getByRole('button', { name: messages.common.close }).click()
      await expect(dialog).toBeHidden()
    })
  })

  if (locale === 'en') continue

  test.describe(`a solution's page without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false })

    test('all tab panels and all answers of the FAQ can be read', async ({ page }) => {
      await page.goto(address)
      for (const [index, { title, description }] of tabs.entries()) {
        await expect(
          panel(page, index)
            .getByRole('paragraph')
            .filter({ hasText: say(title) })
            .first(),
        ).toBeVisible()
        await expect(panel(page, index)).toContainText(opening(say(description)))
      }
      for (const { question, answer } of questions.slice(1)) {
        const each = page
          .getByRole('main')
          .locator('details')
          .filter({ hasText: say(question) })
        await each.locator('summary').click()
        await expect(each.getByRole('paragraph').first()).toBeVisible()
        await expect(each).toContainText(opening(say(answer)))
      }
    })
  })
}
