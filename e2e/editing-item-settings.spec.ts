import { field, inArabic, inEnglish, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'

const site = isolatedSite()

/** Whether the address `from` redirects permanently (301) to `to`. */
async function isMoved(from: string, to: string) {
  const answer = await fetch(site.origin + from, { redirect: 'manual' })
  return [answer.status, answer.headers.get('location')].join() === `301,${encodeURI(to)}`
}

for (const { locale, prefix, messages } of inArabic) {
  const { editor, common, fields, links, pages } = messages

  test(`a story gets another address, and a title for search engines (${locale})`, async ({
    page,
    context,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource.*(404|409|422)/)
    const [id, linkedOn] = ['qamra-health', '/solutions/opensesame']
    const before = `/customer-stories/${id}`
    const after = '/customer-stories/قصة-قمرة'
    await site.signInAsAdmin(context)
    await openInEditMode(page, `${site.origin}${prefix}${before}`)
    await page.getByRole('button', { name: editor.pageSettings, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: editor.pageSettings })
    const save = dialog.getByRole('button', { name: common.save, exact: true })
    const address = dialog.getByLabel(fields.id, { exact: true })
    await expect(address).toHaveValue(id)
    await address.fill('sahab-air')
    await save.click()
    await expect(dialog.getByRole('alert')).toHaveText(pages.addressTaken)
    await address.fill('a story?')
    await save.click()
    await expect(dialog.getByRole('alert')).toContainText('offer2027')
    await address.fill(`${site.origin}${after}`)
    await dialog.getByRole('group', { name: fields.searchTitle }).getByLabel(editor.arabic).fill('Searched <b>')
    await expect(page).toHaveTitle(/^Searched <b> - /)
    await save.click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(links.mend.ask.title)
    await question.getByRole('button', { name: links.mend.ask.action, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: links.replace.done })).toBeVisible()
    await expect(page).toHaveURL(`${site.origin}${prefix}${encodeURI(after)}?edit=true`)
    await expect(field(page, 'GALLERY', 'stories.0.title')).toBeVisible()
    expect(await isMoved(prefix + before, prefix + after)).toBe(true)
    const seen = await (await page.request.get(site.origin + prefix + after)).text()
    expect(seen).toContain('<title>Searched ')
    expect(seen).toContain(`rel="canonical" href="${site.origin}${prefix}${encodeURI(after)}"`)
    const image = /property="og:image" content="([^"]*)"/.exec(seen)?.[1] ?? ''
    expect((await page.request.get(image, { maxRedirects: 0 })).status()).toBe(200)
    const linking = await (await page.request.get(`${site.origin}${prefix}${linkedOn}`)).text()
    expect([linking.includes(`"${prefix}${before}"`), linking.includes(`"${prefix}${after}"`)]).toEqual([false, true])
  })
}

for (const { locale, prefix, messages } of inEnglish) {
  const { editor, common, fields, pages } = messages

  test(`a post gets another address and becomes a draft from its card, and the address can be taken back (${locale})`, async ({
    page,
    context,
  }) => {
    await site.signInAsAdmin(context)
    await openInEditMode(page, `${site.origin}${prefix}/resources`)
    const card = page.locator('main [data-edit-item^="posts/"]').nth(-2)
    const before = `/resources/${(await card.getAttribute('data-edit-item'))?.replace('posts/', '')}`
    const after = `/resources/other-${locale}`
    await card.locator('[data-edit-path$="title"]').hover()
    await page
      .locator('.ed-toolbar.is-list-item')
      .getByRole('button', { name: editor.pageSettings, exact: true })
      .click()
    const dialog = page.getByRole('dialog', { name: editor.pageSettings })
    await dialog.getByLabel(fields.id, { exact: true }).fill(after)
    await dialog.getByRole('button', { name: common.save, exact: true }).click()
    const done = page.locator('.ed-toast').filter({ hasText: messages.notices.changesSaved })
    await done.hover()
    expect(await isMoved(prefix + before, prefix + after)).toBe(true)
    await expect(page.locator(`main [data-edit-item="posts/other-${locale}"]`).last()).toBeVisible()
    await done.getByRole('button', { name: messages.history.undo.label, exact: true }).click()
    await expect(page.locator(`main [data-edit-item="${before.replace('/resources', 'posts')}"]`).last()).toBeVisible()
    expect(await isMoved(prefix + after, prefix + before)).toBe(true)

    await card.locator('[data-edit-path$="title"]').hover()
    await page
      .locator('.ed-toolbar.is-list-item')
      .getByRole('button', { name: editor.pageSettings, exact: true })
      .click()
    await dialog.getByRole('switch', { name: pages.isPublic }).uncheck()
    await dialog.getByRole('button', { name: common.save, exact: true }).click()
    await expect(card).toHaveAttribute('data-draft', editor.draft)
    const status = async () => (await page.request.get(site.origin + prefix + before)).status()
    await expect.poll(status).toBe(404)
  })
}
