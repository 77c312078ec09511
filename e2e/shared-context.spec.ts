import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'

// Its tests run one after the other in one worker.
const site = isolatedSite()

let previous: BrowserContext | undefined

async function storedAt(page: Page, origin = '') {
  await page.goto(`${origin}/robots.txt`)
  return page.evaluate(async () => ({
    cookies: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
  }))
}

const canReadClipboard = (page: Page) =>
  page.evaluate(async () => (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state)

test('a test leaves data, a permission, a route, a page and no connection', async ({ page, context, baseURL }) => {
  previous = context
  for (const origin of [baseURL, site.origin]) {
    await page.goto(`${origin}/robots.txt`)
    await page.evaluate(async () => {
      await cookieStore.set('a', 'b')
      localStorage.setItem('a', 'b')
      sessionStorage.setItem('a', 'b')
      await new Promise((resolve) => indexedDB.open('a').addEventListener('success', resolve))
    })
    expect(await storedAt(page, origin)).toEqual({ cookies: 'a=b', local: 1, session: 1, databases: 1 })
  }
  await context.grantPermissions(['clipboard-read'])
  expect(await canReadClipboard(page)).toBe('granted')
  await context.route('**/robots.txt', (route) => route.abort())
  await context.newPage()
  await context.setOffline(true)
})

test('the next test has the same context without them', async ({ page, context, baseURL }) => {
  expect(context).toBe(previous)
  // Its own and the one that stays open.
  expect(context.pages()).toHaveLength(2)
  for (const origin of [baseURL, site.origin]) {
    expect(await storedAt(page, origin)).toEqual({ cookies: '', local: 0, session: 0, databases: 0 })
  }
  expect(await canReadClipboard(page)).toBe('prompt')
  await page.clock.install()
})

test('a test has no fake clock of the previous one', async ({ page }) => {
  await page.goto('/robots.txt')
  expect(await page.evaluate(() => String(setTimeout))).toContain('[native code]')
})

test.describe('with another option', () => {
  test.use({ locale: 'ar' })

  test('a test has another context', async ({ page, context }) => {
    expect(context).not.toBe(previous)
    expect(await page.evaluate(() => navigator.language)).toBe('ar')
  })
})
