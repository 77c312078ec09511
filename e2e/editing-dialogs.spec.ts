import type { Locator, Page } from '@playwright/test'
import { admin } from './helpers/admin-account.ts'
import { accessibilityViolations } from './helpers/axe.ts'
import {
  box,
  editText,
  expectSaved,
  field,
  inEnglish,
  languages,
  type Messages,
  openInEditMode,
  recordWrites,
} from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'
import { expectNoHorizontalScroll } from './helpers/page-checks.ts'
import { failSaves, interceptSaves } from './helpers/second-editor.ts'

const site = isolatedSite()

const tool = (page: Page, kind: 'list-item' | 'block', name: string) =>
  page.locator(`.ed-toolbar.is-${kind}`).getByRole('button', { name, exact: true })

/** The names of elements that scrolling does not bring into the window. One call, because a dialog has many buttons. */
const unreachable = (elements: Locator) =>
  elements.evaluateAll(async (all) => {
    const names: (string | null)[] = []
    for (const element of all) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const ratio = await new Promise<number>((resolve) =>
        new IntersectionObserver(([entry]) => resolve(entry?.intersectionRatio ?? 0)).observe(element),
      )
      // Not 1, because the edges of a button may be at fractions of a pixel.
      if (ratio < 0.99) names.push(element.getAttribute('aria-label') ?? element.textContent)
    }
    return names
  })

type Opening = (page: Page, messages: Messages) => Promise<unknown>

/** Functions that open dialogs and confirmations of edit mode, by page path and by description. */
const dialogs: Record<string, Record<string, Opening>> = {
  '/our-partners': {
    'a text': (page) => field(page, 'HERO', 'title').click(),
    'the chooser of block types': (page, { editor }) =>
      page.getByRole('button', { name: editor.addBlock, exact: true }).last().click(),
    async 'the question before a block is deleted'(page, { common }) {
      await field(page, 'LOGO_WALL', 'title').hover()
      await tool(page, 'block', common.delete).click()
    },
    'the settings of a page': (page, { editor }) =>
      page.getByRole('button', { name: editor.pageSettings, exact: true }).click(),
  },
  '/why-choose-us': {
    'a link': (page) => field(page, 'FOOTER', 'columns.1.links.0.label').click(),
    async 'a new link and the places it can lead to'(page, { editor }) {
      await field(page, 'FOOTER', 'columns.1.links.0.label').hover()
      await tool(page, 'list-item', editor.addItem).click()
      await page.getByRole('dialog').getByRole('textbox', { name: editor.path, exact: true }).focus()
      await expect(page.getByRole('list', { name: editor.pathSuggestions })).toBeVisible()
    },
    async 'the question before an entry is deleted'(page, { common }) {
      await field(page, 'FEATURES', 'features.0.title').hover()
      await tool(page, 'list-item', common.delete).click()
    },
    async 'an entry of a list'(page, { common }) {
      await field(page, 'FEATURES', 'features.0.title').hover()
      await tool(page, 'list-item', common.edit).click()
    },
    'an icon': (page) => field(page, 'FEATURES', 'features.0.imageSrc').click(),
  },
  '/resources': {
    'the title of a new post': (page, { editor }) =>
      page.locator('.ed-add-item').getByRole('button', { name: editor.addPost, exact: true }).click(),
    async 'the question before a post is deleted'(page, { common }) {
      await page.locator('.ed-add-item').scrollIntoViewIfNeeded()
      await page.locator('[data-edit-item^="posts/"]').last().hover()
      await tool(page, 'list-item', common.delete).click()
    },
  },
  '/resources/write-the-course-in-arabic-first': {
    async 'the kinds of a new part of an article'(page, { editor }) {
      await page.locator('.article-body > [data-edit-item]').nth(1).hover()
      await tool(page, 'list-item', editor.addItem).click()
    },
  },
}

