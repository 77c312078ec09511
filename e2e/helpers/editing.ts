import type { Locator, Page } from '@playwright/test'
import { arabic, english } from '#locales/testing/messages.ts'
import { expect } from './fixtures.ts'

export const languages = [
  { locale: 'en', root: '/', prefix: '', messages: english },
  { locale: 'ar', root: '/ar', prefix: '/ar', messages: arabic },
] as const

/**
 * Most behaviour of edit mode depends neither on the language nor on the direction of the page, and is tested in one
 * language only: about half of the files in each.
 */
export const inEnglish: readonly Language[] = [languages[0]]
export const inArabic: readonly Language[] = [languages[1]]

type Language = (typeof languages)[number]
export type Messages = Language['messages']

/** Opens a page in edit mode and waits until its fields can be edited, including those of lazily loaded sections. */
export async function openInEditMode(page: Page, path: string) {
  await page.goto(`${path}?edit=true`)
  await expect(page.locator('main [data-edit-path]').first()).toBeVisible({ timeout: 15_000 })
  await expect(page.locator('main [data-placeholder]')).toHaveCount(0)
}

/** The field of a block, by its path in the block's content. */
export function field(page: Page, type: string, path: string): Locator {
  return page.locator(`[data-block-type="${type}"] [data-edit-path="${path}"]`).first()
}

/** Opens a field's dialog, fills in the given languages, and saves. */
export async function editText(page: Page, target: Locator, messages: Messages, texts: { en?: string; ar?: string }) {
  await target.click()
  const dialog = page.getByRole('dialog')
  if (texts.en !== undefined) await box(dialog, messages, 'en').fill(texts.en)
  if (texts.ar !== undefined) await box(dialog, messages, 'ar').fill(texts.ar)
  await dialog.getByRole('button', { name: messages.common.save, exact: true }).click()
}

export function box(dialog: Locator, { editor }: Messages, language: 'en' | 'ar'): Locator {
  const plain = language === 'en' ? editor.english : editor.arabic
  return dialog.getByRole('textbox', { name: plain, exact: true })
}

/** Waits until a draft with this text is stored in the browser. */
export async function expectDraftStored(page: Page, text: string) {
  const stored = () => page.context().storageState({ indexedDB: true })
  await expect.poll(async () => JSON.stringify(await stored())).toContain(text)
}

/** Waits for the toast 'Changes saved successfully!' (specification §8). */
export async function expectSaved(page: Page, { notices }: Messages) {
  await expect(page.getByRole('status').filter({ hasText: notices.changesSaved }).last()).toBeVisible()
}

/** Records the URLs of all requests other than GET, except those to /auth/. */
export function recordWrites(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().includes('/auth/')) seen.push(request.url())
  })
  return seen
}

/** Holds writes back, as on a slow network, so that what is shown meanwhile can be checked. Returns what lets them go. */
export async function holdWrites(page: Page): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().method() !== 'GET') await isReleased
    await route.fallback()
  })
  return release
}
