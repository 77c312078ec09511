import type { Browser, Locator, Page } from '@playwright/test'
import { arabic, english } from '#locales/testing/messages.ts'
import { admin } from './helpers/admin-account.ts'
import { adminHeaders, register } from './helpers/admin-panels.ts'
import { box, editText, expectSaved, field, type Messages, openInEditMode } from './helpers/editing.ts'
import { expect, signIn, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'
import { mailsTo } from './helpers/outbox.ts'

const site = isolatedSite()
test.describe.configure({ timeout: 120_000 })
const release = 'Autumn campaign'
const name = { en: 'Learn in autumn', ar: 'تعلم في الخريف' }
const path = { en: '/learn-in-autumn', ar: encodeURI('/ar/تعلم-في-الخريف') }
const title = { en: name.en, ar: 'تعلموا في الخريف' }
const note = 'Ready for the first of October.'
const manager = { ...admin, locale: 'ar' }
const editor = { ...admin, email: 'nadia@example.com', name: 'Nadia', locale: 'en' }
const translator = { ...admin, email: 'tariq@example.com', name: 'Tariq', locale: 'ar' }
const seen = (address: string) =>
  fetch(site.origin + address).then(async (response) => ({ status: response.status, text: await response.text() }))
const announced = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
const seenByVisitors = async () => Promise.all(['/', '/sitemap.xml', path.en, path.ar].map(seen))

/** Opens a page in a new browser context. Signs in if an account is given. */
async function windowOf(browser: Browser, account?: typeof manager): Promise<Page> {
  const context = await browser.newContext()
  if (account) await signIn(context, site.origin, account)
  return context.newPage()
}
const panelOf = (page: Page, { release }: Messages) => page.getByRole('complementary', { name: release.title })
const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click()

test('a campaign goes out and back', async ({ page, context, browser, request, expectConsoleError }) => {
  // The first request of edit mode for a page that visitors do not see has no access token and gets a 404.
  expectConsoleError(/Failed to load resource.*404/)
  const before = await seenByVisitors()
  expect(before.map(({ status }) => status)).toEqual([200, 200, 404, 404])
  await register(request, editor, { role: 'editor' }, site.origin)
  await register(request, translator, { role: 'translator', locales: ['ar'] }, site.origin)
  const headers = await adminHeaders(request, site.origin)
  await request.patch(`${site.origin}/api/v1/site`, { headers, data: { publishers: 'administrators' } })
  await signIn(context, site.origin, editor)
  const theirs = await windowOf(browser, manager)
  const asked: string[] = []
  for (const each of [page, theirs]) {
    each.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
  }
  const panel = panelOf(theirs, arabic)
  const { releases } = arabic

  await test.step('An editor makes a page in a release', async () => {
    const { pages, releases, editor: words } = english
    await page.goto(`${site.origin}/about?edit=true`)
    const panel = panelOf(page, english)
    await expect(panel).toContainText(releases.introToHandIn)
    await expect(page.locator('.ed-state')).toHaveText(english.release.needed)
    await expect(page.locator('main [data-edit-path]')).toHaveCount(0)
    await press(panel, releases.begin.label)
    await panel.getByLabel(releases.name, { exact: true }).fill(release)
    await press(panel, releases.begin.action)
    await expect(page.getByRole('button', { name: release })).toBeVisible()
    await press(page, words.new)
    await page.getByRole('menuitem', { name: english.itemKinds.page, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words.nameIn.en).fill(name.en)
    await dialog.getByLabel(words.nameIn.ar).fill(name.ar)
    await press(dialog, pages.createDraft)
    await expect(page).toHaveURL(`${site.origin}${path.en}?edit=true`)
    await editText(page, field(page, 'HERO', 'subtitle'), english, { en: 'Courses for the quiet months.' })
    await expectSaved(page, english)
    expect(await seenByVisitors()).toEqual(before)
  })

  await test.step('A translator changes its Arabic, and nothing else', async () => {
    const screen = await windowOf(browser, translator)
    await screen.goto(`${site.origin}/ar/about?edit=true`)
    const panel = panelOf(screen, arabic)
    await press(panel, releases.look)
    await press(panel, releases.work)
    await expect(screen.getByRole('button', { name: release })).toBeVisible()
    await openInEditMode(screen, site.origin + path.ar)
    const heading = field(screen, 'HERO', 'title')
    await heading.click()
    const dialog = screen.getByRole('dialog')
    await expect(box(dialog, arabic, 'en')).not.toBeEditable()
    await box(dialog, arabic, 'ar').fill(title.ar)
    await press(dialog, arabic.common.save)
    await expectSaved(screen, arabic)
    await expect(heading).toHaveText(title.ar)
    expect(await seenByVisitors()).toEqual(before)
  })

  await test.step('The editor hands it in', async () => {
    const { releases } = english
    await page.getByRole('button', { name: release }).click()
    const panel = panelOf(page, english)
    await expect(panel.getByRole('button', { name: releases.publish.label })).toHaveCount(0)
    await press(panel, releases.handIn.label)
    await panel.getByLabel(releases.note, { exact: true }).fill(note)
    await press(panel, releases.handIn.action)
    await announced(page, releases.handIn.done.replace('{{name}}', release))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [data-edit-path]')).toHaveCount(0)
    await expect(page.locator('.ed-state')).toHaveText(english.release.intoNone)
  })

  await test.step('The manager opens it from the mail and looks at it by its link', async () => {
    const mailed = () => mailsTo(manager.email, site.dataDir).find((each) => each.includes(note)) ?? ''
    await expect.poll(mailed).not.toBe('')
    expect(mailed()).toContain(`قدّم Nadia الإصدار «${release}» للموافقة`)
    await theirs.goto(/https?:\S+/.exec(mailed())?.[0] ?? '')
    const button = theirs.getByRole('button', { name: release })
    await expect(button).toContainText(`${arabic.release.waiting} ١`)
    await button.click()
    await expect(panel.getByText(note)).toBeVisible()
    await press(panel, releases.share.label)
    const guest = await windowOf(browser)
    await guest.goto(await panel.getByLabel(releases.copyByHand).inputValue())
    for (const [locale, mark] of [
      ['en', 'Hidden: visitors get 404 here'],
      ['ar', 'صفحة مخفية'],
    ] as const) {
      const response = await guest.goto(site.origin + path[locale])
      expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(title[locale])
      await expect(guest.getByRole('complementary')).toContainText(mark)
    }
    expect(await seenByVisitors()).toEqual(before)
  })

  await test.step('It goes out at its time', async () => {
    await press(panel, releases.schedule.label)
    const due = Date.now() + 8_000
    await panel.getByLabel(releases.scheduleAt).fill(new Date(due + 3 * 3_600_000).toISOString().slice(0, 19))
    const answered = theirs.waitForResponse(/publish$/)
    await press(panel, releases.schedule.action)
    const question = theirs.getByRole('alertdialog')
    await expect(question).toContainText(`• ${name.ar}`)
    await press(question, releases.showHidden)
    await answered
    expect(await seenByVisitors()).toEqual(before)
    await announced(theirs, releases.schedule.done.split('{{')[0] ?? '')
    await expect.poll(async () => (await seen(path.ar)).status, { intervals: [100], timeout: 15_000 }).toBe(200)
    expect(Date.now() - due).toBeLessThan(5_000)
    const [, sitemap, ...pages] = await seenByVisitors()
    for (const [index, text] of [title.en, title.ar].entries()) expect(pages[index]?.text).toContain(text)
    expect(sitemap?.text).toContain(path.ar)
    const told = () => [editor, manager, translator].map(({ email }) => mailsTo(email, site.dataDir).at(-1) ?? '')
    await expect.poll(() => told()[0]).toContain(`The release “${release}” was published at its time.`)
    await expect.poll(() => told()[1]).toContain(`نُشر الإصدار «${release}» في موعده.`)
    expect(told()[2]).not.toContain(release)
  })

  await test.step('It is rolled back as one change', async () => {
    await openInEditMode(theirs, `${site.origin}/ar/about`)
    await press(theirs, arabic.release.live)
    await press(panel, releases.look)
    await press(panel, releases.rollBack.label)
    await press(theirs.getByRole('alertdialog'), releases.rollBack.label)
    await announced(theirs, release)
    expect(await seenByVisitors()).toEqual(before)
  })
  // Leaving the page for another place is never asked about: whoever stayed would go on publishing live.
  expect(asked).toEqual([])
})
