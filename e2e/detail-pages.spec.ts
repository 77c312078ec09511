import type { Page } from '@playwright/test'
import type { Locale } from '#content/locale.ts'
import { startBlock } from '#seed/testing/start-content.ts'
import { inArabic } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { expectPicturesLoad } from './helpers/page-checks.ts'
import { textIn } from './helpers/texts.ts'

const arabicFirst = withId(startBlock('resources', 'RESOURCES').posts, 'write-the-course-in-arabic-first')
const arabicAuthor = withId(startBlock('careers', 'JOBS').jobs, 'course-author-arabic-amman')
const post = { path: `/resources/${arabicFirst.id}`, detail: arabicFirst.detailContent ?? {} }
const subheadings = (post.detail.body ?? []).filter(({ type }) => type === 'subheading')
const headingOf = (id: string | undefined) => `#part-${id}`
const second = headingOf(subheadings[1]?.id)

/** A third of the window's height of 720 pixels. */
const line = 720 / 3

/** Finds the table of contents of the article. */
const contentsIn = (page: Page, locale: Locale) =>
  page.getByRole('navigation', { name: textIn(post.detail.tocTitle, locale) })

/** Scrolls until the top of an element is `top` pixels below the top of the window. */
async function bringTo(page: Page, selector: string, top: number) {
  await page.locator(selector).evaluate((element, y) => {
    scrollTo({ top: scrollY + element.getBoundingClientRect().top - y, behavior: 'instant' })
  }, top)
}

for (const { locale, prefix } of inArabic) {
  test(`a vacancy shows its details, the selection process and a link back (${locale})`, async ({ page }) => {
    await page.goto(`${prefix}/vacancy-details/${arabicAuthor.id}`)
    const { title, detailContent, location, department } = arabicAuthor
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textIn(title, locale))
    for (const fact of [location, department]) {
      await expect(main.getByRole('definition').filter({ hasText: textIn(fact, locale) })).toBeVisible()
    }
    await expect(main.getByRole('link', { name: textIn(detailContent?.applyText, locale) })).toHaveAttribute(
      'href',
      String(detailContent?.applyLink),
    )
    const process = startBlock('vacancy-detail-template', 'TIMELINE')
    const cta = startBlock('vacancy-detail-template', 'CTA')
    const body = (detailContent?.body ?? []).filter(({ type }) => type === 'subheading').map(({ content }) => content)
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(
      [...body, process.title, cta.title].map((text) => textIn(text, locale)),
    )
    const steps = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(steps.getByRole('heading')).toHaveText(process.steps.map((step) => textIn(step.title, locale)))
    await expect(main.getByRole('link', { name: textIn(cta.buttonText, locale) })).toHaveAttribute(
      'href',
      `${prefix}${cta.buttonLink}`,
    )
    const sidebar = page.getByRole('complementary')
    await page.setViewportSize({ width: 1366, height: 657 })
    await bringTo(page, '.article-side', 0)
    const { y, height } = (await sidebar.boundingBox()) ?? { y: Number.NaN, height: Number.NaN }
    expect(y + height).toBeLessThanOrEqual(657)
    const share = sidebar.getByRole('link').last()
    await share.focus()
    await expect(share).toBeInViewport({ ratio: 1 })
    await main.getByRole('link', { name: textIn(detailContent?.backLinkText, locale) }).click()
    await expect(page).toHaveURL(`${prefix}/careers`)
  })
}

for (const { locale, prefix, messages } of inArabic) {
  test(`a missing story, vacancy or post is a 404 page with its own message (${locale})`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/404/)
    for (const [path, sentence] of [
      ['/customer-stories/nobody', messages.page.storyNotFound],
      ['/vacancy-details/nobody', messages.page.vacancyNotFound],
      ['/resources/nobody', messages.page.resourceNotFound],
    ] as const) {
      const answer = await page.goto(prefix + path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('main')).toContainText(sentence)
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
  })
}

