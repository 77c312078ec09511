import type { Page } from '@playwright/test'

/** The texts and picture addresses on a page in edit mode that are neither editable nor interface messages. */
export async function findUneditableTexts(page: Page, messages: object): Promise<string[]> {
  const known = new Set(textsIn(messages))
  return (await loose(page)).filter((text) => !known.has(text))
}

/** All message strings, at any depth. */
function textsIn(messages: object): string[] {
  return Object.values(messages).flatMap((value) => (typeof value === 'string' ? [value] : textsIn(value)))
}

/**
 * The texts and picture addresses outside of editable fields, links that show settings of the site, and the editor. Skips duplicates (`aria-hidden` copies,
 * headings for screen readers only), texts in SVG, computed numbers, and dates, which are edited in their item's form.
 */
function loose(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const skipped =
      '[data-edit-path], [data-edit-site] a, .ed, script, style, svg, time, .day, [aria-hidden="true"], .sr-only'
    const loose: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      if (!node.parentElement?.closest(skipped) && /\p{L}/u.test(text)) loose.push(text)
    }
    for (const picture of document.images) if (!picture.closest(skipped)) loose.push(picture.src)
    return loose
  })
}
