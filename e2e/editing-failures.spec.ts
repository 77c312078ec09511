import type { Locator } from '@playwright/test'
import { onSave, saves } from './colleague.ts'
import { box, edit, field, languages, saved, type Words, write } from './editing.ts'
import { hearNotices } from './notices.ts'
import { expect, test } from './site.ts'

type Saved = { type: keyof Words['blocks']; path: string; busy?: string; failed: string }

/** What is saved where, and which sentences of the specification (§8) belong to it; 'Saving changes...' unless said. */
const places = ({ alerts, notices }: Words): Record<string, Saved[]> => ({
  '/careers': [
    { type: 'JOBS', path: 'jobs.0.title', failed: alerts.saveFailed },
    { type: 'CTA', path: 'title', failed: alerts.ctaFailed },
  ],
  '/customer-stories/sahab-air': [
    { type: 'GALLERY', path: 'stories.0.title', failed: alerts.saveFailed },
    { type: 'CTA', path: 'title', failed: alerts.templateFailed },
  ],
  '/vacancy-details/support-specialist-dubai': [{ type: 'TIMELINE', path: 'title', failed: alerts.templateFailed }],
  '/resources/write-the-course-in-arabic-first': [
    { type: 'RESOURCES', path: 'posts.0.tag', failed: alerts.saveFailed },
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
  ],
  '/privacy-policy': [{ type: 'TEXT', path: 'content.title', failed: alerts.policyFailed }],
})

for (const { locale, prefix, words } of languages) {
  const { alerts, editor, notices } = words

  test.describe(`failing saves (${locale})`, () => {
    test.beforeEach(({ asAdmin, expectConsoleError }) => {
      expectConsoleError(/Failed to load resource/)
      return asAdmin()
    })

    for (const [path, all] of Object.entries(places(words))) {
      test(`on ${path} say what failed, give the screen back and keep the text`, async ({ page }) => {
        await edit(page, `${prefix}${path}`)
        await onSave(page, (route) => route.fulfill({ status: 500, json: {} }))
        const said = await hearNotices(page)
        for (const { type, path, busy = notices.savingChanges, failed } of all) {
          const target = field(page, type, path)
          const before = (await target.textContent()) ?? ''
          await write(page, target, words, { [locale]: `Typed ${path}` })
          const alert = page.getByRole('alert')
          await expect(alert).toHaveText([failed])
          await expect(target).toHaveText(before)
          expect(await said()).toContain(busy)
          await page.getByRole('button', { name: editor.recoveredOpen }).click()
          const dialog = page.getByRole('dialog')
          await expect.poll(() => typedIn(box(dialog, words, locale))).toBe(`Typed ${path}`)
          await dialog.getByRole('button', { name: editor.recoveredDiscard }).click()
          await expect(alert).toHaveCount(0)
        }
      })
    }

    test('tell why, where that is known: no answer, too large, of a wrong kind, too busy, no room', async ({
      page,
    }) => {
      await edit(page, `${prefix}/contact`)
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
        await onSave(page, (route) =>
          failure === 'away' ? route.abort() : route.fulfill({ status: failure, json: {} }),
        )
        await write(page, title, words, { [locale]: `Kept ${failure}` })
        await expect(page.getByRole('alert')).toHaveText([alerts.changesFailed])
        await expect(page.locator('.ed-notice-detail')).toHaveText(
          [words.fields.messageLabel, reason].filter(Boolean).join(': '),
        )
        await expect(title).toHaveText(before)
        await page.getByRole('button', { name: editor.recoveredOpen }).click()
        await expect(box(page.getByRole('dialog'), words, locale)).toHaveValue(`Kept ${failure}`)
        await page.unroute(saves)
        if (failure !== 500) await page.getByRole('button', { name: editor.recoveredDiscard }).click()
      }
      await page.getByRole('dialog').getByRole('button', { name: words.common.save, exact: true }).click()
      await saved(page, words)
      await expect(title).toHaveText('Kept 500')
      await write(page, title, words, { [locale]: before })
      await saved(page, words)
    })
  })
}

/** The words in a box, whether it is one for plain or for rich text. */
const typedIn = (box: Locator) => box.evaluate((it: HTMLTextAreaElement) => it.value ?? it.textContent)
