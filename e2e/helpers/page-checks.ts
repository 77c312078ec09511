import type { Page } from '@playwright/test'
import { localizeHref } from '#content/address.ts'
import { inLocale, type Locale } from '#content/locale.ts'
import { accessibilityViolations } from './axe.ts'
import { expect } from './fixtures.ts'
import type { Route } from './routes.ts'

/** A page with its English path as in the route table, or with a path for each language. */
type Checked = Omit<Route, 'path'> & { path: string | Record<Locale, string> }

/**
 * Checks a document's title, description and canonical address (specification §2), its language, direction, robots
 * rule and hreflang links, and that it has exactly one h1. `page` is only used to parse the HTML.
 */
export async function expectMetadata(page: Page, html: string, route: Checked, locale: Locale, origin: string) {
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
  const at = (language: Locale) =>
    origin + (typeof path === 'string' ? localizeHref(path, language) : encodeURI(path[language]))
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

const widths = [360, 768, 1440]

/**
 * Opens a page and checks that its requests succeed and that it does not overflow windows of three widths. With
 * `isAnalyzed`, also checks that its pictures load and that axe finds no violation: at 360 px with `isNarrow`,
 * otherwise at 1440 px.
 */
export async function expectSoundLayout(
  page: Page,
  address: string,
  { isNarrow, isAnalyzed }: { isNarrow: boolean; isAnalyzed: boolean },
) {
  const failed: string[] = []
  page.on('response', (answer) => answer.status() >= 400 && failed.push(`${answer.status()} ${answer.url()}`))
  await page.setViewportSize({ width: isNarrow ? 360 : 1440, height: 900 })
  await page.goto(address)
  if (isAnalyzed) {
    await expectPicturesLoad(page)
    expect(await accessibilityViolations(page)).toEqual([])
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page, width)
  }
  expect(failed).toEqual([])
}

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

/** Returns the internal links of a document, for example '/about', '/api/uploads/ab12.pdf' and '#part-1'. */
export function internalLinksIn(html: string): string[] {
  const targets = [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  // '#top' needs no element: it is the top of any document (HTML standard, section 'Scrolling to a fragment').
  return [...new Set(targets)].filter((href) => /^(\/(?!\/)|#.)/.test(href) && href !== '#top')
}

export const picturesIn = (html: string): string[] =>
  [...html.matchAll(/<img [^>]*?src="([^"]+)"/g)].map(([, src = '']) => src.replaceAll('&amp;', '&'))

/** Returns the addresses of the videos in a document's structured data. */
export const videosIn = (html: string): string[] =>
  [...html.matchAll(/"contentUrl":"([^"]+)"/g)].map(([, url = '']) => url)

/** Returns the address of the image for social networks, or '' if the document has none. */
export const socialImageIn = (html: string): string =>
  /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
