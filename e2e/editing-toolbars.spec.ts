import type { Locator, Page } from '@playwright/test'
import { field, inEnglish, languages, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { routes } from './helpers/routes.ts'

for (const { locale, root, prefix, messages } of languages) {
  test.describe(`toolbars (${locale})`, () => {
    test.use({ viewport: { width: 1440, height: 900 } })
    test.beforeEach(({ signInAsAdmin }) => signInAsAdmin())

    test('the toolbar of a menu item covers no field of the menu and keeps the menu open', async ({ page }) => {
      await openInEditMode(page, root)
      const item = field(page, 'HEADER', 'menuItems.0.label')
      const child = field(page, 'HEADER', 'menuItems.0.children.0.label')
      await item.hover()
      await expect(child).toBeVisible()
      await expect(tools(page, 'list-item')).toBeVisible()
      expect(await covered(page, 'HEADER')).toEqual([])
      // Moves the mouse in small steps, so that elements between the menu item and the toolbar get hover events, too.
      await goTo(page, item, tools(page, 'list-item'))
      await expect(child).toBeVisible()
      await tools(page, 'list-item').getByRole('button', { name: messages.common.edit, exact: true }).click()
      await expect(page.getByRole('dialog')).toContainText((await item.textContent()) ?? '')
    })

    test('the toolbars of footer links and tabs cover no other field', async ({ page }) => {
      await openInEditMode(page, `${prefix}/solutions/totara-learn`)
      for (const [type, path] of [
        ['FOOTER', 'columns.0.links.3.label'],
        ['FOOTER', 'columns.1.links.4.label'],
        ['FOOTER', 'legalLinks.0.label'],
        ['TABS', 'tabs.1.title'],
      ] as const) {
        await field(page, type, path).hover()
        await expect(tools(page, 'list-item')).toBeVisible()
        await expect.poll(() => covered(page, type), path).toEqual([])
      }
    })

    test('a toolbar covers no text of its block or list item, in windows of any width', async ({ page }) => {
      await openInEditMode(page, `${prefix}/solutions/totara-learn`)
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
        expect(await coveredOwnTexts(page), `${width} px`).toEqual([])
      }
    })

    test('a toolbar has the parents of the selected part, and selecting one shows its toolbar', async ({ page }) => {
      await openInEditMode(page, `${prefix}/about`)
      const link = field(page, 'FOOTER', 'columns.0.links.0.label')
      const column = (await field(page, 'FOOTER', 'columns.0.title').textContent()) ?? ''
      const toolbar = page.locator('.ed-toolbar')
      const crumb = (name: string) => toolbar.getByRole('button', { name, exact: true })
      await link.hover()
      await expect(toolbar).toHaveAccessibleName((await link.textContent()) ?? '')
      await toolbar.hover()
      await crumb(column).click()
      await expect(toolbar).toHaveAccessibleName(column)
      await expect(toolbar.locator(':focus')).toHaveCount(1)
      await crumb(messages.blocks.FOOTER).click()
      await expect(toolbar).toHaveAccessibleName(messages.blocks.FOOTER)
      await expect(toolbar.getByRole('button', { name: messages.editor.editBlock, exact: true })).toBeFocused()
      // The block stays selected while the pointer crosses its list items on the way to the toolbar.
      await goTo(page, link, tools(page, 'block'))
      await expect(toolbar).toHaveAccessibleName(messages.blocks.FOOTER)
      await page.keyboard.press('Alt+F10')
      await expect(toolbar).toHaveAccessibleName((await link.textContent()) ?? '')
      await page.keyboard.press('Alt+F10')
      await expect(toolbar).toHaveAccessibleName(column)
    })

    // What follows does not depend on the direction.
    if (locale === 'ar') return

    test('hovering a highlighted post outlines that post, not its copy in the grid', async ({ page }) => {
      await page.goto(`${prefix}/resources?filter=blog&edit=true`)
      const post = page.locator('.resources-highlight-card').first()
      const title = post.locator('h3 [data-edit-path]')
      await title.hover()
      const outline = await boxOf(page.locator('.ed-list-item-outline'))
      const card = await boxOf(post)
      expect(Math.abs(outline.left - card.left)).toBeLessThan(8)
      expect(Math.abs(outline.bottom - card.bottom)).toBeLessThan(8)
    })

    test('a toolbar does not overlap the fixed header', async ({ page }) => {
      await openInEditMode(page, root)
      const title = field(page, 'INSIGHTS', 'posts.0.title')
      await title.hover()
      const header = page.locator('.header')
      await title.evaluate((element) => {
        const top = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
        scrollBy(0, element.getBoundingClientRect().top - top - 4)
      })
      await title.hover()
      await expect
        .poll(async () => (await boxOf(header)).bottom - (await boxOf(tools(page, 'list-item'))).top)
        .toBeLessThan(0)
    })
  })
}

