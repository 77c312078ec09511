import type { Page } from '@playwright/test'

/** Listens to the notices of edit mode; the answer tells what they have said so far, in sequence. */
export async function recordToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const toastTexts = new Set<string>()
    const read = () => {
      for (const { textContent } of document.querySelectorAll('.ed-notice > p[role]')) toastTexts.add(textContent ?? '')
    }
    const region = document.querySelector('.ed-notices') as Element
    new MutationObserver(read).observe(region, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { toastTexts })
  })
  return () => page.evaluate(() => [...(window as unknown as { toastTexts: Set<string> }).toastTexts])
}

/** The toast whose message names something, e.g. the block that came back. */
export const toastAbout = (page: Page, sentence: string, name: string) =>
  page.getByRole('status').filter({ hasText: sentence.replace('{{name}}', name) })
