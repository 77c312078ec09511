import type { Page } from '@playwright/test'

/** Records the texts of toasts from now on. The returned function returns each text once, in order of appearance. */
export async function recordToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const toastTexts = new Set<string>()
    const read = () => {
      for (const { textContent } of document.querySelectorAll('.ed-toast > p[role]')) toastTexts.add(textContent ?? '')
    }
    const region = document.querySelector('.ed-toasts') as Element
    new MutationObserver(read).observe(region, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { toastTexts })
  })
  return () => page.evaluate(() => [...(window as unknown as { toastTexts: Set<string> }).toastTexts])
}

/** Finds the toast with a message, for example of a recovered block. `name` replaces '{{name}}' in the message. */
export const toastAbout = (page: Page, sentence: string, name: string) =>
  page.getByRole('status').filter({ hasText: sentence.replace('{{name}}', name) })
