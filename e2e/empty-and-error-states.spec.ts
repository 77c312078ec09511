import { admin } from './helpers/admin-account.ts'
import { languages } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'

const site = isolatedSite()

// This test is the first, because the server caches the header and the footer when it has read them.
test('a site without header and footer shows an error for global content', async ({ page, expectConsoleError }) => {
  expectConsoleError(/503/)
  site.runSql(`ALTER TABLE blocks RENAME TO blocks_away`)
  for (const { prefix, messages } of languages) {
    const answer = await page.goto(`${site.origin}${prefix}/not-seen-before`)
    expect(answer?.status()).toBe(503)
    await expect(page.getByRole('alert')).toContainText(messages.page.globalFailed)
  }
  site.runSql(`ALTER TABLE blocks_away RENAME TO blocks`)
})

// The server has not read the footer yet.
test('a page without blocks, and a missing footer, show their messages, in the language of the page', async ({
  page,
}) => {
  site.runSql(`DELETE FROM blocks WHERE page_slug = 'footer'`)
  site.runSql(`DELETE FROM blocks WHERE page_slug = 'about'`)
  for (const { prefix, messages } of languages) {
    const answer = await page.goto(`${site.origin}${prefix}/about`)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('main').getByRole('status')).toContainText(messages.page.empty)
    await expect(page.locator('main ~ [role="alert"]')).toHaveText(messages.page.globalFailed)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  }
})

test('a header that was hidden leaves its place empty, without a message', async ({ page }) => {
  const api = `${site.origin}/api/v1`
  const { access_token } = await (await page.request.post(`${api}/auth/login`, { data: admin })).json()
  const [{ id, block_type: type, content }] = await (await page.request.get(`${api}/pages/header`)).json()
  const save = async (saved: object) => {
    const options = { headers: { authorization: `Bearer ${access_token}` }, data: { type, content: saved } }
    expect((await page.request.put(`${api}/pages/blocks/${id}`, options)).status()).toBe(200)
  }
  await save({ ...content, hidden: true })
  await page.goto(`${site.origin}/contact`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.locator('[role="alert"]:has(~ main)')).toHaveCount(0)
  await save(content)
})

test('a privacy policy page without a text block shows its own message, in its language', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/404/)
  site.runSql(`UPDATE blocks SET block_type = 'CTA', content = '{}' WHERE page_slug = 'privacy-policy'`)
  for (const { prefix, messages } of languages) {
    await page.goto(`${site.origin}${prefix}/privacy-policy`)
    await expect(page.locator('main').getByRole('status')).toContainText(messages.page.policyNotFound)
  }
})

test('a resources page without a posts block shows an error, and an editor can add the block', async ({ page }) => {
  site.runSql(`DELETE FROM blocks WHERE page_slug = 'resources' AND block_type = 'RESOURCES'`)
  for (const { prefix, messages } of languages) {
    const answer = await page.goto(`${site.origin}${prefix}/resources`)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('main').getByRole('alert')).toContainText(messages.page.failed)
    await expect(page.locator('main [data-block-id]')).toHaveCount(0)
  }
  await site.signInAsAdmin(page.context())
  await page.goto(`${site.origin}/resources?edit=true`)
  await expect(page.locator('main').getByRole('alert')).toContainText('Failed to load page content.')
  await expect(page.getByRole('banner').locator('[data-edit-path]').first()).toBeVisible()
  await expect(page.locator('[data-block-type="HERO"]')).toBeVisible()
  await page.getByRole('button', { name: 'Add block' }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resources' }).click()
  await expect(page.locator('[data-block-type="RESOURCES"]')).toBeVisible()
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
})

test('a page whose data cannot be read is answered with 503, and recovers with the data', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/503/)
  site.runSql(`ALTER TABLE items RENAME TO items_away`)
  for (const { root, messages } of languages) {
    const answer = await page.goto(site.origin + root)
    expect(answer?.status()).toBe(503)
    expect(answer?.headers()['cache-control']).toBe('no-store')
    await expect(page.locator('main').getByRole('alert')).toContainText(messages.page.failed)
    await expect(page.getByRole('banner')).toBeVisible()
  }
  site.runSql(`ALTER TABLE items_away RENAME TO items`)
  expect((await page.goto(site.origin))?.status()).toBe(200)
})
