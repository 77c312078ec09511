import type { Locator, Page } from '@playwright/test'
import { localizeHref } from '#content/address.ts'
import type { Locale } from '#content/locale.ts'
import { startBlock } from '#seed/testing/start-content.ts'
import { inArabic, inEnglish, languages, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { textIn } from './helpers/texts.ts'

const { filters, posts } = startBlock('resources', 'RESOURCES')
const newest = posts.toSorted((one, other) => (other.day ?? '').localeCompare(one.day ?? ''))
const blog = newest.filter(({ type }) => type === 'blog')
const events = newest.filter(({ type }) => type === 'event')

/** Returns the addresses of posts. The tests compare addresses, because other tests edit the titles of posts. */
const addresses = (of: typeof posts, locale: Locale) => of.map(({ id }) => localizeHref(`/resources/${id}`, locale))
const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
const grid = (page: Page) => hrefs(page.locator('.resources-posts h3 a'))
const highlight = (page: Page) => hrefs(page.locator('.resources-highlight h3 a'))

for (const { locale, prefix, messages } of inEnglish) {
  const address = `${prefix}/resources`
  const choice = (page: Page, label: 'all' | 'blog' | 'events') =>
    page.getByRole('navigation', { name: textIn(filters.label, locale) }).getByRole('link', {
      name: textIn(filters[label], locale),
    })

  test.describe(`the resources page (${locale})`, () => {
    test('changing the page or the filter focuses the grid, and opening an address starts at the top', async ({
      page,
    }) => {
      const top = () => page.locator('.resources').evaluate((list) => Math.round(list.getBoundingClientRect().top))
      await page.goto(address)
      await page.getByRole('navigation', { name: messages.common.pages }).getByRole('link').nth(1).click()
      await expect(page).toHaveURL(`${address}?page=2`)
      await expect.poll(top).toBeLessThan(100)
      expect(await top()).toBeGreaterThan(0)
      const title = page.locator('.resources h2')
      await expect(title).toBeFocused()
      await expect(title).toHaveCSS('outline-style', 'none')
      await page.keyboard.press('Tab')
      await expect(choice(page, 'all')).toBeFocused()
      await choice(page, 'blog').press('Enter')
      await expect(page).toHaveURL(`${address}?filter=blog`)
      await expect(title).toBeFocused()
      await expect(title).toHaveCSS('outline-style', 'solid')
      await page.goto(`${address}?page=2`)
      await expect(title).not.toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })

    test('links filter the posts, and filter and page are in the address and the history', async ({ page }) => {
      await page.goto(address)
      await expect(choice(page, 'all')).toHaveAttribute('aria-current', 'true')
      await choice(page, 'blog').click()
      await expect(page).toHaveURL(`${address}?filter=blog`)
      await expect.poll(() => grid(page)).toEqual(addresses(blog.slice(0, 11), locale))
      await expect.poll(() => highlight(page)).toEqual(addresses(blog.slice(0, 3), locale))
      await page.getByRole('navigation', { name: messages.common.pages }).getByRole('link').last().click()
      await expect(page).toHaveURL(`${address}?filter=blog&page=2`)
      await expect.poll(() => grid(page)).toEqual(addresses(blog.slice(11), locale))
      await choice(page, 'events').click()
      await expect(page).toHaveURL(`${address}?filter=event`)
      await expect.poll(() => grid(page)).toEqual(addresses(events, locale))
      await expect(page.getByRole('navigation', { name: messages.common.pages })).toBeHidden()
      await page.goBack()
      await expect(page).toHaveURL(`${address}?filter=blog&page=2`)
      await expect(choice(page, 'blog')).toHaveAttribute('aria-current', 'true')
      await page.goBack()
      await page.goBack()
      await expect.poll(() => grid(page)).toEqual(addresses(newest.slice(3, 14), locale))
    })
  })
}

for (const { locale, prefix, messages } of inArabic) {
  const address = `${prefix}/resources`

  test.describe(`the resources page (${locale})`, () => {
    test(`${prefix}/blog and ${prefix}/events redirect to the filtered posts, replacing history`, async ({
      page,
      request,
      signInAsAdmin,
    }) => {
      for (const [path, filter] of [
        ['/blog', 'blog'],
        ['/events', 'event'],
      ]) {
        const answer = await request.get(`${prefix}${path}`, { maxRedirects: 0 })
        expect([answer.status(), answer.headers().location]).toEqual([301, `${address}?filter=${filter}`])
      }
      await page.goto(`${prefix}/success`)
      await page.goto(`${prefix}/blog`)
      await expect(page).toHaveURL(`${address}?filter=blog`)
      await page.goBack()
      await expect(page).toHaveURL(`${prefix}/success`)
      await signInAsAdmin()
      await openInEditMode(page, `${prefix}/events`)
      await expect(page).toHaveURL(`${address}?filter=event&edit=true`)
      const [other] = languages.filter((each) => each.locale !== locale)
      const bar = page.getByRole('navigation', { name: messages.editor.languageShown })
      await expect(bar.locator('a:not([aria-current])')).toHaveAttribute(
        'href',
        `${other?.prefix}/resources?edit=true&filter=event`,
      )
      await expect.poll(() => grid(page)).toEqual(addresses(events, locale))
    })
  })
}
