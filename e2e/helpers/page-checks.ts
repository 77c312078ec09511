import type { Page } from '@playwright/test'
import { localizeHref } from '#content/address.ts'
import { inLocale, type Locale } from '#content/locale.ts'
import { expect } from './fixtures.ts'
import type { Route } from './routes.ts'

/** Checks title, description, canonical address, hreflang links, direction and the single h1 (specification §2). */
export async function expectPageMetadata(page: Page, { path, name, description, noindex }: Route, locale: Locale) {
  const head = await page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    headings: document.querySelectorAll('h1').length,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
    robots: document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
    image: document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content,
    links: Object.fromEntries(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"], link[hreflang]')].map((link) => [
        link.hreflang || 'canonical',
        link.href,
      ]),
    ),
  }))
  const { origin } = new URL(page.url())
  const at = (language: Locale) => origin + localizeHref(path, language)
  expect(head).toMatchObject({
    lang: locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    headings: 1,
    robots: noindex ? 'noindex' : undefined,
    links: { canonical: at(locale), en: at('en'), ar: at('ar'), 'x-default': at('en') },
  })
  expect(head.title).toMatch(/^\S.* - iLearn$/)
  if (name) expect(head.title).toBe(`${inLocale(name, locale).text} - iLearn`)
  if (description) expect(head.description).toBe(inLocale(description, locale).text)
  expect(head.description?.length).toBeGreaterThan(20)
  expect((await page.request.head(head.image ?? '')).status(), `${head.image} is shown on social networks`).toBe(200)
}

/** Checks that nothing overflows the window horizontally. */
export async function expectNoHorizontalScroll(page: Page, width: number) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

/** Checks that every picture loads, including lazy ones. */
export async function expectPicturesLoad(page: Page) {
  const missing = () =>
    page.evaluate(() =>
      [...document.images].flatMap((picture) => {
        picture.loading = 'eager'
        return picture.complete && picture.naturalWidth ? [] : [picture.currentSrc || picture.src]
      }),
    )
  await expect.poll(missing).toEqual([])
}

/** The internal links of a document: pages, files and anchors. */
export function internalLinksIn(html: string): string[] {
  const targets = [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  // '#top' needs no element: it is the top of any document (HTML §7.4.2.3.3).
  return [...new Set(targets)].filter((href) => /^(\/(?!\/)|#.)/.test(href) && href !== '#top')
}
