import type { Page } from '@playwright/test'

/** Records the toasts of edit mode. Returns a function that gives their distinct texts so far, in order. */
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

/** The toast whose message contains a name, e.g. that of a recovered block. */
export const toastAbout = (page: Page, sentence: string, name: string) =>
  page.getByRole('status').filter({ hasText: sentence.replace('{{name}}', name) })