for (const { locale, prefix, messages } of inEnglish) {
  test(`the page of an item has its name in the bar, and its kind as name of the block toolbar (${locale})`, async ({
    page,
    signInAsAdmin,
  }) => {
    await signInAsAdmin()
    const kinds = {
      '/resources/': messages.itemKinds.resource,
      '/customer-stories/': messages.itemKinds.story,
      '/vacancy-details/': messages.itemKinds.vacancy,
    }
    for (const [base, kind] of Object.entries(kinds)) {
      await openInEditMode(page, prefix + itemBelow(base))
      await page.locator('h1 [data-edit-path], h1[data-edit-path]').first().hover()
      await expect(tools(page, 'block')).toHaveAccessibleName(kind)
      await expect(tools(page, 'block')).toContainText(kind)
      const bar = page.getByRole('region', { name: messages.editor.bar })
      const name = (await bar.locator('.ed-where').textContent()) ?? ''
      expect(name).not.toBe('')
      await expect.poll(() => page.title()).toContain(name)
      await bar.getByRole('button', { name: messages.editor.pageSettings, exact: true }).click()
      await expect(page.getByRole('dialog', { name: messages.editor.pageSettings })).toContainText(name)
    }
  })
}

/** Returns the path of the first collection item's page below a base path such as '/resources/'. */
const itemBelow = (base: string) => routes.find(({ kind, path }) => kind && path.startsWith(base))?.path ?? ''
const tools = (page: Page, of: 'list-item' | 'block') => page.locator(`.ed-toolbar.is-${of}`)
const boxOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect())

/** Returns the paths of fields in the blocks of a type that a toolbar covers at the centre of their text. */
const covered = (page: Page, type: string) =>
  page.locator(`[data-block-type="${type}"] [data-edit-path]`).evaluateAll((fields) =>
    fields.flatMap((each) => {
      const range = document.createRange()
      range.selectNodeContents(each)
      const { left, top, width, height } = (each.textContent ? range : each).getBoundingClientRect()
      const found = document.elementFromPoint(left + width / 2, top + height / 2)
      return found?.closest('.ed-toolbar') ? [(each as HTMLElement).dataset.editPath] : []
    }),
  )

/**
 * Points at each block, and at the first two items of each list in it, and returns the texts of the same block or item
 * that its toolbar covers. What the sticky header covers cannot be read anyway.
 */
const coveredOwnTexts = (page: Page) =>
  page.evaluate(async () => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const linesIn = (part: Element) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const lines: { text: string; line: DOMRect }[] = []
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const [range, text] = [document.createRange(), node.textContent?.trim() ?? '']
        range.selectNodeContents(node)
        const isLarge = (line: DOMRect) => line.width > 2 && line.height > 2
        if (text && node.parentElement && isSeen(node.parentElement))
          lines.push(...[...range.getClientRects()].filter(isLarge).map((line) => ({ text, line })))
      }
      return lines
    }
    const blocks = [...document.querySelectorAll('[data-block-id] > :first-child')]
    const items = [...document.querySelectorAll<HTMLElement>('main [data-edit-item], .footer [data-edit-item]')]
    const seen = new Map<string, number>()
    const some = items.filter(({ dataset }) => {
      const list = `${dataset.editItem}`.replace(/[^/]*$/, '')
      seen.set(list, (seen.get(list) ?? 0) + 1)
      return Number(seen.get(list)) <= 2
    })
    const covered: string[] = []
    for (const part of [...blocks, ...some]) {
      if (!isSeen(part)) continue
      part.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, height } = part.getBoundingClientRect()
      const at = { bubbles: true, clientX: left + 3, clientY: Math.max(top + 3, Math.min(top + height - 3, 400)) }
      for (const type of ['pointermove', 'pointerover']) part.dispatchEvent(new PointerEvent(type, at))
      // The toolbar follows two frames later; the first one is loaded.
      do await new Promise((resolve) => setTimeout(resolve, 60))
      while (!document.querySelector('.ed-toolbar'))
      const toolbar = box('.ed-toolbar')
      const header = part.matches('.header') ? 0 : box('.header').bottom
      for (const { text, line } of linesIn(part)) {
        const width = Math.min(toolbar.right, line.right) - Math.max(toolbar.left, line.left)
        const height = Math.min(toolbar.bottom, line.bottom) - Math.max(toolbar.top, line.top, header)
        if (width > 1 && height > 3) covered.push(text)
      }
    }
    return covered
  })

async function goTo(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await boxOf(from), await boxOf(to)]
  await page.mouse.move(start.left + start.width / 2, start.top + start.height / 2)
  await page.mouse.move(end.left + end.width / 2, end.top + end.height / 2, { steps: 20 })
}
