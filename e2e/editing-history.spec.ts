import type { Page } from '@playwright/test'
import { admin } from './helpers/admin-account.ts'
import { openPanel } from './helpers/admin-panels.ts'
import { accessibilityViolations } from './helpers/axe.ts'
import { box, editText, expectSaved, field, inArabic, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'
import { toastAbout } from './helpers/toasts.ts'

// The site is isolated, because undo would also revert what other tests change as the same administrator.
const site = isolatedSite()

for (const { locale, prefix, messages } of inArabic) {
  const { history, bin, panels } = messages
  const within = (what: string, where: string) => history.within.replace('{{what}}', what).replace('{{where}}', where)
  const titleOfHero = within(messages.fields.title, messages.blocks.HERO)
  const contactName = locale === 'en' ? 'Contact us' : 'تواصلوا معنا'
  const restoreContact = history.restore.label.replace('{{page}}', contactName)
  const contact = () => `${site.origin}${prefix}/contact`
  const title = (page: Page) => field(page, 'HERO', 'title')
  const subtitle = (page: Page) => field(page, 'HERO', 'subtitle')

  async function change(page: Page, target: ReturnType<typeof field>, text: string) {
    await editText(page, target, messages, { [locale]: text })
    await expectSaved(page, messages)
    await expect(target).toHaveText(text)
  }

  test.describe(`undo, history and bin (${locale})`, () => {
    test.beforeEach(({ context }) => site.signInAsAdmin(context))

    test('a text change is undone and redone by button and key, even after a reload', async ({ page }) => {
      await openInEditMode(page, contact())
      const undo = page.getByRole('button', { name: history.undo.label, exact: true })
      const redo = page.getByRole('button', { name: history.redo.label, exact: true })
      const before = (await title(page).textContent()) ?? ''
      await change(page, title(page), `Undone ${locale}`)
      await expect(undo).toHaveAttribute('title', history.undoNamed.replace('{{name}}', titleOfHero))
      await expect(redo).toBeDisabled()
      await undo.click()
      await expect(title(page)).toHaveText(before)
      await expect(toastAbout(page, history.undo.done, titleOfHero)).toBeVisible()
      await expect(redo).toBeEnabled()
      await page.keyboard.press('ControlOrMeta+Shift+z')
      await expect(title(page)).toHaveText(`Undone ${locale}`)
      await expect(toastAbout(page, history.redo.done, titleOfHero)).toBeVisible()

      await openInEditMode(page, contact())
      await expect(undo).toBeEnabled()
      await page.keyboard.press('ControlOrMeta+z')
      await expect(title(page)).toHaveText(before)
      const visitors = await page.request.get(contact())
      expect(await visitors.text()).toContain(before)
      await redo.click()
      await expect(title(page)).toHaveText(`Undone ${locale}`)
    })

    test('undo in a text box does not undo changes of the page', async ({ page }) => {
      await openInEditMode(page, contact())
      await change(page, title(page), `Boxed ${locale}`)
      const undone: string[] = []
      page.on('request', (request) => {
        if (/\/history\/re/.test(request.url())) undone.push(request.url())
      })
      await title(page).click()
      await page.getByRole('dialog').getByRole('textbox').first().press('ControlOrMeta+z')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: history.redo.label, exact: true })).toBeDisabled()
      await openInEditMode(page, contact())
      await expect(title(page)).toHaveText(`Boxed ${locale}`)
      expect(undone).toEqual([])
    })

    test('a change is shown before and after and reverted, and later changes stay', async ({ page }) => {
      await openInEditMode(page, contact())
      const before = (await title(page).textContent()) ?? ''
      await change(page, title(page), `Restored ${locale}`)
      await change(page, subtitle(page), `Later ${locale}`)
      const panel = await openPanel(page, messages, panels.history)
      const changed = panel
        .getByRole('listitem')
        .filter({ hasText: `Restored ${locale}` })
        .last()
      await expect(changed).toContainText(titleOfHero)
      await expect(changed.getByRole('deletion')).toHaveText(before)
      await expect(changed.getByRole('insertion')).toHaveText(`Restored ${locale}`)
      await expect(changed.locator(`[lang="${locale}"][dir="${locale === 'ar' ? 'rtl' : 'ltr'}"]`)).toBeVisible()
      await changed.getByRole('button', { name: history.revert.label }).click()
      await expect(toastAbout(page, history.revert.done, titleOfHero)).toBeVisible()
      await expect(title(page)).toHaveText(before)
      await expect(subtitle(page)).toHaveText(`Later ${locale}`)
      await expect(changed).toContainText(history.isReverted)

      await panel.getByRole('searchbox').fill(`Later ${locale}`)
      await expect(panel.getByRole('listitem')).toHaveCount(1)
      await expect(panel.getByRole('insertion')).toHaveText(`Later ${locale}`)
      await panel.getByLabel(messages.history.person).selectOption({ index: 1 })
      await panel.getByLabel(messages.history.day).fill('2020-01-01')
      await expect(panel).toContainText(messages.history.none)
    })

    test('the dialog of a text leads to the changes of this text, without losing what is typed', async ({ page }) => {
      await openInEditMode(page, contact())
      await change(page, subtitle(page), `Other ${locale}`)
      await saveAsSecondEditor(page, {
        title: { en: 'Both at once', ar: 'معًا' },
        eyebrow: { en: `Beside ${locale}`, ar: `Beside ${locale}` },
      })
      await openInEditMode(page, contact())
      await title(page).click()
      const dialog = page.getByRole('dialog')
      const typed = box(dialog, messages, locale)
      await typed.fill(`Typed ${locale}`)
      const way = dialog.getByRole('button', { name: history.ofText })
      await way.press('Enter')
      const question = page.getByRole('alertdialog', { name: messages.editor.notSaved })
      await question.getByRole('button', { name: messages.editor.goOn }).click()
      await expect(typed).toHaveValue(`Typed ${locale}`)
      await way.press('Enter')
      await question.getByRole('button', { name: messages.editor.discard }).click()

      const panel = page.getByRole('complementary', { name: panels.history })
      await expect(panel.getByRole('heading', { name: panels.history })).toBeFocused()
      const changed = panel.getByRole('listitem').first()
      await expect(changed.getByRole('insertion')).toHaveText(['Both at once', 'معًا'])
      await expect(panel).not.toContainText(`Other ${locale}`)
      await changed.getByRole('button', { name: history.showAll }).click()
      await expect(changed.getByRole('insertion').filter({ hasText: `Beside ${locale}` })).toHaveCount(2)
      await expect(changed.getByRole('button', { name: restoreContact })).toBeVisible()
      expect(await accessibilityViolations(page, '.ed-panel')).toEqual([])
      const name = history.textFilter
        .replace('{{what}}', messages.fields.title)
        .replace('{{where}}', messages.blocks.HERO)
      await panel.getByRole('button', { name }).press('Enter')
      await expect(panel).toContainText(`Other ${locale}`)
      await expect(panel.getByRole('button', { name })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(title(page)).toBeFocused()
    })

    test('reverting a change of a text that was changed again asks for confirmation', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/409/)
      await openInEditMode(page, contact())
      const before = (await title(page).textContent()) ?? ''
      await change(page, title(page), `First ${locale}`)
      await change(page, title(page), `Second ${locale}`)
      const panel = await openPanel(page, messages, panels.history)
      const first = panel.getByRole('listitem').filter({ hasText: before }).first()
      await first.getByRole('button', { name: history.revert.label }).click()
      const question = page.getByRole('alertdialog', { name: history.conflict.ask.title })
      await question.getByRole('button', { name: messages.common.cancel }).click()
      await expect(title(page)).toHaveText(`Second ${locale}`)
      await first.getByRole('button', { name: history.revert.label }).click()
      await question.getByRole('button', { name: history.conflict.ask.action }).click()
      await expect(title(page)).toHaveText(before)
    })

    test('undoing a change that another editor overwrote shows an alert with a link to the history', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/409/)
      await openInEditMode(page, contact())
      await change(page, title(page), `Mine ${locale}`)
      await saveAsSecondEditor(page, { title: { en: `Theirs ${locale}`, ar: `Theirs ${locale}` } })
      await page.keyboard.press('ControlOrMeta+z')
      const alert = page.getByRole('alert').filter({ hasText: titleOfHero })
      await expect(alert).toHaveText(history.changedSince.replace('{{name}}', titleOfHero))
      await page.getByRole('button', { name: history.open }).click()
      await expect(page.getByRole('complementary', { name: panels.history })).toContainText(`Theirs ${locale}`)
    })

    test('a page is restored to its state after a change, and the restore is undone', async ({
      page,
      expectConsoleError,
    }) => {
      // The frame of the preview blocks all scripts, including those that Playwright injects.
      expectConsoleError(/Blocked script execution/)
      await openInEditMode(page, contact())
      await change(page, title(page), `Then ${locale}`)
      await change(page, title(page), `Now ${locale}`)
      const panel = await openPanel(page, messages, panels.history)
      const then = panel
        .getByRole('listitem')
        .filter({ hasText: `Then ${locale}` })
        .nth(1)
      await then.getByRole('button', { name: history.look }).click()
      const preview = page.getByRole('dialog', { name: contactName })
      await expect(preview.frameLocator('iframe').locator('h1')).toHaveText(`Then ${locale}`)
      expect(await accessibilityViolations(page, '.ed-dialog')).toEqual([])
      await page.keyboard.press('Escape')
      await then.getByRole('button', { name: restoreContact }).click()
      const asked = history.restore.ask.title.replace('{{page}}', contactName)
      const question = page.getByRole('alertdialog', { name: asked })
      await question.getByRole('button', { name: history.restore.ask.action }).click()
      await expect(page.getByRole('status').filter({ hasText: contactName })).toBeVisible()
      await expect(title(page)).toHaveText(`Then ${locale}`)
      await page.keyboard.press('ControlOrMeta+z')
      await expect(title(page)).toHaveText(`Now ${locale}`)
    })

    test('a deleted block is recovered from the bin', async ({ page }) => {
      await openInEditMode(page, contact())
      const block = page.locator('[data-block-type="OFFICES"]')
      const name = (await field(page, 'OFFICES', 'title').textContent()) ?? ''
      const id = await block.getAttribute('data-block-id')
      const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}`
      await page.request.delete(`${site.origin}/api/v1/pages/blocks/${id}`, { headers: { authorization } })
      await openInEditMode(page, contact())
      await expect(block).toHaveCount(0)
      const panel = await openPanel(page, messages, panels.bin)
      const deleted = panel.getByRole('listitem').filter({ hasText: name })
      await expect(deleted.locator('.ed-words')).toHaveText(/\S/)
      await deleted.getByRole('button', { name: bin.recover.label }).click()
      await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible()
      await expect(block).toBeVisible()
      await expect(deleted).toHaveCount(0)
    })

    test('deleting the block with all posts warns about them, and undo brings the block back', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/Failed to load resource/)
      await openInEditMode(page, `${site.origin}${prefix}/resources`)
      const posts = page.locator('[data-block-type="RESOURCES"]')
      await posts.locator('h2').last().hover()
      await page
        .locator('.ed-toolbar.is-block')
        .getByRole('button', { name: messages.common.delete, exact: true })
        .click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText(`${messages.deletion.collection.ask.text}`)
      // Slows the CPU down, so that requests for the block between its deletion and the next render become visible.
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
      const missing: string[] = []
      page.on('response', (answer) => answer.status() === 404 && missing.push(answer.url()))
      await question.getByRole('button', { name: messages.common.delete, exact: true }).click()
      await expect(toastAbout(page, messages.notices.changesSaved, '')).toBeVisible()
      await expect(posts).toHaveCount(0)
      await expect(page.locator('.ed-toasts').getByRole('alert')).toHaveCount(0)
      expect(missing).toEqual([])
      await page.getByRole('button', { name: history.undo.label, exact: true }).click()
      await expect(toastAbout(page, history.undo.done, '')).toContainText(messages.blocks.RESOURCES)
      await expect(posts).toBeVisible()
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await page.goto(`${site.origin}${prefix}/resources`)
      await expect(page.locator('.resources-posts article').first()).toBeVisible()
    })

    test('history and bin take and return the focus, have no accessibility violations and fit a phone', async ({
      page,
    }) => {
      await openInEditMode(page, contact())
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 740 })
        for (const name of ['history', 'bin'] as const) {
          const panel = await openPanel(page, messages, panels[name])
          await expect(panel.getByRole('heading', { name: panels[name] })).toBeFocused()
          await expect(panel.getByRole('listitem').first().or(panel.getByText(bin.empty))).toBeVisible()
          expect(await accessibilityViolations(page, '.ed-panel')).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
          await page.keyboard.press('Escape')
          await expect(panel).toBeHidden()
          await expect(page.locator('.ed-bar :focus')).toBeVisible()
        }
      }
      await page.getByRole('button', { name: panels.menu, exact: true }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      expect(await accessibilityViolations(page, '.ed-bar')).toEqual([])
    })
  })
}

/** Saves values of the hero of the contact page, signed in as another administrator. */
async function saveAsSecondEditor({ request }: Page, content: object) {
  const api = `${site.origin}/api/v1`
  const login = async (data: typeof admin) => {
    const answer = await request.post(`${api}/auth/login`, { data })
    return { authorization: `Bearer ${(await answer.json()).access_token}` }
  }
  const other = { ...admin, email: 'colleague@example.com' }
  await request.post(`${api}/auth/register`, { headers: await login(admin), data: other })
  const [hero] = await (await request.get(`${api}/pages/contact-us`)).json()
  const answer = await request.put(`${api}/pages/blocks/${hero.id}`, {
    headers: await login(other),
    data: { type: hero.block_type, content: { ...hero.content, ...content } },
  })
  expect(answer.status()).toBe(200)
}
