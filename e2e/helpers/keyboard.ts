import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Presses Tab, or the given key, until the target has the focus. Throws after `max` presses. */
export async function tabTo(page: Page, target: Locator, { key = 'Tab', max = 120 } = {}) {
  for (let pressed = 0; pressed < max; pressed++) {
    await page.keyboard.press(key)
    if (await hasFocus(target)) return
  }
  throw new Error(`${target} does not get the focus by ${max} times ${key}`)
}

const hasFocus = (target: Locator) => target.evaluateAll((found) => found.some((it) => it === document.activeElement))

/**
 * Goes from a field to a toolbar with Alt+F10 and presses the named button by key. The first Alt+F10 goes to the toolbar
 * of the innermost list item or block, each further one to that of the parent.
 */
export async function useTool(page: Page, of: 'list-item' | 'block', name: string) {
  const tools = page.locator(`.ed-toolbar.is-${of}`)
  await page.keyboard.press('Alt+F10')
  await expect(page.locator('.ed-toolbar :focus')).toHaveCount(1)
  while ((await tools.count()) === 0) await page.keyboard.press('Alt+F10')
  await expect(tools.locator(':focus')).toHaveCount(1)
  const tool = tools.getByRole('button', { name, exact: true })
  const forward = (await page.locator('html').getAttribute('dir')) === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  for (let pressed = 0; pressed < 12 && !(await hasFocus(tool)); pressed++) await page.keyboard.press(forward)
  await expect(tool).toBeFocused()
  await page.keyboard.press('Enter')
}

/**
 * Counts pointer events in the documents that a page opens from now on. Does not count clicks, because pressing a
 * button by key fires a click event too.
 */
export async function countPointer(page: Page): Promise<() => number> {
  let counted = 0
  await page.exposeFunction('notePointer', () => counted++)
  await page.addInitScript(() => {
    const { notePointer } = window as unknown as { notePointer: () => void }
    for (const name of ['pointerdown', 'mousemove', 'touchstart']) addEventListener(name, notePointer, true)
  })
  return () => counted
}
