import { adminHeaders } from './helpers/admin-panels.ts'
import { accessibilityViolations } from './helpers/axe.ts'
import {
  backToForm,
  box,
  contentOf,
  drag,
  dragHandle,
  group,
  last,
  openForm,
  row,
  rowLabels,
  save,
} from './helpers/block-form.ts'
import { field, inArabic, inEnglish, openInEditMode, recordWrites } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'

// Runs the tests one after the other, because some of them change the same blocks of the shared site.
test.describe.configure({ mode: 'default' })

for (const { locale, root, prefix, messages } of inEnglish) {
  const { common, editor, fields, deletion } = messages
  const text = (en: string) => `${en} ${locale} ${Date.now()}`

  test.describe(`block forms (${locale})`, () => {
    test.beforeEach(({ signInAsAdmin }) => signInAsAdmin())

    test('the posts of a section are chosen, put in order, and put back after their removal', async ({
      page,
      request,
    }) => {
      const all = await (await request.get('/api/v1/pages/home')).json()
      const { id, content } = all.find(({ block_type }: { block_type: string }) => block_type === 'INSIGHTS')
      const removed = 'a-performance-talk-in-fourteen-minutes'
      await request.put(`/api/v1/pages/blocks/${id}`, {
        headers: await adminHeaders(request),
        data: { type: 'INSIGHTS', content: { ...content, hiddenPosts: [removed] } },
      })
      const shown = page.locator('[data-block-type="INSIGHTS"] [data-edit-item^="posts/"]')
      const stored = () => contentOf(page, 'home', 'INSIGHTS')
      let form = await openForm(page, root, 'INSIGHTS', messages)
      await form.getByRole('button', { name: editor.putBack }).click()
      const post = form.getByLabel(editor.post, { exact: true })
      await expect(post).toBeVisible()
      const ids = await post.locator('option').evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value))
      const [newest, , third] = ids as [string, string, string]
      for (const chosen of [newest, third]) {
        await post.selectOption(chosen)
        await group(form, fields.posts).getByRole('button', { name: editor.addItem }).click()
      }
      await last(form).getByRole('button', { name: editor.moveUp }).click()
      await save(page, form, messages)
      await expect(shown).toHaveCount(2)
      expect(await stored()).toMatchObject({ posts: [third, newest], hiddenPosts: [] })

      form = await openForm(page, undefined, 'INSIGHTS', messages)
      for (let left = 2; left > 0; left--) {
        await row(form, 0).getByRole('button', { name: common.delete }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: common.delete }).click()
      }
      await save(page, form, messages)
      await expect(shown).toHaveCount(5)
    })

    test('a tab is added, changed, moved with its buttons and deleted', async ({ page }) => {
      const tabs = await openForm(page, `${prefix}/solutions/totara-learn`, 'TABS', messages)
      const before = await rowLabels(tabs)
      await tabs.getByRole('button', { name: editor.addItem }).click()
      const title = text('New tab')
      await expect(box(tabs, fields.title, editor[locale === 'en' ? 'english' : 'arabic'])).toBeFocused()
      await box(tabs, fields.title, editor.english).fill(title)
      await box(tabs, fields.title, editor.arabic).fill(title)
      await backToForm(tabs, messages)
      expect(await rowLabels(tabs)).toEqual([...before, title])

      const up = last(tabs).getByRole('button', { name: editor.moveUp })
      await up.click()
      const moved = tabs.getByRole('listitem').filter({ hasText: title })
      await expect(moved.getByRole('button', { name: editor.moveUp })).toBeFocused()
      for (let left = before.length - 1; left > 0; left--) await page.keyboard.press('Enter')
      await expect(row(tabs, 0)).toContainText(title)
      // The first item cannot move further up, but its button keeps the focus.
      await expect(moved.getByRole('button', { name: editor.moveUp })).toBeFocused()
      await save(page, tabs, messages)
      await expect(field(page, 'TABS', 'tabs.0.title')).toHaveText(title)

      const again = await openForm(page, undefined, 'TABS', messages)
      await row(again, 0).getByRole('button', { name: common.edit }).click()
      await box(again, fields.title, editor[locale === 'en' ? 'english' : 'arabic']).fill(`${title} more`)
      await save(page, again, messages)
      await expect(field(page, 'TABS', 'tabs.0.title')).toHaveText(`${title} more`)

      const last_ = await openForm(page, undefined, 'TABS', messages)
      await row(last_, 0).getByRole('button', { name: common.delete }).click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText(deletion.item.ask.text)
      await question.getByRole('button', { name: common.cancel }).click()
      await row(last_, 0).getByRole('button', { name: common.delete }).click()
      await question.getByRole('button', { name: common.delete }).click()
      expect(await rowLabels(last_)).toEqual(before)
      await expect(row(last_, 0).getByRole('button', { name: common.delete })).toBeFocused()
      await save(page, last_, messages)
      await expect(field(page, 'TABS', 'tabs.0.title')).toHaveText(before[0] ?? '')
    })

    test('when the last tab is selected and deleted, the tab before it is selected', async ({ page }) => {
      await openInEditMode(page, `${prefix}/solutions/totara-learn`)
      const shown = page.locator('[data-block-type="TABS"]').getByRole('tab')
      const before = await shown.count()
      await shown.first().press('End')
      await expect(shown.last()).toHaveAttribute('aria-selected', 'true')
      const tabs = await openForm(page, undefined, 'TABS', messages)
      await last(tabs).getByRole('button', { name: common.delete }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: common.delete }).click()
      await save(page, tabs, messages)
      await expect(shown).toHaveCount(before - 1)
      await expect(shown.last()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ControlOrMeta+z')
      await expect(shown).toHaveCount(before)
    })

    test('list items are dragged with the pointer and with the keyboard', async ({ page }) => {
      const tabs = await openForm(page, `${prefix}/solutions/totara-learn`, 'TABS', messages)
      const before = await rowLabels(tabs)
      const [first = '', ...others] = before
      await drag(page, dragHandle(row(tabs, 0), messages), last(tabs))
      await expect.poll(() => rowLabels(tabs)).toEqual([...others, first])
      await save(page, tabs, messages)
      await expect(field(page, 'TABS', 'tabs.0.title')).toHaveText(others[0] ?? '')

      const again = await openForm(page, undefined, 'TABS', messages)
      const { dragging } = messages
      const says = (sentence: string, next = '') =>
        expect(
          again.locator('[aria-live]').filter({
            hasText: sentence.replace('{{name}}', first).replace('{{next}}', next),
          }),
        ).toBeAttached()
      const lift = async () => {
        await page.keyboard.press('Space')
        await says(dragging.started)
        // Dnd-kit adds its key listener one task after the announcement.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
      }
      await dragHandle(last(again), messages).focus()
      await lift()
      await page.keyboard.press('ArrowUp')
      await says(dragging.before, others.at(-1))
      await page.keyboard.press('Escape')
      await says(dragging.cancelled)
      expect(await rowLabels(again)).toEqual([...others, first])
      await lift()
      for (const next of others.toReversed()) {
        await page.keyboard.press('ArrowUp')
        await says(dragging.before, next)
      }
      await page.keyboard.press('Space')
      await expect.poll(() => rowLabels(again)).toEqual(before)
      await expect(dragHandle(row(again, 0), messages)).toBeFocused()
      await save(page, again, messages)
      await expect(field(page, 'TABS', 'tabs.0.title')).toHaveText(first)
    })

    test('colours and options are set and reset', async ({ page }) => {
      const { colors, options } = messages
      const hero = await openForm(page, `${prefix}/why-choose-us`, 'HERO', messages)
      const before = await contentOf(page, 'why-choose-us', 'HERO')
      await group(hero, fields.backgroundColor).getByRole('button', { name: colors.sand }).click()
      await group(hero, fields.blobFillColor).getByRole('button', { name: colors.none }).click()
      await hero.getByText(editor.moreFields, { exact: true }).click()
      await group(hero, fields.padding).getByText(options.wide, { exact: true }).click()
      await save(page, hero, messages)
      const changed = { ...before, backgroundColor: '#FFF8EC', blobFillColor: undefined, padding: 'wide' }
      expect(await contentOf(page, 'why-choose-us', 'HERO')).toEqual(JSON.parse(JSON.stringify(changed)))

      const again = await openForm(page, undefined, 'HERO', messages)
      await group(again, fields.padding).getByText(options.default, { exact: true }).click()
      for (const key of ['backgroundColor', 'blobFillColor'] as const) {
        const code = group(again, fields[key]).getByRole('textbox', { name: colors.code })
        if (!(await code.isVisible())) await again.getByText(editor.moreFields, { exact: true }).click()
        await code.fill(String(before[key]))
      }
      await save(page, again, messages)
      expect(await contentOf(page, 'why-choose-us', 'HERO')).toEqual(before)
    })

    test('an invalid value is not sent, and its field gets an error and the focus', async ({ page }) => {
      const sent = recordWrites(page)
      const footer = await openForm(page, `${prefix}/why-choose-us`, 'FOOTER', messages)
      await group(footer, fields.legalLinks)
        .getByRole('listitem')
        .first()
        .getByRole('button', { name: common.edit })
        .click()
      await footer.getByLabel(fields.path, { exact: true }).fill('javascript:alert(1)')
      await backToForm(footer, messages)
      await footer.getByRole('button', { name: common.save, exact: true }).click()
      await expect(footer.getByLabel(fields.path, { exact: true })).toBeFocused()
      await expect(footer.getByRole('alert')).toHaveText(editor.pathHint)
      await footer.getByLabel(fields.path, { exact: true }).fill('/nowhere-at-all')
      await footer.getByRole('button', { name: common.save, exact: true }).click()
      await expect(footer.getByRole('alert')).toHaveText(editor.pathUnknown)
      expect(sent).toEqual([])
      await page.keyboard.press('Escape')
      const question = page.getByRole('alertdialog', { name: editor.notSaved })
      await question.getByRole('button', { name: editor.discard }).click()
      await expect(footer).toHaveCount(0)
    })

    test('a form that could not be saved opens again with the typed values', async ({ page, expectConsoleError }) => {
      expectConsoleError(/Failed to load resource/)
      const tabs = await openForm(page, `${prefix}/solutions/totara-learn`, 'TABS', messages)
      const before = await rowLabels(tabs)
      const title = text('Typed')
      const mine = editor[locale === 'en' ? 'english' : 'arabic']
      await row(tabs, 0).getByRole('button', { name: common.edit }).click()
      await box(tabs, fields.title, mine).fill(title)
      await page.route('**/v1/pages/blocks/**', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
      )
      await page.keyboard.press('ControlOrMeta+Enter')
      await expect(page.getByRole('alert').filter({ hasText: messages.alerts.changesFailed })).toBeVisible()
      await expect(field(page, 'TABS', 'tabs.0.title')).toHaveText(before[0] ?? '')
      await page.getByRole('button', { name: editor.openFailedChange }).click()
      expect(await rowLabels(tabs)).toEqual([title, ...before.slice(1)])
      await page.unroute('**/v1/pages/blocks/**')
      await save(page, tabs, messages)
      await expect(field(page, 'TABS', 'tabs.0.title')).toHaveText(title)
      const again = await openForm(page, undefined, 'TABS', messages)
      await row(again, 0).getByRole('button', { name: common.edit }).click()
      await box(again, fields.title, mine).fill(before[0] ?? '')
      await save(page, again, messages)
    })
  })
}

for (const { locale, prefix, messages } of inArabic) {
  const { common, editor } = messages

  test.describe(`block forms (${locale})`, () => {
    test.beforeEach(({ signInAsAdmin }) => signInAsAdmin())

    test('a form has no accessibility violations and fits a phone', async ({ page }) => {
      const hero = await openForm(page, `${prefix}/why-choose-us`, 'HERO', messages)
      await hero.getByText(editor.moreFields, { exact: true }).click()
      expect(await accessibilityViolations(page, '[role="dialog"]')).toEqual([])
      await page.keyboard.press('Escape')
      const menu = await openForm(page, undefined, 'HEADER', messages)
      expect(await accessibilityViolations(page, '[role="dialog"]')).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      await expect(menu.getByRole('button', { name: common.save, exact: true })).toBeInViewport({ ratio: 1 })
      await expect(row(menu, 0).getByRole('button', { name: common.delete })).toBeInViewport({ ratio: 1 })
      expect(await menu.locator('.ed-form').evaluate((form) => form.scrollWidth - form.clientWidth)).toBe(0)
    })
  })
}
