import { edit, field, languages, saved, write } from './editing.ts'
import { ownSite } from './own-site.ts'
import { expect, test } from './site.ts'

/* The same server under another name is another origin to a browser. */
const site = ownSite((port) => ({ API_BASE_URL: `http://127.0.0.1:${port}/api` }))

for (const { locale, root, words } of languages) {
  test(`a site whose API is called at another origin shows its pictures and can be edited (${locale})`, async ({
    page,
    context,
  }) => {
    await site.asAdmin(context)
    const pictures: number[] = []
    page.on('response', (answer) => {
      if (answer.url().startsWith('http://127.0.0.1') && answer.url().includes('/api/uploads/')) {
        pictures.push(answer.status())
      }
    })
    await edit(page, site.origin + root)
    await expect.poll(() => pictures).toContain(200)
    const title = field(page, 'HERO', 'title')
    const text = `Said from elsewhere ${locale}`
    await write(page, title, words, { [locale]: text })
    await saved(page, words)
    await page.goto(site.origin + root)
    await expect(page.locator('h1')).toHaveText(text)
  })
}
