import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { freePort, startServer } from '#bench/child.ts'
import { languages } from './editing.ts'
import { expect, test } from './site.ts'

/** A site of its own whose data these tests may take away. */
const dataDir = mkdtempSync(join(tmpdir(), 'ilearn-states-'))
let origin = ''
let server: Awaited<ReturnType<typeof startServer>>

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const port = String(await freePort())
  origin = `http://localhost:${port}`
  const env = { NODE_ENV: 'production', PORT: port, DATA_DIR: dataDir, DATABASE_URL: '', SITE_URL: origin }
  server = await startServer(process.execPath, ['server/main.ts'], env, `${origin}/readyz`)
})
test.afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Changes the data behind the server's back; it knows of nothing until it reads again. */
function inDatabase(statement: string) {
  const database = new Database(join(dataDir, 'site.sqlite'))
  database.exec(statement)
  database.close()
}

test('a page without blocks says so, in its language', async ({ page }) => {
  inDatabase(`DELETE FROM blocks WHERE page_slug = 'about'`)
  for (const { prefix, words } of languages) {
    const answer = await page.goto(`${origin}${prefix}/about`)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('main').getByRole('status')).toContainText(words.page.empty)
  }
})

test('a page whose data are away says so, with status 503, and is well again when they are back', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/503/)
  inDatabase(`ALTER TABLE items RENAME TO items_away`)
  for (const { root, words } of languages) {
    const answer = await page.goto(origin + root)
    expect(answer?.status()).toBe(503)
    expect(answer?.headers()['cache-control']).toBe('no-store')
    await expect(page.getByRole('alert')).toContainText(words.page.failed)
    await expect(page.getByRole('banner')).toBeVisible()
  }
  inDatabase(`ALTER TABLE items_away RENAME TO items`)
  expect((await page.goto(origin))?.status()).toBe(200)
})

test('without header and footer the whole frame says that it failed', async ({ page, expectConsoleError }) => {
  expectConsoleError(/503/)
  inDatabase(`ALTER TABLE blocks RENAME TO blocks_away`)
  for (const { prefix, words } of languages) {
    const answer = await page.goto(`${origin}${prefix}/not-seen-before`)
    expect(answer?.status()).toBe(503)
    await expect(page.getByRole('alert')).toContainText(words.page.globalFailed)
  }
})
