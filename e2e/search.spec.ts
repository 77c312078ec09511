import { inArabic, inEnglish } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'

const words = { en: 'performance review', ar: 'تقييم الاداء' }
/** The first marked word in the article that is found, spelled as in the article. */
const marked = { en: 'performance', ar: 'تقييم' }

/** A word with more results than a page shows. */
const frequent = { en: 'learning', ar: 'تعلم' }

for (const { locale, root, prefix, messages } of inEnglish) {
  test.describe(`search (${locale})`, () => {
    test('opens from the header and marks the words that it finds as they are written', async ({ page }) => {
      await page.goto(root)
      await page.getByRole('banner').getByRole('link', { name: messages.search.name, exact: true }).click()
      await expect(page).toHaveURL(`${prefix}/search`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.search.name)
      await page.getByRole('searchbox').fill(words[locale])
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${prefix}/search?${new URLSearchParams({ q: words[locale] })}`)
      const target = `${prefix}/resources/a-performance-talk-in-fourteen-minutes`
      const found = page.getByRole('article').filter({ has: page.locator(`a[href="${target}"]`) })
      await expect(found.getByRole('link').locator('mark').first()).toHaveText(marked[locale])
    })
  })
}

for (const { locale, prefix, messages } of inArabic) {
  test.describe(`search (${locale})`, () => {
    test('says how many results there are, and keeps the kind and the query in the other language', async ({
      page,
    }) => {
      await page.goto(`${prefix}/search?${new URLSearchParams({ q: frequent[locale] })}`)
      await expect(page.getByRole('status')).toHaveText(/^.*[^.]: [\d٠-٩]+\. [^.]+\.$/)
      await page.goto(`${prefix}/search?q=totara`)
      const kinds = page.getByRole('navigation', { name: messages.search.kinds })
      await kinds.getByRole('link', { name: messages.search.kind.page }).click()
      await expect(page).toHaveURL(`${prefix}/search?q=totara&kind=page`)
      await expect(kinds.locator('[aria-current]')).toContainText(messages.search.kind.page)
      await page.getByRole('banner').getByRole('link', { name: messages.language.switch }).first().click()
      await expect(page).toHaveURL('/search?q=totara&kind=page')
    })
  })
}

for (const { prefix, messages } of inEnglish) {
  test.describe('search', () => {
    test('answers a search without a script, without results and without words', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
      const page = await context.newPage()
      const answer = await page.goto(`${prefix}/search`)
      expect(answer?.status()).toBe(200)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await page.getByRole('searchbox').fill('zzzqqq "<&>')
      await page.getByRole('search').getByRole('button', { name: messages.search.name }).click()
      await expect(page.getByRole('status')).toContainText('zzzqqq "<&>')
      await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(5)
      expect((await page.goto(`${prefix}/search?q=${'a'.repeat(7_000)}`))?.status()).toBe(200)
      await context.close()
    })

    test('the key / opens it, or moves to its field, but not while somebody is typing', async ({ page }) => {
      await page.goto(`${prefix}/about`)
      await page.keyboard.press('/')
      await expect(page).toHaveURL(`${prefix}/search`)
      const field = page.getByRole('searchbox')
      await expect(field).toBeFocused()
      await page.keyboard.type('and/or')
      await expect(field).toHaveValue('and/or')
      await page.goto(`${prefix}/search?q=totara`)
      await page.keyboard.press('/')
      await expect(field).toBeFocused()
    })
  })
}
