import type { Locator, Page } from '@playwright/test'
import { expectSaved, type Messages, openInEditMode } from './editing.ts'
import { expect } from './fixtures.ts'

/**
 * Opens the form of the first block of a type: hovers over the block and presses the edit button in the block's
 * toolbar. If `path` is given, opens that page in edit mode first.
 */
export async function openForm(
  page: Page,
  path: string | undefined,
  type: keyof Messages['blocks'],
  messages: Messages,
): Promise<Locator> {
  if (path) await openInEditMode(page, path)
  const block = page.locator(`[data-block-type="${type}"]`).first()
  await block.locator('[data-edit-path]').filter({ visible: true }).first().hover()
  const name = messages.blocks[type]
  const tools = page.getByRole('toolbar', { name, exact: true })
  // The first field may be in a list item, whose toolbar has a button that selects the block.
  await page.locator('.ed-toolbar').hover()
  if ((await tools.count()) === 0) await page.locator('.ed-crumbs').getByRole('button', { name, exact: true }).click()
  await tools.getByRole('button', { name: messages.editor.editBlock }).click()
  const form = page.getByRole('dialog', { name, exact: true })
  await expect(form).toBeVisible()
  return form
}

export async function save(page: Page, form: Locator, messages: Messages) {
  await form.getByRole('button', { name: messages.common.save, exact: true }).click()
  await expect(form).toHaveCount(0)
  await expectSaved(page, messages)
  await page.getByRole('status').filter({ hasText: messages.notices.changesSaved }).last().click()
}

export const group = (form: Locator, name: string) => form.getByRole('group', { name, exact: true })
export const box = (form: Locator, name: string, language: string) =>
  group(form, name).getByRole('textbox', { name: language })
export const row = (form: Locator, at: number) => form.getByRole('listitem').nth(at)
export const last = (form: Locator) => form.getByRole('listitem').last()
export const dragHandle = (listItem: Locator, { editor }: Messages) =>
  listItem.getByRole('button', { name: editor.drag })
export const rowLabels = (form: Locator) => form.getByRole('listitem').locator('p > span').allTextContents()

/** In a form that shows the fields of a list item, returns to the fields of the block. */
export const backToForm = (form: Locator, { editor }: Messages) =>
  form.getByRole('navigation', { name: editor.whereInForm }).getByRole('button').first().click()

/** Drags with the mouse in small steps, as a person does. Drops `side` pixels to the right of where the drag began. */
export async function drag(page: Page, from: Locator, to: Locator, side = 0) {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('There is nothing to drag')
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + side / 2, y + 8, { steps: 4 })
  await page.mouse.move(x + side, end.y + end.height / 2, { steps: 12 })
  await page.mouse.up()
}

export type Content = Record<string, unknown>

export async function contentOf(page: Page, slug: string, type: string): Promise<Content> {
  const blocks = await (await page.request.get(new URL(`/api/v1/pages/${slug}`, page.url()).href)).json()
  return blocks.find(({ block_type }: Content) => block_type === type).content
}