for (const { locale, prefix, messages } of inEnglish) {
  test.describe(`dialogs (${locale})`, () => {
    test.beforeEach(({ context }) => site.signInAsAdmin(context))

    test('Tab stays within a dialog, also behind a search box, and Escape returns the focus to the field', async ({
      page,
    }) => {
      await openInEditMode(page, `${site.origin}${prefix}/our-partners`)
      const title = field(page, 'HERO', 'title')
      await title.click()
      const dialog = page.getByRole('dialog')
      const first = dialog.getByRole('button', { name: messages.history.ofText })
      const last = dialog.getByRole('button', { name: messages.common.save, exact: true })
      await last.focus()
      await page.keyboard.press('Tab')
      await expect(first).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(last).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(title).toBeFocused()
      await page.getByRole('button', { name: messages.editor.addBlock, exact: true }).last().click()
      const search = page.getByRole('searchbox', { name: messages.editor.searchBlocks })
      await search.fill('no such block')
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await expect(search).toBeFocused()
    })

    test('Tab moves from a dialog to the toasts above it and back, and a dismissed one passes the focus on', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/Failed to load resource/)
      await openInEditMode(page, `${site.origin}${prefix}/about`)
      await failSaves(page)
      const title = field(page, 'IMAGE_TEXT', 'title')
      await editText(page, title, messages, { [locale]: `Failed ${locale}` })
      const alert = page.locator('.ed-toasts').getByRole('alert')
      await expect(alert).toHaveAccessibleDescription(new RegExp(messages.fields.title))
      // Waits for the end of the toast's entrance animation.
      await alert.evaluate((it) =>
        Promise.all((it.closest('.ed-toast') as Element).getAnimations().map((a) => a.finished)),
      )
      const place = await alert.boundingBox()
      await title.click()
      const dialog = page.getByRole('dialog')
      expect(await alert.boundingBox(), 'a notice keeps its place').toEqual(place)
      await dialog.getByRole('button', { name: messages.common.save, exact: true }).focus()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: messages.notices.dismiss })).toBeFocused()
      await page.getByRole('button', { name: messages.editor.discardFailedChange }).focus()
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('button', { name: messages.history.ofText })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)

      const alerts = page.locator('.ed-toast.is-alert')
      await editText(page, field(page, 'FEATURES', 'mainTitle'), messages, { [locale]: `Failed too ${locale}` })
      await expect(alerts).toHaveCount(2)
      await title.focus()
      for (const left of [1, 0]) {
        await alerts.first().getByRole('button', { name: messages.notices.dismiss }).press('Enter')
        await expect(alerts).toHaveCount(left)
        await expect(left > 0 ? alerts : title).toBeFocused()
      }
    })

    test('closing a changed dialog offers to save, to discard or to go on', async ({ page }) => {
      await openInEditMode(page, `${site.origin}${prefix}/our-awards`)
      const settings = page.getByRole('button', { name: messages.editor.pageSettings, exact: true })
      const name = page.getByRole('dialog').getByLabel(messages.editor.nameIn[locale])
      const question = page.getByRole('alertdialog', { name: messages.editor.notSaved })
      await settings.click()
      await name.fill(`Awards ${locale}`)
      await page.keyboard.press('Escape')
      await expect(question.getByRole('button')).toHaveText([
        messages.editor.goOn,
        messages.editor.discard,
        messages.common.save,
      ])
      await question.getByRole('button', { name: messages.common.save, exact: true }).click()
      await expectSaved(page, messages)
      await expect(name).toHaveCount(0)
      await settings.click()
      await expect(name).toHaveValue(`Awards ${locale}`)
      await name.fill(`Awards by key ${locale}`)
      await page.keyboard.press('ControlOrMeta+Enter')
      await expectSaved(page, messages)
      await expect(name).toHaveCount(0)
    })

    test('editable fields are outlined at first and while Alt is held, and a question mark lists the shortcuts', async ({
      page,
    }) => {
      await page.clock.install()
      const title = field(page, 'LOGO_WALL', 'title')
      const seen = page.waitForFunction(() => document.documentElement.hasAttribute('data-hints'))
      await openInEditMode(page, `${site.origin}${prefix}/our-clients`)
      await seen
      await page.clock.fastForward(6_000)
      await expect(title).toHaveCSS('outline-style', 'none')
      await page.keyboard.down('Alt')
      await expect(title).toHaveCSS('outline-style', 'dashed')
      await page.keyboard.up('Alt')
      await expect(title).toHaveCSS('outline-style', 'none')

      const sheet = page.getByRole('dialog', { name: messages.shortcuts.title })
      await page.keyboard.press('?')
      await expect(sheet).toContainText('F10')
      expect(await accessibilityViolations(page, '.ed-dialog')).toEqual([])
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await field(page, 'HERO', 'title').click()
      await box(page.getByRole('dialog'), messages, locale).press('?')
      await expect(sheet).toHaveCount(0)
    })

    test('a dialog that loads late opens below the login dialog, and has the focus after it', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/Failed to load resource/)
      const [chunk, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      await page.route(/media-dialog-.*\.js/, async (route) => {
        await chunk.promise
        await route.continue()
      })
      await openInEditMode(page, `${site.origin}${prefix}/our-team`)
      await page.evaluate(() => Object.assign(localStorage, { accessToken: 'expired', refreshToken: 'spent' }))
      await interceptSaves(page, async (route) => {
        await answer.promise
        await route.continue()
      })
      await editText(page, field(page, 'TEAM', 'title'), messages, { [locale]: `Waiting ${locale}` })
      await field(page, 'TEAM', 'members.0.portrait').click()
      answer.resolve()
      const dialog = page.getByRole('dialog', { name: messages.session.expiredTitle })
      const password = dialog.getByLabel(messages.login.password, { exact: true })
      await password.fill(admin.password)
      chunk.resolve()
      const media = page.locator('.ed-dialog:has(.ed-media)')
      await expect(media).toBeAttached()
      await expect(password).toBeFocused()
      await dialog.getByRole('button', { name: messages.login.submit, exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(media.getByRole('button').first()).toBeFocused()
    })

    test('a page in edit mode prefetches the code of dialogs, and sends nothing until it is left', async ({ page }) => {
      const sent = recordWrites(page)
      const fetched = page.waitForResponse(/form-dialog-.*\.js/)
      await openInEditMode(page, `${site.origin}${prefix}/about`)
      expect((await fetched).ok()).toBe(true)
      await field(page, 'IMAGE_TEXT', 'title').click()
      await page.reload()
      await expect(page.locator('main [data-edit-path]').first()).toBeVisible()
      await page.getByRole('link', { name: messages.editor.exit }).click()
      await expect(page.locator('[data-edit-path]')).toHaveCount(0)
      expect(sent).toEqual([])
    })
  })
}

for (const [index, [path, openings]] of Object.entries(dialogs).entries()) {
  // Dialogs differ between the languages only in direction and texts, so each page is tested in one language.
  const { prefix, messages } = languages[index % 2] as (typeof languages)[number]

  test(`the dialogs of ${prefix}${path} are accessible, fit a phone, and close with Escape without a change`, async ({
    page,
    context,
  }) => {
    await site.signInAsAdmin(context)
    await openInEditMode(page, `${site.origin}${prefix}${path}`)
    const sent = recordWrites(page)
    const size = page.viewportSize() ?? { width: 1280, height: 720 }
    for (const [name, open] of Object.entries(openings)) {
      await test.step(name, async () => {
        await open(page, messages)
        const dialog = page.locator('[role="dialog"], [role="alertdialog"]')
        await expect(dialog).toHaveAccessibleName(/\S/)
        expect(await accessibilityViolations(page, '.ed-dialog')).toEqual([])
        await page.setViewportSize({ width: 360, height: 740 })
        await expectNoHorizontalScroll(page, 360)
        expect(await unreachable(dialog.getByRole('button').filter({ visible: true }))).toEqual([])
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        await page.setViewportSize(size)
      })
    }
    expect(sent).toEqual([])
  })
}
