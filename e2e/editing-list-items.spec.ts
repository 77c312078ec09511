import type { Locator, Page } from '@playwright/test'
import { expectSaved, languages, type Messages, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'

const site = isolatedSite()

/** A list, a list within a list, and a collection. The code is the same for all lists, and knows no block type. */
const lists: { path: string; type: keyof Messages['blocks']; list: string; collection?: true }[] = [
  { path: '/our-team', type: 'TEAM', list: 'members' },
  { path: '/our-clients', type: 'LOGO_WALL', list: 'groups.0.logos' },
  { path: '/customer-stories', type: 'GALLERY', list: 'stories', collection: true },
]

for (const [index, { path, type, list, collection }] of lists.entries()) {
  // Lists behave the same in both languages, so each list is tested in only one of the languages.
  const { locale, prefix, messages } = languages[index % 2] as (typeof languages)[number]
  const { common, editor } = messages

  test(`items of the list ${list} of ${type} are added, moved and deleted (${locale})`, async ({ page, context }) => {
    await site.signInAsAdmin(context)
    await openInEditMode(page, `${site.origin}${prefix}${path}`)
    const ids = () => idsOf(page, type, list)
    await expect.poll(async () => (await ids()).length).toBeGreaterThan(1)
    const before = await ids()
    const use = async (at: number, ...names: string[]) => {
      const listItem = page
        .locator(`[data-block-type="${type}"] [data-edit-item="${list}/${(await ids())[at]}"]`)
        .first()
      await listItem.locator('[data-edit-path]').first().hover()
      // Waits for the outline of this item, because the toolbar may still belong to the item that was used before.
      await expect.poll(() => distance(page.locator('.ed-list-item-outline'), listItem)).toBeLessThan(20)
      const tools = page.locator('.ed-toolbar.is-list-item')
      await tools.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) }).click()
    }

    await use(0, editor.addItem)
    const dialog = page.getByRole('dialog')
    if (!collection) {
      await dialog.locator('footer .is-solid').click()
      await expect(dialog.getByText(messages.faults.missing)).toBeVisible()
    }
    const boxes = dialog.getByRole('textbox')
    // In the dialog of a new story, the boxes 0 and 2 are the title and the customer.
    for (const at of collection ? [0, 2] : [0, 1]) await boxes.nth(at).fill(`New ${list}`)
    await dialog.locator('footer .is-solid').click()
    await expect(dialog).toHaveCount(0)
    if (collection) {
      // Creating a collection item opens its page.
      await expect(page).toHaveURL(new RegExp(`${path}/new-`))
      await page.goBack()
    }
    await expect.poll(async () => (await ids()).length).toBe(before.length + 1)
    const [first, added, ...others] = await ids()
    expect([first, ...others]).toEqual(before)

    await use(0, editor.moveDown, locale === 'en' ? editor.moveRight : editor.moveLeft)
    await expect.poll(ids).toEqual([added, first, ...others])
    await expectSaved(page, messages)

    await use(0, common.delete)
    await expect(page.getByRole('alertdialog')).toContainText(messages.deletion.item.ask.text)
    await page.getByRole('alertdialog').getByRole('button', { name: common.delete, exact: true }).click()
    await expect.poll(ids).toEqual(before)
    await expectSaved(page, messages)
  })
}

/** Returns the ids of a list's items in order, each id once: an item may have several elements on the page. */
async function idsOf(page: Page, type: string, list: string): Promise<string[]> {
  const marks = page.locator(`[data-block-type="${type}"] [data-edit-item^="${list}/"]`)
  const all = await marks.evaluateAll((found) => found.map((each) => (each as HTMLElement).dataset.editItem ?? ''))
  return [...new Set(all.map((mark) => mark.slice(list.length + 1)))]
}

/** Returns the distance between the upper left corners of two elements in pixels, or Infinity if one is missing. */
async function distance(one: Locator, other: Locator): Promise<number> {
  const [from, to] = await Promise.all([one.boundingBox(), other.boundingBox()])
  return from && to ? Math.hypot(from.x - to.x, from.y - to.y) : Number.POSITIVE_INFINITY
}
