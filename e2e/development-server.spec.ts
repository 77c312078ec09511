import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, startServer } from '#bench/server-process.ts'
import { english } from '#locales/testing/messages.ts'
import { admin } from './helpers/admin-account.ts'
import { expect as expectSoon, test } from './helpers/fixtures.ts'
import { copySeededSite } from './helpers/seeded-site.ts'
import { temporaryPath } from './helpers/temporary-path.ts'

/** A copy of the project, whose sources the test changes. Its packages are those of the project. */
const project = temporaryPath('ilearn-development')
const notCopied = ['node_modules', 'build', 'data', '.git', '.react-router', 'test-results', 'playwright-report']
/** A change may restart the server, and the browser loads every module again. */
const expect = expectSoon.configure({ timeout: 60_000 })
let origin = ''
let server: Awaited<ReturnType<typeof startServer>>

test.beforeAll(async () => {
  mkdirSync(project)
  for (const name of readdirSync('.').filter((each) => !notCopied.includes(each))) {
    cpSync(name, join(project, name), { recursive: true })
  }
  // A folder of links, because Vite writes into node_modules.
  mkdirSync(join(project, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((each) => each !== '.vite')) {
    symlinkSync(join(process.cwd(), 'node_modules', name), join(project, 'node_modules', name))
  }
  copySeededSite(join(project, 'data'))
  const port = String(await freePort())
  origin = `http://localhost:${port}`
  const env = { PORT: port, DATA_DIR: join(project, 'data'), DATABASE_URL: '', SITE_URL: origin }
  server = await startServer(process.execPath, [join(project, 'scripts/dev.mjs')], env, `${origin}/readyz`)
})
test.afterAll(async () => {
  await server?.stop()
  rmSync(project, { recursive: true, force: true })
})

function change(path: string, from: string, to: string) {
  const file = join(project, path)
  const source = readFileSync(file, 'utf8')
  expect(source).toContain(from)
  writeFileSync(file, source.replace(from, to))
}

test('shows changed sources without a reload by hand, in edit mode and to visitors', async ({
  page,
  context,
  expectConsoleError,
}) => {
  test.setTimeout(180_000)
  await page.goto(`${origin}/login`)
  await page.getByLabel(english.login.email).fill(admin.email)
  await page.getByLabel(english.login.password, { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: english.login.submit, exact: true }).click()
  await expect(page).toHaveURL(`${origin}/`)

  let loaded = 0
  page.on('load', () => loaded++)
  await page.goto(`${origin}/?edit=true`)
  await expect(page.locator('main [data-edit-path]').first()).toBeVisible()
  expect(loaded).toBe(1)

  const visitor = await context.newPage()
  await visitor.goto(origin)
  change('blocks/hero/view.css', '.hero {', '.hero {\n  border-block-end: 3px solid red;')
  for (const each of [page, visitor]) {
    await expect(each.locator('.hero')).toHaveCSS('border-block-end-width', '3px')
  }
  change('blocks/hero/view.tsx', 'data-enters=""', 'data-enters="" data-changed=""')
  for (const each of [page, visitor]) await expect(each.locator('.hero[data-changed]')).toHaveCount(1)

  change('locales/en/translation.json', '"Exit Edit Mode"', '"Leave edit mode"')
  await expect(page.getByText('Leave edit mode')).toBeVisible()

  // The server restarts while the browser loads the changed modules. Then the browser reloads the page.
  expectConsoleError(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|\[vite\]/)
  await expect(visitor.locator('.hero h1')).toHaveCount(1)
  change('blocks/hero/content.ts', '    ...heading,\n', '')
  for (const each of [page, visitor]) await expect(each.locator('.hero h1')).toHaveCount(0)
})
