import { editText, expectSaved, field, inEnglish, openInEditMode } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'

/* One server answers at localhost and at 127.0.0.1, which are different origins to a browser. */
const site = isolatedSite((port) => ({ API_BASE_URL: `http://127.0.0.1:${port}/api` }))

for (const { locale, root, messages } of inEnglish) {
  test(`a site whose API is on another origin shows its pictures and can be edited (${locale})`, async ({
    page,
    context,
  }) => {
    await site.signInAsAdmin(context)
    const pictures: number[] = []
    page.on('response', (answer) => {
      if (answer.url().startsWith('http://127.0.0.1') && answer.url().includes('/api/uploads/')) {
        pictures.push(answer.status())
      }
    })
    await openInEditMode(page, site.origin + root)
    await expect.poll(() => pictures).toContain(200)
    const title = field(page, 'HERO', 'title')
    const text = `Said from elsewhere ${locale}`
    await editText(page, title, messages, { [locale]: text })
    await expectSaved(page, messages)
    await page.goto(site.origin + root)
    await expect(page.locator('h1')).toHaveText(text)
  })
}
