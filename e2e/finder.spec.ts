import { accessibilityViolations } from './helpers/axe.ts'
import { box, field, languages, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { expectNoHorizontalScroll } from './helpers/page-checks.ts'

/** Words of the other language. */
const words = {
  en: { page: 'من نحن', item: 'خرائط', text: 'اتقان عملهم', alt: 'سته زملاء', setting: 'الوان', panel: 'سجل' },
  ar: {
    page: 'about us',
    item: 'skills maps',
    text: 'MASTER their',
    alt: 'six colleagues',
    setting: 'colours',
    panel: 'history',
  },
}

for (const { locale, prefix, messages } of languages) {
  const { editor, finder, panels, people, site, page: texts } = messages
  const typed = words[locale]

  test(`Ctrl+K finds pages, items, texts, settings, tools and people (${locale})`, async ({
    page,
    signInAsAdmin,
    expectConsoleError,
  }) => {
    test.slow()
    expectConsoleError(/ERR_FAILED/)
    await signInAsAdmin()
    const { keyboard } = page
    const query = page.getByRole('combobox', { name: finder.label, exact: true })
    const dialog = page.getByRole('dialog')
    const heading = page.locator('h1[data-edit-path]')
    const options = (group: keyof typeof finder.groups) =>
      page.getByRole('listbox').getByRole('group', { name: finder.groups[group], exact: true }).getByRole('option')
    /** Opened by Ctrl+K on an Arabic keyboard. */
    async function look(words: string) {
      await page.evaluate(() => {
        const key = { key: 'ن', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key))
      })
      await expect(query).toBeFocused()
      await query.fill(words)
    }
    /** Chooses the first result of a group by the arrow keys. */
    async function choose(group: keyof typeof finder.groups) {
      const wanted = options(group).first()
      await expect(wanted).toBeVisible()
      for (let tries = 0; tries < 30 && (await wanted.getAttribute('aria-selected')) !== 'true'; tries++)
        await keyboard.press('ArrowDown')
      await expect(query).toHaveAttribute('aria-activedescendant', (await wanted.getAttribute('id')) ?? '')
      await keyboard.press('Enter')
      await expect(query).toHaveCount(0)
    }

    await test.step('over a text that is being typed, and back to its caret', async () => {
      await openInEditMode(page, `${prefix}/our-partners`)
      const title = field(page, 'HERO', 'title')
      await title.click()
      await expect(title).toHaveAttribute('contenteditable')
      await keyboard.press('Home')
      await keyboard.type('XY')
      await look('')
      await keyboard.press('Escape')
      await expect(title).toBeFocused()
      await keyboard.type('Z')
      await expect(title).toHaveText(/XYZ/)
      await look(typed.page)
      await choose('page')
      await page.getByRole('alertdialog').getByRole('button', { name: editor.goOn, exact: true }).click()
      await expect(title).toBeFocused()
      await look(typed.page)
      await choose('page')
      await page.getByRole('alertdialog').getByRole('button', { name: editor.discard, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/about\\?edit=true$`))
      await expect(heading).toBeFocused()
    })

    await test.step('a text and the description of a picture open on their pages', async () => {
      await look(typed.text)
      await choose('text')
      await expect(page).toHaveURL(new RegExp(`${prefix}/careers\\?edit=true$`))
      await expect(box(dialog, messages, locale)).toHaveValue(await field(page, 'HERO', 'title').innerText())
      await keyboard.press('Escape')
      await expect(field(page, 'HERO', 'title')).toBeFocused()
      await look(typed.alt)
      await choose('text')
      await expect(page).toHaveURL(new RegExp(`${prefix}/about\\?edit=true$`))
      await expect(dialog.getByRole('heading', { name: messages.fields.image_alt, exact: true })).toBeVisible()
      await keyboard.press('Escape')
    })

    await test.step('an item, a setting, a tool and a person', async () => {
      await look(typed.item)
      await choose('item')
      await expect(page).toHaveURL(/\/resources\/skills-maps-that-managers-really-use\?edit=true$/)
      await expect(heading).toBeFocused()
      await look(typed.setting)
      await choose('setting')
      const panel = page.getByRole('complementary', { name: panels.site, exact: true })
      await expect(panel.getByRole('group', { name: site.colors }).locator(':focus')).toBeVisible()
      await look(typed.panel)
      await choose('panel')
      await expect(page.getByRole('heading', { name: panels.history, exact: true })).toBeFocused()
      await page.getByRole('button', { name: editor.find, exact: true }).click()
      await expect(options('recent')).toHaveText([/./, /./, /./, /./])
      await query.fill('editor@')
      await choose('person')
      await expect(page.getByRole('heading', { name: people.title, exact: true })).toBeVisible()
    })

    await test.step('failure, nothing found, a narrow window', async () => {
      await page.setViewportSize({ width: 360, height: 640 })
      await page.route('**/api/v1/translations?*q=*', (route) => route.abort())
      await look('qqqq')
      await expect(page.getByRole('alert').filter({ hasText: finder.failed })).toBeVisible()
      await page.unroute('**/api/v1/translations?*q=*')
      await page.getByRole('button', { name: texts.tryAgain, exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: 'qqqq' })).toBeVisible()
      await query.fill(typed.page)
      await keyboard.press('End')
      await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
      await keyboard.press('Home')
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
      expect(await accessibilityViolations(page, '.ed-finder')).toEqual([])
      await expectNoHorizontalScroll(page, 360)
    })
  })
}
