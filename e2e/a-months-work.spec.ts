import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Role } from '#api/permissions.ts'
import { arabic, english } from '#locales/testing/messages.ts'
import { admin } from './helpers/admin-account.ts'
import { box, editText, expectSaved, field, type Messages, openInEditMode } from './helpers/editing.ts'
import { expect, signIn, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'
import { mailsTo } from './helpers/outbox.ts'

const site = isolatedSite()
test.describe.configure({ timeout: 120_000 })

const release = 'Autumn campaign'
const path = { en: '/learn-in-autumn', ar: encodeURI('/ar/تعلم-في-الخريف') }
const title = { en: 'Learn in autumn', ar: 'تعلموا في الخريف' }
const note = 'Ready for the first of October.'

const manager = { ...admin, locale: 'ar' }
const editor = { ...admin, email: 'nadia@example.com', name: 'Nadia', locale: 'en' }
const translator = { ...admin, email: 'tariq@example.com', name: 'Tariq', locale: 'ar' }

const seen = async (address: string) => {
  const response = await fetch(site.origin + address)
  return { status: response.status, text: await response.text() }
}
const seenByVisitors = async () => Promise.all(['/', '/sitemap.xml', path.en, path.ar].map(seen))

/** Registers somebody with a role. */
async function register(context: BrowserContext, account: typeof editor, role: { role: Role; locales?: ['ar'] }) {
  const { email, password, name } = account
  const signedIn = await context.request.post(`${site.origin}/api/v1/auth/login`, { data: manager })
  const headers = { authorization: `Bearer ${(await signedIn.json()).access_token}` }
  const data = { email, password, name }
  const made = await context.request.post(`${site.origin}/api/v1/auth/register`, { data, headers })
  const { id } = await made.json()
  const changed = await context.request.patch(`${site.origin}/api/v1/people/${id}`, { data: role, headers })
  expect(changed.status()).toBe(200)
}

/** A window of a browser of their own; without an account that of a guest. */
async function windowOf(browser: Browser, account?: typeof manager): Promise<Page> {
  const context = await browser.newContext()
  if (account) await signIn(context, site.origin, account)
  return context.newPage()
}

const releasesPanel = (page: Page, { release }: Messages) => page.getByRole('complementary', { name: release.title })

test('a campaign is prepared, translated, approved, published by the clock, and rolled back', async ({
  page,
  context,
  browser,
  expectConsoleError,
}) => {
  // Edit mode asks for a page that visitors do not see before it sends its token.
  expectConsoleError(/Failed to load resource.*404/)
  const before = await seenByVisitors()
  expect(before.map(({ status }) => status)).toEqual([200, 200, 404, 404])
  await register(context, editor, { role: 'editor' })
  await register(context, translator, { role: 'translator', locales: ['ar'] })
  await signIn(context, site.origin, editor)

  await test.step('An editor makes a page in a release', async () => {
    const { pages, releases, editor: words } = english
    await openInEditMode(page, `${site.origin}/about`)
    await page.getByRole('button', { name: english.release.live, exact: true }).click()
    const panel = releasesPanel(page, english)
    await panel.getByRole('button', { name: releases.new, exact: true }).click()
    await panel.getByLabel(releases.name, { exact: true }).fill(release)
    await panel.getByRole('button', { name: releases.begin, exact: true }).click()
    await expect(page.getByRole('button', { name: release })).toBeVisible()

    await page.getByRole('button', { name: pages.title, exact: true }).click()
    await page.getByRole('button', { name: pages.new, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words.nameIn.en).fill(title.en)
    await dialog.getByLabel(words.nameIn.ar).fill('تعلم في الخريف')
    await dialog.getByRole('button', { name: pages.create, exact: true }).click()
    await expect(page).toHaveURL(`${site.origin}${path.en}?edit=true`)
    await editText(page, field(page, 'HERO', 'subtitle'), english, { en: 'Courses for the quiet months.' })
    await expectSaved(page, english)
    await page.getByRole('button', { name: pages.show, exact: true }).first().click()
    await expect(page.getByRole('status').filter({ hasText: pages.shown })).toBeVisible()
    expect(await seenByVisitors()).toEqual(before)
  })

  await test.step('A translator changes its Arabic, and nothing else', async () => {
    const { releases, common } = arabic
    const theirs = await windowOf(browser, translator)
    await openInEditMode(theirs, `${site.origin}/ar/about`)
    await theirs.getByRole('button', { name: arabic.release.live, exact: true }).click()
    const panel = releasesPanel(theirs, arabic)
    await panel.getByRole('button', { name: releases.look, exact: true }).click()
    await panel.getByRole('button', { name: releases.work, exact: true }).click()
    await expect(theirs.getByRole('button', { name: release })).toBeVisible()
    await openInEditMode(theirs, site.origin + path.ar)
    const heading = field(theirs, 'HERO', 'title')
    await heading.click()
    const dialog = theirs.getByRole('dialog')
    await expect(box(dialog, arabic, 'en')).not.toBeEditable()
    await box(dialog, arabic, 'ar').fill(title.ar)
    await dialog.getByRole('button', { name: common.save, exact: true }).click()
    await expectSaved(theirs, arabic)
    await expect(heading).toHaveText(title.ar)
    expect(await seenByVisitors()).toEqual(before)
  })

  await test.step('The editor hands it in', async () => {
    const { releases } = english
    await page.getByRole('button', { name: release }).click()
    const panel = releasesPanel(page, english)
    await panel.getByRole('button', { name: releases.handIn, exact: true }).click()
    await panel.getByLabel(releases.note, { exact: true }).fill(note)
    await panel.getByRole('button', { name: releases.handInAction, exact: true }).click()
    await expect(
      page.getByRole('status').filter({ hasText: releases.handedIn.replace('{{name}}', release) }),
    ).toBeVisible()
  })

  const theirs = await windowOf(browser, manager)
  const panel = releasesPanel(theirs, arabic)
  await test.step('The manager opens it from the mail and looks at it by its link', async () => {
    const { releases } = arabic
    await expect.poll(() => mailsTo(manager.email, site.dataDir).find((mail) => mail.includes(note))).toBeTruthy()
    const mail = mailsTo(manager.email, site.dataDir).find((mail) => mail.includes(note)) ?? ''
    expect(mail).toContain(`قدّم Nadia الإصدار «${release}» للموافقة`)
    await theirs.goto(/https?:\S+/.exec(mail)?.[0] ?? '')
    await theirs.getByRole('button', { name: release }).click()
    await expect(panel.getByText(note)).toBeVisible()
    await panel.getByRole('button', { name: releases.share, exact: true }).click()
    const guest = await windowOf(browser)
    await guest.goto(await panel.getByLabel(releases.copyByHand).inputValue())
    for (const locale of ['en', 'ar'] as const) {
      const response = await guest.goto(site.origin + path[locale])
      expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(title[locale])
    }
    expect(await seenByVisitors()).toEqual(before)
  })

  await test.step('It goes out at its time', async () => {
    const { releases } = arabic
    await panel.getByRole('button', { name: releases.schedule, exact: true }).click()
    const due = Date.now() + 8_000
    const inRiyadh = new Date(due + 3 * 60 * 60 * 1000).toISOString().slice(0, 19)
    await panel.getByLabel(releases.scheduleAt).fill(inRiyadh)
    await panel.getByRole('button', { name: releases.scheduleAction, exact: true }).click()
    await expect(theirs.getByRole('status').filter({ hasText: releases.scheduled.split('{{')[0] ?? '' })).toBeVisible()
    expect(await seenByVisitors()).toEqual(before)
    await expect.poll(async () => (await seen(path.ar)).status, { intervals: [100], timeout: 15_000 }).toBe(200)
    expect(Date.now() - due).toBeLessThan(5_000)
    const [, sitemap, ...pages] = await seenByVisitors()
    expect(pages.map(({ text }) => text)).toEqual([
      expect.stringContaining(title.en),
      expect.stringContaining(title.ar),
    ])
    expect(sitemap?.text).toContain(path.ar)
    const told = () => [editor, manager, translator].map(({ email }) => mailsTo(email, site.dataDir).at(-1) ?? '')
    await expect.poll(() => told()[0]).toContain(`The release “${release}” was published at its time.`)
    await expect.poll(() => told()[1]).toContain(`نُشر الإصدار «${release}» في موعده.`)
    expect(told()[2]).not.toContain(release)
  })

  await test.step('It is rolled back as one change', async () => {
    const { releases } = arabic
    await openInEditMode(theirs, `${site.origin}/ar/about`)
    await theirs.getByRole('button', { name: arabic.release.live, exact: true }).click()
    await panel.getByRole('button', { name: releases.look, exact: true }).click()
    await panel.getByRole('button', { name: releases.rollBack, exact: true }).click()
    await theirs.getByRole('alertdialog').getByRole('button', { name: releases.rollBack, exact: true }).click()
    await expect(theirs.getByRole('status').filter({ hasText: release })).toBeVisible()
    expect(await seenByVisitors()).toEqual(before)
  })
})
