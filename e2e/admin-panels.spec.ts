import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { adminHeaders, openPanel, pictureFile } from './helpers/admin-panels.ts'
import { inEnglish, type Messages, openInEditMode } from './helpers/editing.ts'
import { expect, test as onSite, signIn } from './helpers/fixtures.ts'
import { mailsTo } from './helpers/outbox.ts'
import { webpOnlyHeaders } from './helpers/webp-only-headers.ts'

// Enquiries are rate-limited by IP address, so each test sends its own address.
const test = onSite.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern, and no fixture is used
  extraHTTPHeaders: async ({}, use, { testId }) => {
    const [third, fourth] = Buffer.from(testId.slice(-4), 'hex')
    await use({ ...webpOnlyHeaders, 'x-forwarded-for': `198.19.${third}.${fourth}` })
  },
})

// Longer than the default timeout of 60 seconds, because each test goes through several screens.
test.describe.configure({ timeout: 90_000 })

for (const { locale, root, prefix, messages } of inEnglish) {
  const { enquiries, people, roles, uploads, common, login, notices, alerts } = messages
  const mark = `${locale}${Date.now() % 1_000_000}`
  const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

  test.describe(`the panels of administrators (${locale})`, () => {
    test.beforeEach(({ signInAsAdmin }) => signInAsAdmin())

    test('enquiries are filtered, marked as done or spam, downloaded and deleted', async ({ page, request }) => {
      const email = `huda-${mark}@sahab.example`
      const robot = { name: 'Robot', email: `robot-${mark}@sahab.example`, message: 'Buy', hp_note: 'x' }
      const asked = { name: `Huda ${mark}`, email, message: 'Twelve hundred people\nby June.', company: 'Sahab Air' }
      await request.post('/api/v1/enquiries', { data: robot })
      await request.post('/api/v1/enquiries', {
        data: { ...asked, phone: '+966 11 555 0100', interest: 'Totara', source: `${prefix}/contact` },
      })
      await openInEditMode(page, `${prefix}/about`)
      const panel = await openPanel(page, messages, enquiries.title)
      const card = panel.getByRole('article', { name: asked.name })
      await expect(card).toContainText('Twelve hundred people\nby June.', { useInnerText: true })
      await expect(card).toContainText('Sahab Air')
      await expect(card.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
      await expect(card.getByRole('link', { name: '+966 11 555 0100' })).toHaveAttribute('href', 'tel:+966115550100')
      await expect(panel.getByRole('article', { name: robot.name })).toHaveCount(0)

      await card.getByRole('button', { name: enquiries.markDone }).click()
      await expect(card.getByRole('button', { name: enquiries.markNew })).toBeVisible()
      await panel.getByRole('button', { name: enquiries.done, exact: true }).click()
      await expect(card.getByText(enquiries.done, { exact: true })).toBeVisible()
      await panel.getByRole('button', { name: enquiries.new, exact: true }).click()
      await expect(card).toHaveCount(0)
      await panel.getByRole('button', { name: enquiries.all, exact: true }).click()
      await expect(card).toBeVisible()
      await expect(panel.getByText(robot.email)).toHaveCount(0)
      await panel.getByRole('button', { name: enquiries.robots, exact: true }).click()
      await expect(panel.getByText(robot.email)).toBeVisible()

      const download = page.waitForEvent('download')
      await panel.getByRole('button', { name: enquiries.downloadTable }).click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/^enquiries-spam-\d{4}-\d\d-\d\d\.csv$/)
      const table = readFileSync(await file.path(), 'utf8')
      expect(table.slice(0, 11)).toBe('\uFEFFcreated_at')
      expect(table).toContain(robot.email)
      expect(table).not.toContain(email)

      const robots = panel.getByRole('article').filter({ hasText: robot.email })
      await robots.getByRole('button', { name: common.delete }).click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText(enquiries.delete.ask.text)
      await question.getByRole('button', { name: common.delete }).click()
      await expect(status(page, enquiries.delete.done)).toBeVisible()
      await expect(robots).toHaveCount(0)

      await panel.getByRole('button', { name: enquiries.done, exact: true }).click()
      await card.getByRole('button', { name: enquiries.markSpam }).click()
      await expect(card.getByText(enquiries.spam, { exact: true })).toBeVisible()
      await panel.getByRole('button', { name: enquiries.all, exact: true }).click()
      await expect(card).toHaveCount(0)
      await panel.getByRole('button', { name: enquiries.robots, exact: true }).click()
      await card.getByRole('button', { name: enquiries.notSpam }).click()
      await panel.getByRole('button', { name: enquiries.new, exact: true }).click()
      await card.getByRole('link').last().click()
      await expect(page).toHaveURL((url) => url.pathname === `${prefix}/contact` && url.search === '?edit=true')
    })

    test('an enquiry keeps its status, with an alert, when marking it fails', async ({
      page,
      request,
      expectConsoleError,
    }) => {
      expectConsoleError(/ERR_FAILED/)
      const name = `Noura ${mark}`
      const data = { name, email: `noura-${mark}@tilal.example`, message: 'Ours too', source: '/contact' }
      await request.post('/api/v1/enquiries', { data })
      await page.route('**/v1/enquiries/*', (route) => route.abort(), { times: 1 })
      await openInEditMode(page, root)
      const panel = await openPanel(page, messages, enquiries.title)
      const card = panel.getByRole('article', { name })
      await card.getByRole('button', { name: enquiries.markDone }).click()
      await expect(page.getByRole('alert')).toHaveText(alerts.changesFailed)
      await expect(card.getByRole('button', { name: enquiries.markDone })).toBeVisible()
    })

    test('an invited person chooses a password, and cannot log in after being removed', async ({ page, browser }) => {
      const email = `layla-${mark}@example.com`
      await openInEditMode(page, root)
      const panel = await openPanel(page, messages, people.title)
      const me = panel.getByRole('listitem').filter({ hasText: people.you })
      await expect(me.getByRole('button', { name: common.remove })).toHaveCount(0)
      await panel.getByRole('button', { name: people.invite.label }).click()
      const address = panel.getByLabel(login.email, { exact: true })
      await panel.getByRole('button', { name: people.invite.action }).click()
      await expect(address).toBeFocused()
      await expect(address).toHaveAccessibleDescription(login.emailRequired)
      await address.fill('layla')
      await panel.getByRole('button', { name: people.invite.action }).click()
      await expect(address).toHaveAccessibleDescription(login.emailInvalid)
      await address.fill(email)
      await panel.getByLabel(people.name).fill(`Layla ${mark}`)
      await panel.getByRole('button', { name: people.invite.action }).click()
      await expect(status(page, people.invite.done.replace('{{email}}', email))).toBeVisible()
      const row = panel.getByRole('listitem').filter({ hasText: email })
      await expect(row.getByText(people.isInvited)).toBeVisible()
      await expect(row).toContainText(roles.name.editor)
      await expect.poll(() => mailsTo(email)).toHaveLength(1)
      await row.getByRole('button', { name: people.inviteAgain }).click()
      await expect.poll(() => mailsTo(email)).toHaveLength(2)

      const link = /https?:\S+/.exec(mailsTo(email)[1] ?? '')?.[0] ?? ''
      const context = await browser.newContext()
      const guest = await context.newPage()
      await guest.goto(link)
      await expect(guest.getByRole('heading', { name: login.invitedTitle })).toBeFocused()
      await guest.getByLabel(login.newPassword, { exact: true }).fill(first)
      await guest.getByLabel(login.repeatPassword).fill(first)
      await guest.getByRole('button', { name: login.newSubmit }).click()
      await expect(guest).toHaveURL((url) => url.pathname === root && url.search === '?edit=true')
      await expect(guest.getByRole('link', { name: messages.editor.exit })).toBeVisible()

      // The panel loads the list again when the window gets the focus.
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      await expect(row.getByText(people.isInvited)).toHaveCount(0)

      await row.getByRole('button', { name: common.remove }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: common.remove }).click()
      await expect(row).toHaveCount(0)
      await logIn(guest, prefix, messages, email)
      await expect(guest.getByText(login.failed)).toBeVisible()
      await context.close()
    })

    test('everybody can change their own name and password, and stays signed in', async ({
      page,
      request,
      context,
      baseURL,
      expectConsoleError,
    }) => {
      expectConsoleError(/403/)
      const account = { email: `omar-${mark}@example.com`, password: first }
      const headers = await adminHeaders(request)
      expect((await request.post('/api/v1/auth/register', { headers, data: account })).status()).toBe(201)
      await signIn(context, baseURL ?? '', account)
      await openInEditMode(page, root)
      const panel = await openPanel(page, messages, messages.panels.account)
      await panel.getByRole('button', { name: people.changeName.label }).click()
      await panel.getByRole('textbox', { name: people.name }).fill(`Omar ${mark}`)
      await panel.getByRole('button', { name: common.save }).click()
      await expect(page.getByTitle(messages.session.signedInAs.replace('{{name}}', `Omar ${mark}`))).toBeVisible()
      await panel.getByRole('button', { name: people.changePassword.label }).click()
      const current = panel.getByLabel(people.currentPassword, { exact: true })
      const chosen = panel.getByLabel(login.newPassword, { exact: true })
      const save = panel.getByRole('button', { name: login.newSubmit })
      await current.fill('Not-mine-1!')
      await chosen.fill('short')
      await save.click()
      await expect(chosen).toHaveAccessibleDescription(`${login.passwordHint} ${people.passwordWeak}`)
      await chosen.fill(second)
      await panel.getByLabel(login.repeatPassword, { exact: true }).fill(second)
      await save.click()
      await expect(current).toHaveAccessibleDescription(people.passwordWrong)
      await expect(current).toBeFocused()
      await current.fill(first)
      await save.click()
      await expect(status(page, people.changePassword.done)).toBeVisible()
      await expect(current).toHaveCount(0)
      await openInEditMode(page, root)
      const answer = await request.post('/api/v1/auth/login', { data: { ...account, password: second } })
      expect(answer.status()).toBe(200)
    })

    test('leaving a panel with unsaved text asks for confirmation', async ({ page }) => {
      await openInEditMode(page, root)
      const panel = await openPanel(page, messages, people.title)
      await panel.getByRole('button', { name: people.invite.label }).click()
      const name = panel.getByLabel(people.name)
      await name.fill(`Half ${mark}`)
      const question = page.getByRole('alertdialog', { name: messages.editor.notSaved })
      for (const leave of [
        () => page.getByRole('button', { name: messages.panels.history, exact: true }).click(),
        () => panel.getByRole('button', { name: people.invite.label }).click(),
        () => panel.getByRole('button', { name: common.close, exact: true }).click(),
        () => page.getByRole('link', { name: messages.editor.exit }).click(),
      ]) {
        await leave()
        await question.getByRole('button', { name: messages.editor.goOn, exact: true }).click()
        await expect(name).toHaveValue(`Half ${mark}`)
      }
      await name.press('Escape')
      await question.getByRole('button', { name: messages.editor.discard, exact: true }).click()
      await expect(panel).toHaveCount(0)
      await expect(page.getByRole('button', { name: messages.panels.menu, exact: true })).toBeFocused()
    })

    test('a file is uploaded, described, replaced everywhere it is used, and deleted', async ({ page, request }) => {
      const [old, other] = await Promise.all([pictureFile(`old-${mark}.png`), pictureFile(`new-${mark}.png`)])
      await openInEditMode(page, `${prefix}/our-partners`)
      const panel = await openPanel(page, messages, uploads.title)
      const choose = async (button: string, file: typeof old) => {
        const asked = page.waitForEvent('filechooser')
        await panel.getByRole('button', { name: button }).click()
        await (await asked).setFiles(file)
      }
      await choose(uploads.upload, old)
      await expect(status(page, notices.fileUploaded)).toBeVisible()
      await panel.getByRole('searchbox').fill(old.name)
      const tile = panel.getByRole('button', { name: old.name })
      await expect(panel.locator('.ed-files li')).toHaveCount(1)
      await tile.click()
      await expect(panel.getByText(uploads.usedNowhere)).toBeVisible()
      await panel.getByLabel(uploads.altIn.en).fill('A coloured ground')
      await panel.getByLabel(uploads.altIn.ar).fill('أرضية ملوّنة')
      await panel.getByRole('button', { name: common.save }).click()
      await expect(status(page, notices.changesSaved)).toBeVisible()

      const headers = await adminHeaders(request)
      const url = (await panel.locator('.ed-preview img').getAttribute('src'))?.replace(/^\/api|\?.*$/g, '')
      const content = { title: { en: `Call ${mark}`, ar: `نداء ${mark}` }, imageUrl: url }
      const added = await request.post('/api/v1/pages/our-partners/blocks', {
        headers,
        data: { block_type: 'CTA', content },
      })
      const { id } = await added.json()
      await openInEditMode(page, `${prefix}/our-partners`)
      await openPanel(page, messages, uploads.title)
      await panel.getByRole('searchbox').fill('A coloured ground')
      await tile.click()
      await expect(panel.getByLabel(uploads.altIn.ar)).toHaveValue('أرضية ملوّنة')
      const place = panel.getByRole('listitem').getByRole('link')
      await expect(place).toHaveAttribute('href', `${prefix}/our-partners?edit=true`)
      await expect(panel.getByRole('button', { name: common.delete })).toHaveCount(0)
      await choose(uploads.replace.label, other)
      await page.getByRole('alertdialog').getByRole('button', { name: uploads.replace.label }).click()
      await expect(status(page, notices.changesSaved)).toBeVisible()
      const shown = page.locator(`[data-block-id="${id}"] img[data-edit-path="imageUrl"]`)
      await expect(shown).not.toHaveAttribute('src', new RegExp(url ?? ''))

      await tile.click()
      await panel.getByRole('button', { name: common.delete }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: common.delete }).click()
      await expect(status(page, uploads.delete.done)).toBeVisible()
      await expect(tile).toHaveCount(0)
      expect((await request.get(`/api${url}`)).status()).toBe(404)
      await request.delete(`/api/v1/pages/blocks/${id}`, { headers })
    })
  })
}

const first = 'Galloping-horse-1!'
const second = 'Galloping-second-2!'

async function logIn(page: Page, prefix: string, { login }: Messages, email: string) {
  await page.goto(`${prefix}/login`)
  await page.getByLabel(login.email).fill(email)
  await page.getByLabel(login.password, { exact: true }).fill(first)
  await page.getByRole('button', { name: login.submit, exact: true }).click()
}
