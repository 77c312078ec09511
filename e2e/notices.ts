import type { Page } from '@playwright/test'

/** Listens to the notices of edit mode; the answer tells what they have said so far, in sequence. */
export async function hearNotices(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said = new Set<string>()
    const read = () => {
      for (const { textContent } of document.querySelectorAll('.ed-notice > p[role]')) said.add(textContent ?? '')
    }
    const region = document.querySelector('.ed-notices') as Element
    new MutationObserver(read).observe(region, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { said })
  })
  return () => page.evaluate(() => [...(window as unknown as { said: Set<string> }).said])
}
