import type { Page } from '@playwright/test'

/** Words and addresses of pictures on a page in edit mode that are no field, and that the interface does not bring. */
export async function findUneditableTexts(page: Page, messages: object): Promise<string[]> {
  const known = new Set(textsIn(messages))
  return (await loose(page)).filter((text) => !known.has(text))
}

/** All texts of the interface. */
function textsIn(messages: object): string[] {
  return Object.values(messages).flatMap((value) => (typeof value === 'string' ? [value] : textsIn(value)))
}

/**
 * Left out are what stands there a second time (`aria-hidden` copies, headings for screen readers alone), drawn words,
 * numbers that are counted, and days, which the form of their entry edits.
 */
function loose(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const skipped = '[data-edit-path], .ed, script, style, svg, time, .day, [aria-hidden="true"], .sr-only'
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
