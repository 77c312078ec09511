import type { Locator } from '@playwright/test'
import { accessibilityViolations } from './helpers/axe.ts'
import { expectSaved, field, inArabic, inEnglish, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'

const site = isolatedSite()

for (const { locale, prefix, messages } of inArabic) {
  const { pages, editor, common } = messages
  const name = { en: 'Spring offer', ar: 'عرض الربيع' }
  const path = { en: '/spring-offer', ar: '/ar/عرض-الربيع' }

  test(`a page is made, shown, moved, deleted and brought back on the site (${locale})`, async ({
    page,
    context,
    expectConsoleError,
  }) => {
    // The first request of edit mode for a page that visitors do not see has no access token and gets a 404.
    // Addresses that cannot be used are answered with 409 or 422.
    expectConsoleError(/Failed to load resource.*(404|409|422)/)
    await site.signInAsAdmin(context)
    await openInEditMode(page, `${site.origin}${prefix}/about`)
    await page.getByRole('button', { name: editor.new, exact: true }).click()
    await page.getByRole('menuitem', { name: messages.itemKinds.page, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(editor.nameIn.en).fill(name.en)
    await dialog.getByLabel(editor.nameIn.ar).fill(name.ar)
    await expect(dialog.getByLabel(pages.addressIn.en)).toHaveValue(path.en)
    await expect(dialog.getByLabel(pages.addressIn.ar)).toHaveValue(path.ar)
    for (const [address, reason] of [
      ['/api/offer', pages.addressReserved],
      ['/about', pages.addressTaken],
      ['spring offer!', '/spring-offer'],
    ] as const) {
      await dialog.getByLabel(pages.addressIn.en).fill(address)
      await dialog.getByRole('button', { name: pages.createDraft, exact: true }).click()
      await expect(dialog.getByRole('alert').first()).toContainText(reason)
    }
    const starts = dialog.getByRole('group', { name: pages.begin, exact: true })
    const [landing, copy] = [pages.start.landing, pages.start.copy].map((each) =>
      starts.getByRole('radio', { name: each, exact: true }),
    ) as [Locator, Locator]
    await expect(landing).toBeChecked()
    await expect(landing).toHaveAccessibleDescription(new RegExp(`${messages.blocks.HERO}.*${messages.blocks.FORM}`))
    for (const picture of await starts.getByRole('img').locator('img').all())
      expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await landing.press('ArrowUp')
    await expect(copy).toBeChecked()
    await dialog.getByLabel(pages.copyOf, { exact: true }).selectOption('contact-us')
    await expect(copy).toHaveAccessibleDescription(new RegExp(messages.blocks.OFFICES))
    expect(await accessibilityViolations(page, '.ed-dialog')).toEqual([])
    await starts.getByText(pages.start.landing, { exact: true }).click()
    await expect(landing).toBeChecked()
    await dialog.getByLabel(pages.addressIn.ar).fill(` ${name.ar}`)
    await dialog.getByLabel(pages.addressIn.en).fill('Spring  offer')
    await expect(dialog.getByLabel(pages.addressIn.ar)).toHaveValue(path.ar)
    await dialog.getByRole('button', { name: pages.createDraft, exact: true }).click()
    await expect(field(page, 'HERO', 'title')).toHaveText(name[locale])
    await expect(page).toHaveURL(`${site.origin}${encodeURI(path[locale])}?edit=true`)
    await expect(page.locator('.ed-bar')).toContainText(editor.draft)
    await expect(field(page, 'HERO', 'title')).toBeFocused()

    const visitor = await page.request.get(site.origin + path.en)
    expect(visitor.status()).toBe(404)
    // On a phone the bar has room for the mark of a hidden page and for the other controls.
    const desktop = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.getByRole('button', { name: messages.session.logout })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(desktop ?? { width: 1280, height: 720 })
    await page.getByRole('button', { name: pages.title, exact: true }).click()
    const entry = page.getByRole('complementary').getByRole('listitem').filter({ hasText: name[locale] })
    /** Chooses what the menu of the page in the panel offers. */
    const choose = async (action: string) => {
      await entry.getByRole('button', { name: pages.actions, exact: true }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    }
    const question = page.getByRole('alertdialog')
    const publish = question.getByRole('button', { name: pages.show.label, exact: true })
    await choose(pages.show.label)
    await expect(question).toContainText(messages.blocks.HERO)
    await publish.click()
    await expect(entry).not.toContainText(editor.draft)
    await choose(pages.hide.label)
    await page.locator('.ed-bar').getByRole('button', { name: pages.show.label, exact: true }).click()
    await publish.click()
    await expect(page.getByRole('status').filter({ hasText: pages.show.done })).toBeVisible()
    for (const each of [path.en, path.ar]) expect((await page.request.get(site.origin + each)).status()).toBe(200)
    expect(await (await page.request.get(`${site.origin}/sitemap.xml`)).text()).toContain(encodeURI(path.ar))

    await page.getByRole('button', { name: editor.pageSettings, exact: true }).click()
    await dialog.getByLabel(pages.addressIn.en).fill(`${path.en}-2027`)
    await dialog.getByRole('button', { name: common.save, exact: true }).click()
    await expectSaved(page, messages)
    const moved = await page.request.get(site.origin + path.en, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([301, `${path.en}-2027`])

    await page.goto(`${site.origin}${prefix}/about?edit=true`)
    await page.getByRole('button', { name: pages.title, exact: true }).click()
    await choose(pages.hide.label)
    const hidden = page.locator('.ed-toast').filter({ hasText: pages.hide.done })
    await hidden.getByRole('button', { name: messages.history.undo.label, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: pages.show.done })).toBeVisible()
    expect((await page.request.get(`${site.origin}${path.en}-2027`)).status()).toBe(200)
    await choose(common.delete)
    await question.getByRole('button', { name: common.delete, exact: true }).click()
    await expect(entry).toHaveCount(0)
    expect((await page.request.get(`${site.origin}${path.en}-2027`)).status()).toBe(404)
    await page.getByRole('button', { name: messages.panels.menu, exact: true }).click()
    await page.getByRole('menuitem', { name: messages.panels.bin, exact: true }).click()
    await entry.getByRole('button', { name: messages.bin.recover.label, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: name[locale] })).toBeVisible()
    expect((await page.request.get(`${site.origin}${path.en}-2027`)).status()).toBe(200)
  })
}

for (const { locale, prefix, messages } of inEnglish) {
  const { editor } = messages

  test(`a block is hidden from visitors, shown again, and copied to another page (${locale})`, async ({
    page,
    context,
  }) => {
    await site.signInAsAdmin(context)
    await openInEditMode(page, `${site.origin}${prefix}/our-team`)
    const title = await field(page, 'CTA', 'title').textContent()
    const seen = async (at: string) => (await page.request.get(site.origin + prefix + at)).text()
    await field(page, 'CTA', 'title').hover()
    const tools = page.getByRole('toolbar', { name: messages.blocks.CTA })
    await tools.getByRole('button', { name: editor.hideBlock, exact: true }).click()
    const hidden = page.locator('.ed-left-out')
    await expect(hidden).toContainText(editor.hiddenBlock)
    expect(await seen('/our-team')).not.toContain(title)
    await page.reload()
    await hidden.getByRole('button', { name: editor.showBlock, exact: true }).click()
    await expect(field(page, 'CTA', 'title')).toBeVisible()
    expect(await seen('/our-team')).toContain(title)

    await field(page, 'CTA', 'title').hover()
    await tools.getByRole('button', { name: editor.toOtherPage, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(editor.toPage, { exact: true }).selectOption('careers')
    await dialog.getByRole('button', { name: editor.copyBlock, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: /Careers|الوظائف/ })).toBeVisible()
    expect(await seen('/careers')).toContain(title)
    expect(await seen('/our-team')).toContain(title)
  })
}
