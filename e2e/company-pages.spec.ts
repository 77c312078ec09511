import { startBlock } from '#seed/testing/start-content.ts'
import { inArabic, inEnglish } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { textIn } from './helpers/texts.ts'

const { members } = startBlock('our-team', 'TEAM')
const { jobs } = startBlock('careers', 'JOBS')
const { awards } = startBlock('our-awards', 'AWARDS')
const { offices } = startBlock('contact-us', 'OFFICES')
const policy = startBlock('privacy-policy', 'TEXT').content
const thanks = startBlock('success', 'SUCCESS')

const tel = (phone: string) => `tel:${phone.replaceAll(' ', '')}`

for (const { locale, prefix } of inEnglish) {
  const say = (text: Parameters<typeof textIn>[0]) => textIn(text, locale)

  test.describe(`company pages (${locale})`, () => {
    test('the team page shows twelve people with portrait, name and role', async ({ page }) => {
      await page.goto(`${prefix}/our-team`)
      const main = page.getByRole('main')
      const people = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
      await expect(people).toHaveCount(12)
      await expect(people.getByRole('heading')).toHaveText(members.map(({ name }) => say(name)))
      for (const [index, { role, portrait_alt }] of members.entries()) {
        await expect(people.nth(index)).toContainText(say(role))
        await expect(people.nth(index).getByRole('img', { name: say(portrait_alt) })).toBeVisible()
      }
    })

    test('the careers page links to the pages of six vacancies', async ({ page, request }) => {
      await page.goto(`${prefix}/careers`)
      const list = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 }).getByRole('link')
      await expect(list).toHaveText(jobs.map(({ title }) => say(title)))
      const hrefs = await list.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(hrefs).toEqual(jobs.map(({ id }) => `${prefix}/vacancy-details/${id}`))
      expect(hrefs).toHaveLength(6)
      for (const href of hrefs) expect((await request.get(href)).status()).toBe(200)
    })

    for (const [path, slug, count] of [
      ['/our-partners', 'our-partners', 12],
      ['/our-clients', 'our-clients', 24],
    ] as const) {
      test(`all ${count} logos on ${prefix}${path} are shown in their groups`, async ({ page }) => {
        await page.goto(prefix + path)
        const { groups } = startBlock(slug, 'LOGO_WALL')
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 3 })).toHaveText(groups.map(({ title }) => say(title)))
        const marks = await main
          .locator('.logo-wall-list img')
          .evaluateAll((images: HTMLImageElement[]) => images.map((i) => i.alt))
        expect(marks).toEqual(groups.flatMap(({ logos }) => logos.map(({ name }) => say(name))))
        expect(marks).toHaveLength(count)
      })
    }
  })
}

for (const { locale, prefix, root } of inArabic) {
  const say = (text: Parameters<typeof textIn>[0]) => textIn(text, locale)

  test.describe(`company pages (${locale})`, () => {
    test('the awards page shows eight awards with issuer and year', async ({ page }) => {
      await page.goto(`${prefix}/our-awards`)
      const each = page.getByRole('main').getByRole('article')
      await expect(each).toHaveCount(8)
      await expect(each.getByRole('heading')).toHaveText(awards.map(({ title }) => say(title)))
      for (const [index, { year, issuer }] of awards.entries()) {
        await expect(each.nth(index)).toContainText(say(year))
        await expect(each.nth(index)).toContainText(say(issuer))
      }
    })

    test('the contact page lists three offices with address, phone link and e-mail link', async ({ page }) => {
      await page.goto(`${prefix}/contact`)
      const main = page.getByRole('main')
      const each = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
      await expect(each).toHaveCount(3)
      for (const [index, { city, address, phone, email }] of offices.entries()) {
        const office = each.nth(index)
        await expect(office.getByRole('heading')).toHaveText(say(city))
        await expect(office).toContainText(say(address))
        await expect(office.getByRole('link', { name: say(phone) })).toHaveAttribute('href', tel(say(phone)))
        await expect(office.getByRole('link', { name: say(email) })).toHaveAttribute('href', `mailto:${say(email)}`)
      }
    })

    test('the privacy policy shows its headings, lists, date and e-mail link', async ({ page }) => {
      await page.goto(`${prefix}/privacy-policy`)
      const text = (key: string) => say(policy[key as keyof typeof policy] as Parameters<typeof textIn>[0])
      const keys = Object.keys(policy)
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('title'))
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(
        keys.filter((key) => key.endsWith('Title')).map(text),
      )
      await expect(main.locator('.policy-updated')).toHaveText(text('lastUpdated'))
      const mail = text('contactUsEmail')
      await expect(main.getByRole('link', { name: mail })).toHaveAttribute('href', `mailto:${mail}`)
      for (const key of keys.filter((each) => each.endsWith('List'))) {
        const lines = text(key).split('\n')
        const list = main.getByRole('list').filter({ hasText: lines[0]?.replace('• ', '') })
        await expect(list.getByRole('listitem')).toHaveText(lines.map((line) => line.replace('• ', '')))
      }
    })

    test('the success page has contact links and a home button, and is not indexed', async ({ page }) => {
      await page.goto(`${prefix}/success`)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      const main = page.getByRole('main')
      for (const text of [thanks.title, thanks.message, thanks.assistance_title, thanks.conclusion]) {
        await expect(main.getByText(say(text), { exact: true })).toBeVisible()
      }
      const [phone, email] = [say(thanks.phone), say(thanks.email)]
      await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', tel(phone))
      await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
      await main.getByRole('link', { name: say(thanks.button_text) }).click()
      await expect(page).toHaveURL(root)
    })
  })
}
