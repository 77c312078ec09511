import type { Locator, Page } from '@playwright/test'
import { arabic, english } from '#locales/testing/messages.ts'
import { expect } from './fixtures.ts'

export const languages = [
  { locale: 'en', root: '/', prefix: '', messages: english },
  { locale: 'ar', root: '/ar', prefix: '/ar', messages: arabic },
] as const

/**
 * Most behaviour depends neither on the language nor on the direction of a page, so many tests run in one language
 * only: some in English, others in Arabic.
 */
export const inEnglish: readonly Language[] = [languages[0]]
export const inArabic: readonly Language[] = [languages[1]]

type Language = (typeof languages)[number]
export type Messages = Language['messages']

/** Opens a page in edit mode. Waits until a field is visible and all lazily loaded sections are rendered. */
export async function openInEditMode(page: Page, path: string) {
  await page.goto(`${path}?edit=true`)
  await expect(page.locator('main [data-edit-path]').first()).toBeVisible({ timeout: 15_000 })
  await expect(page.locator('[data-placeholder]')).toHaveCount(0)
}

/** Finds the first field with a path, for example 'tabs.0.title', in the blocks of a type. */
export function field(page: Page, type: string, path: string): Locator {
  return page.locator(`[data-block-type="${type}"] [data-edit-path="${path}"]`).first()
}

/** Opens a field's dialog, fills in the given languages, and presses Save. Does not wait for the server's answer. */
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

/** Waits until the browser's storage, where edit mode stores drafts, contains a text. */
export async function expectDraftStored(page: Page, text: string) {
  const stored = () => page.context().storageState({ indexedDB: true })
  await expect.poll(async () => JSON.stringify(await stored())).toContain(text)
}

/** Waits for the toast 'Changes saved successfully!' (specification §8). */
export async function expectSaved(page: Page, { notices }: Messages) {
  await expect(page.getByRole('status').filter({ hasText: notices.changesSaved }).last()).toBeVisible()
}

/** Adds the URL of each later request other than GET to the returned array, except requests to /auth/. */
export function recordWrites(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().includes('/auth/')) seen.push(request.url())
  })
  return seen
}

/** Delays all API requests other than GET, as a slow network does, until the returned function is called. */
export async function holdWrites(page: Page): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().method() !== 'GET') await isReleased
    await route.fallback()
  })
  return release
}
