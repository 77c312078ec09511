import type { Locator } from '@playwright/test'
import { expectSaved, field, inEnglish, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'

const site = isolatedSite()

for (const { locale, prefix, messages } of inEnglish) {
  test.describe(`events (${locale})`, () => {
    test.beforeEach(({ context }) => site.signInAsAdmin(context))

    test('a new event asks for date, time, place and language, and shows them', async ({ page }) => {
      await openInEditMode(page, `${site.origin}${prefix}/resources`)
      await page.locator('.ed-add-item').getByRole('button', { name: messages.editor.addPost, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(messages.editor.titleIn.en).fill(`Breakfast ${locale}`)
      await dialog.getByLabel(messages.common.event, { exact: true }).check()
      const day = dialog.getByLabel(messages.fields.day, { exact: true })
      // Years of more than four digits cannot be stored.
      await day.pressSequentially('030120275')
      await expect(day).toHaveValue(/^\d{4}-\d\d-\d\d$/)
      await day.fill('2027-03-01')
      await dialog.getByLabel(messages.fields.time, { exact: true }).fill('08:30')
      const place = dialog.getByRole('group', { name: messages.fields.place, exact: true })
      await place.getByLabel(messages.editor.english, { exact: true }).fill('Zahran Street 61')
      await place.getByLabel(messages.editor.arabic, { exact: true }).fill('شارع زهران ٦١')
      await dialog.getByRole('radio', { name: messages.options.ar, exact: true }).check()
      await dialog.getByRole('button', { name: messages.pages.createPublic, exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: messages.notices.postCreated })).toBeVisible()
      for (const [path, facts] of [
        ['/resources', 'Event1 March 2027Zahran Street 61, 08:30, in Arabic'],
        ['/ar/resources', 'فعالية١ مارس ٢٠٢٧شارع زهران ٦١، ٨:٣٠ ص، بالعربية'],
      ] as const) {
        await page.goto(`${site.origin}${path}/breakfast-${locale}`)
        await expect(page.locator('.post-meta').first()).toHaveText(facts)
      }

      await test.step('the day and the time are changed where its page shows them', async () => {
        await openInEditMode(page, `${site.origin}${prefix}/resources/breakfast-${locale}`)
        const note = field(page, 'RESOURCES', 'posts.0.note')
        await field(page, 'RESOURCES', 'posts.0.date').click()
        await expect(day).toBeFocused()
        await day.fill('2027-03-02')
        await page.keyboard.press('Control+Enter')
        await expectSaved(page, messages)
        await expect(field(page, 'RESOURCES', 'posts.0.date')).toHaveText('2 March 2027')
        await note.click({ position: await positionOf(note, '08:30') })
        const time = dialog.getByLabel(messages.fields.time, { exact: true })
        await expect(time).toBeFocused()
        await time.fill('09:00')
        await page.keyboard.press('Control+Enter')
        await expect(note).toHaveText('Zahran Street 61, 09:00, in Arabic')
        await expectSaved(page, messages)
      })
      await test.step('the place is changed on its card, by keys', async () => {
        await openInEditMode(page, `${site.origin}${prefix}/resources`)
        const note = page.locator('main [data-edit-path$=".note"]').filter({ hasText: 'Zahran' }).first()
        await note.focus()
        await page.keyboard.press('Enter')
        const box = place.getByLabel(messages.editor.english, { exact: true })
        await expect(box).toBeFocused()
        await box.fill('Rainbow Street 3')
        await page.keyboard.press('Control+Enter')
        await expectSaved(page, messages)
        await expect(page.locator('main').getByText('Rainbow Street 3, 09:00, in Arabic').first()).toBeVisible()
      })
    })
  })
}

/** Returns the middle of some words of an element, from its corner. */
const positionOf = (element: Locator, words: string) =>
  element.evaluate((element, words) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
    const range = document.createRange()
    const start = text.data.indexOf(words)
    range.setStart(text, start)
    range.setEnd(text, start + words.length)
    const [at, around] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
    return { x: at.x + at.width / 2 - around.x, y: at.y + at.height / 2 - around.y }
  }, words)
