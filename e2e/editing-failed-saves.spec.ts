import type { Locator } from '@playwright/test'
import { openPanel } from './helpers/admin-panels.ts'
import { box, editText, expectSaved, field, inArabic, type Messages, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { blockUrlPattern, interceptSaves } from './helpers/second-editor.ts'
import { recordToasts } from './helpers/toasts.ts'

type Saved = { type: keyof Messages['blocks']; path: string; busy: string; failed: string }

/** Returns fields of a post, with messages of specification §8: `busy` during the save and `failed` after it. */
const fieldsOf = ({ alerts, notices }: Messages): Saved[] => [
  { type: 'RESOURCES', path: 'posts.0.tag', busy: notices.savingChanges, failed: alerts.saveFailed },
  {
    type: 'RESOURCES',
    path: 'posts.0.detailContent.body.1.content',
    busy: notices.savingContent,
    failed: notices.contentFailed,
  },
  {
    type: 'RESOURCES',
    path: 'posts.0.detailContent.tocTitle',
    busy: notices.savingSidebar,
    failed: notices.sidebarFailed,
  },
]

for (const { locale, prefix, messages } of inArabic) {
  const { alerts, editor } = messages

  test.describe(`failed saves (${locale})`, () => {
    test.beforeEach(({ signInAsAdmin, expectConsoleError }) => {
      expectConsoleError(/Failed to load resource/)
      return signInAsAdmin()
    })

    test('failed saves show an alert, restore the page and keep the typed text', async ({ page }) => {
      await openInEditMode(page, `${prefix}/resources/write-the-course-in-arabic-first`)
      await interceptSaves(page, (route) => route.fulfill({ status: 500, json: {} }))
      const toastTexts = await recordToasts(page)
      for (const { type, path, busy, failed } of fieldsOf(messages)) {
        const target = field(page, type, path)
        const before = (await target.textContent()) ?? ''
        await editText(page, target, messages, { [locale]: `Typed ${path}` })
        const alert = page.getByRole('alert')
        await expect(alert).toHaveText([failed])
        await expect(target).toHaveText(before)
        expect(await toastTexts()).toContain(busy)
        await page.getByRole('button', { name: editor.openFailedChange }).click()
        const dialog = page.getByRole('dialog')
        await expect.poll(() => typedIn(box(dialog, messages, locale))).toBe(`Typed ${path}`)
        await dialog.getByRole('button', { name: editor.discardFailedChange }).click()
        await expect(alert).toHaveCount(0)
      }
    })

    test('an alert gives the reason: no answer, too large, wrong file type, too busy, storage full', async ({
      page,
    }) => {
      await openInEditMode(page, `${prefix}/contact`)
      const title = field(page, 'FORM', 'messageLabel')
      const before = (await title.textContent()) ?? ''
      for (const [failure, reason] of [
        ['away', alerts.away],
        [413, alerts.tooLarge],
        [415, alerts.wrongKind],
        [503, alerts.tooBusy],
        [507, alerts.full],
        [500, ''],
      ] as const) {
        await interceptSaves(page, (route) =>
          failure === 'away' ? route.abort() : route.fulfill({ status: failure, json: {} }),
        )
        await editText(page, title, messages, { [locale]: `Kept ${failure}` })
        await expect(page.getByRole('alert')).toHaveText([alerts.changesFailed])
        await expect(page.locator('.ed-toast-detail')).toHaveText(
          [messages.fields.messageLabel, reason].filter(Boolean).join(': '),
        )
        await expect(title).toHaveText(before)
        await page.getByRole('button', { name: editor.openFailedChange }).click()
        await expect(box(page.getByRole('dialog'), messages, locale)).toHaveValue(`Kept ${failure}`)
        await page.unroute(blockUrlPattern)
        if (failure !== 500) await page.getByRole('button', { name: editor.discardFailedChange }).click()
      }
      await page.getByRole('dialog').getByRole('button', { name: messages.common.save, exact: true }).click()
      await expectSaved(page, messages)
      await expect(title).toHaveText('Kept 500')
      await editText(page, title, messages, { [locale]: before })
      await expectSaved(page, messages)
    })

    test('after a change of page, an alert first leads to the page of its change and then opens its dialog', async ({
      page,
    }) => {
      await openInEditMode(page, `${prefix}/contact`)
      await interceptSaves(page, (route) => route.fulfill({ status: 500, json: {} }))
      await editText(page, field(page, 'FORM', 'messageLabel'), messages, { [locale]: 'Typed' })
      await expect(page.getByRole('alert')).toHaveText([alerts.changesFailed])
      const pages = await openPanel(page, messages, messages.pages.title)
      await pages.locator(`a[href="${prefix}/about?edit=true"]`).click()
      await expect(page).toHaveURL(`${prefix}/about?edit=true`)
      await expect(field(page, 'HERO', 'title')).toBeVisible()
      const open = page.getByRole('button', { name: editor.openFailedChange })
      await open.click()
      await expect(page).toHaveURL(`${prefix}/contact?edit=true`)
      await expect(field(page, 'FORM', 'messageLabel')).toBeVisible()
      await open.click()
      await expect(box(page.getByRole('dialog'), messages, locale)).toHaveValue('Typed')
    })
  })
}

/** Returns the text in a text box: a `<textarea>` for plain text, or an editable element for rich text. */
const typedIn = (box: Locator) => box.evaluate((it: HTMLTextAreaElement) => it.value ?? it.textContent)