for (const { locale, prefix } of inArabic) {
  test.describe(`an article (${locale})`, () => {
    test('the sidebar stays 100 px below the top until the article ends, and marks the heading nearest to a third', async ({
      page,
    }) => {
      await page.goto(prefix + post.path)
      const sidebar = page.getByRole('complementary').filter({ has: contentsIn(page, locale) })
      const box = async () => (await sidebar.boundingBox()) ?? { y: Number.NaN, height: Number.NaN }
      expect((await box()).y).toBeGreaterThan(100)
      for (const { id } of subheadings.slice(0, 2)) {
        await bringTo(page, headingOf(id), line)
        expect((await box()).y).toBeCloseTo(100, 0)
      }
      await page.locator('.article-text').evaluate((text) => {
        scrollTo({ top: scrollY + text.getBoundingClientRect().bottom - 200, behavior: 'instant' })
      })
      const { y, height } = await box()
      expect(y + height).toBeCloseTo(200, 0)

      const current = contentsIn(page, locale).locator('[aria-current="true"]')
      await expect(contentsIn(page, locale).getByRole('link')).toHaveText(
        subheadings.map(({ content }) => textIn(content, locale)),
      )
      for (const { id, content } of subheadings) {
        // The heading is 20 pixels below the line, but nearer to the line than the previous heading.
        await bringTo(page, headingOf(id), line + 20)
        await expect(current).toHaveText([textIn(content, locale)])
      }
      const link = contentsIn(page, locale).getByRole('link').nth(1)
      await link.click()
      await expect(page).toHaveURL(({ hash }) => hash === second)
      await expect.poll(() => topOf(page, second)).toBeCloseTo(100, -1)
    })

    test('the sidebar marks the right heading after a resize and on the next article in edit mode', async ({
      page,
      signInAsAdmin,
    }) => {
      await signInAsAdmin()
      await page.goto(`${prefix}/vacancy-details/${arabicAuthor.id}?edit=true`)
      const current = page.locator('[data-contents] [aria-current="true"]')
      await expect(current).toHaveCount(1)
      await page.evaluate((path) => {
        document.body.insertAdjacentHTML('beforeend', `<a id="away" href="${path}">Away</a>`)
        document.getElementById('away')?.click()
      }, prefix + post.path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(current).toHaveText([textIn(subheadings[0]?.content, locale)])
      await expectPicturesLoad(page)
      const last = subheadings.at(-1)
      await page.setViewportSize({ width: 1280, height: 300 })
      await bringTo(page, headingOf(last?.id), 280)
      await expect(current).not.toHaveText([textIn(last?.content, locale)])
      await page.setViewportSize({ width: 1280, height: 900 })
      await expect(current).toHaveText([textIn(last?.content, locale)])
    })

    test('articles and tabs work when the browser blocks local and session storage', async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          const get = () => {
            throw new DOMException('Access is denied for this document', 'SecurityError')
          }
          Object.defineProperty(window, name, { get })
        }
      })
      await page.goto(prefix + post.path)
      await expect(contentsIn(page, locale).locator('[aria-current="true"]')).toHaveCount(1)
      await page.goto(`${prefix}/solutions/totara-suite`)
      const tabs = page.locator('site-island[name="tabs"]')
      await tabs.scrollIntoViewIfNeeded()
      await expect(tabs).toHaveAttribute('awake', '')
    })

    test('on a phone the table of contents is above the text and covers nothing', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(prefix + post.path)
      await contentsIn(page, locale).getByRole('link').nth(1).click()
      await expect(page.locator(second)).toBeInViewport()
      await expect(contentsIn(page, locale)).not.toBeInViewport()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })
  })
}

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)

function withId<Item extends { id: string }>(items: Item[], id: string): Item {
  const found = items.find((item) => item.id === id)
  if (!found) throw new Error(`The start content has no ${id}`)
  return found
}
