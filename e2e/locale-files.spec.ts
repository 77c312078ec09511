import { expect, test } from './helpers/fixtures.ts'

for (const locale of ['en', 'ar']) {
  test(`edit mode requests its messages in one language only, and gets them compressed (${locale})`, async ({
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

test('the server serves locale files, but no other files beside them', async ({ request }) => {
  expect((await request.get('/locales/messages.test.ts')).status()).toBe(404)
})
