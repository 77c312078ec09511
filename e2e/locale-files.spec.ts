import { expect, test } from './helpers/fixtures.ts'

for (const locale of ['en', 'ar']) {
  test(`edit mode asks for its words in one language alone, and gets them packed (${locale})`, async ({
    page,
    signInAsAdmin,
  }) => {
    await signInAsAdmin()
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/locales/') && asked.push(new URL(request.url()).pathname))
    const answer = page.waitForResponse(/\/locales\//)
    await page.goto(locale === 'en' ? '/?edit=true' : '/ar?edit=true')
    expect(await (await answer).headerValue('content-encoding')).toMatch(/^(br|gzip)$/)
    await page.locator('main [data-edit-path]').first().waitFor()
    expect(asked).toEqual([`/locales/${locale}/translation.json`])
  })
}

test('of the words nothing but the words is served', async ({ request }) => {
  expect((await request.get('/locales/words.test.ts')).status()).toBe(404)
})
