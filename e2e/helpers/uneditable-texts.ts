import type { Page } from '@playwright/test'

/** Returns the texts and picture addresses on a page in edit mode that are neither editable nor interface messages. */
export async function findUneditableTexts(page: Page, messages: object): Promise<string[]> {
  const known = new Set(textsIn(messages))
  return (await loose(page)).filter((text) => !known.has(text))
}

function textsIn(messages: object): string[] {
  return Object.values(messages).flatMap((value) => (typeof value === 'string' ? [value] : textsIn(value)))
}

/**
 * Returns the texts and picture addresses outside of editable fields. Skips the editor, links that show settings of
 * the site, texts in SVG, numbers, and duplicates: `aria-hidden` copies and texts for screen readers only. Also skips
 * dates, because a date is edited in the form of its item.
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
