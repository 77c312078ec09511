import { devices, type Page } from '@playwright/test'
import { box, expectSaved, field, inArabic, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { expectNoHorizontalScroll } from './helpers/page-checks.ts'

const width = 360
const { isMobile, hasTouch } = devices['Galaxy S9+']
test.use({ viewport: { width, height: 740 }, isMobile, hasTouch })

for (const { locale, prefix, messages } of inArabic) {
  const { common, editor } = messages

  test(`a page is edited on a phone, by touch alone (${locale})`, async ({ page, signInAsAdmin }) => {
    await signInAsAdmin()
    await openInEditMode(page, `${prefix}/solutions/rosetta-stone`)
    const titles = () => page.locator('[data-block-type="FEATURES"] [data-edit-path$=".title"]').allTextContents()
    const title = field(page, 'FEATURES', 'features.0.title')
    await expect(title).toBeVisible()
    const [first = '', second = '', ...others] = await titles()
    await title.tap()
    const dialog = page.getByRole('dialog')
    const typed = `${first} ${locale}`
    await box(dialog, messages, locale).fill(typed)
    const save = dialog.getByRole('button', { name: common.save, exact: true })
    await expect(save).toBeInViewport({ ratio: 1 })
    await expectNoHorizontalScroll(page, width)
    await save.tap()
    await expectSaved(page, messages)
    await expect(title).toHaveText(typed)

    // The edited field has the focus after its dialog closes, so a toolbar is shown.
    for (const of of ['list-item', 'block'] as const) {
      for (const tool of await tools(page, of).getByRole('button').all())
        await expect(tool).toBeInViewport({ ratio: 1 })
      const crumb = tools(page, of).getByRole('button', { name: messages.blocks.FEATURES, exact: true })
      if (of === 'list-item') await crumb.tap()
    }
    await title.focus()
    const onwards = locale === 'en' ? editor.moveRight : editor.moveLeft
    await tools(page, 'list-item').getByRole('button', { name: onwards, exact: true }).tap()
    await expect.poll(titles).toEqual([second, typed, ...others])
    await expectSaved(page, messages)
    await page.getByRole('button', { name: messages.history.undo.label, exact: true }).tap()
    await expect.poll(titles).toEqual([typed, second, ...others])

    await page.getByRole('button', { name: messages.panels.menu, exact: true }).tap()
    await page.getByRole('menuitem', { name: editor.pageSettings, exact: true }).tap()
    await expect(dialog.getByLabel(editor.nameIn[locale])).not.toHaveValue('')
    await expectNoHorizontalScroll(page, width)
    await dialog.getByRole('button', { name: common.cancel, exact: true }).tap()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('link', { name: editor.exit }).tap()
    await expect(page.getByRole('heading', { name: typed })).toBeVisible()
  })
}

const tools = (page: Page, of: 'list-item' | 'block') => page.locator(`.ed-toolbar.is-${of}`)
