import { accessibilityViolations } from './helpers/axe.ts'
import { expectSaved, field, inArabic, type Messages, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'

const site = isolatedSite()

for (const { locale, prefix, messages } of inArabic) {
  test.describe(`texts without Arabic (${locale})`, () => {
    test.beforeEach(({ context }) => site.signInAsAdmin(context))

    test('a text without Arabic is counted and marked', async ({ page, request }) => {
      await openInEditMode(page, `${site.origin}${prefix}/our-clients`)
      const id = await page.locator('[data-block-type="LOGO_WALL"]').getAttribute('data-block-id')
      const blocks = await (await request.get(`${site.origin}/api/v1/pages/our-clients`)).json()
      const block = blocks.find((each: { id: string }) => each.id === id)
      const token = await page.evaluate(() => localStorage.getItem('accessToken'))
      const title = { en: 'Only in English' }
      const answer = await request.put(`${site.origin}/api/v1/pages/blocks/${id}`, {
        headers: { authorization: `Bearer ${token}` },
        data: { type: block.block_type, content: { ...block.content, title } },
      })
      expect(answer.status()).toBe(200)
      await openInEditMode(page, `${site.origin}${prefix}/our-clients`)
      const chip = page.getByRole('button', { name: counted(messages, locale) })
      await expect(chip).toBeVisible()
      await expect(field(page, 'LOGO_WALL', 'title')).toHaveText('Only in English')
      await expect(page.locator('[data-untranslated]')).toHaveCount(locale === 'ar' ? 1 : 0)
      await chip.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await accessibilityViolations(page, '.ed-dialog')).toEqual([])
      await page.getByRole('dialog').getByRole('button', { name: 'Only in English' }).click()
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: messages.editor.arabic, exact: true })
        .fill('بالعربية')
      await page.getByRole('dialog').getByRole('button', { name: messages.common.save, exact: true }).click()
      await expectSaved(page, messages)
      await expect(chip).toHaveCount(0)
    })
  })
}

for (const { locale, root, messages } of inArabic) {
  test.describe(`posts without Arabic (${locale})`, () => {
    test.beforeEach(({ context }) => site.signInAsAdmin(context))

    test('a post without Arabic is also counted on a page that shows its card', async ({ page, request }) => {
      await openInEditMode(page, `${site.origin}${root}`)
      const chip = page.getByRole('button', { name: counted(messages, locale) })
      await expect(page.locator('.ed-bar')).toBeVisible()
      const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}` }
      const blocks = await (await request.get(`${site.origin}/api/v1/pages/resources?collections=none`)).json()
      const { id } = blocks.find((each: { block_type: string }) => each.block_type === 'RESOURCES')
      const post = { id: `new-${locale}`, type: 'blog', title: { en: `Newest ${locale}` }, day: '2030-01-01' }
      const items = `${site.origin}/api/v1/pages/blocks/${id}/items`
      expect((await request.post(items, { headers, data: { content: post } })).status()).toBe(201)
      await openInEditMode(page, `${site.origin}${root}`)
      await expect(chip).toBeVisible()
      expect((await request.delete(`${items}/${post.id}`, { headers })).status()).toBe(204)
    })
  })
}

const counted = (messages: Messages, locale: 'en' | 'ar') =>
  messages.editor.untranslated.replace('{{total}}', locale === 'ar' ? '١' : '1')
