import type { Page } from '@playwright/test'
import { localizeHref } from '#content/address.ts'
import { inLocale, type Locale } from '#content/locale.ts'
import { expect } from './fixtures.ts'
import type { Route } from './routes.ts'

/** Checks title, description, canonical address, hreflang links, direction and the single h1 (specification §2). */
export async function expectMetadata(page: Page, html: string, route: Route, locale: Locale, origin: string) {
  const { path, name, description, noindex } = route
  const head = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    return {
      title: parsed.title,
      lang: parsed.documentElement.lang,
      dir: parsed.documentElement.dir,
      headings: parsed.querySelectorAll('h1').length,
      description: parsed.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
      robots: parsed.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
      links: Object.fromEntries(
        [...parsed.querySelectorAll<HTMLLinkElement>('link[rel="canonical"], link[hreflang]')].map((link) => [
          link.hreflang || 'canonical',
          link.href,
        ]),
      ),
    }
  }, html)
  const at = (language: Locale) => origin + localizeHref(path, language)
  expect(head, at(locale)).toMatchObject({
    title: name ? `${inLocale(name, locale).text} - iLearn` : expect.stringMatching(/^\S.* - iLearn$/),
    description: description ? inLocale(description, locale).text : expect.stringMatching(/.{21}/),
    lang: locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    headings: 1,
    robots: noindex ? 'noindex' : undefined,
    links: { canonical: at(locale), en: at('en'), ar: at('ar'), 'x-default': at('en') },
  })
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

/** The addresses of a document's pictures, and of the one that is shown on social networks. */
export function picturesIn(html: string): string[] {
  const pictures = html.matchAll(/<img [^>]*?src="([^"]+)"|<meta property="og:image" content="([^"]+)"/g)
  return [...pictures].map(([, src, social]) => (src ?? social ?? '').replaceAll('&amp;', '&'))
}
