import { inEnglish } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'

const site = isolatedSite()
const film = 'https://youtu.be/dQw4w9WgXcQ'

test.beforeAll(() => {
  site.runSql(
    `UPDATE blocks SET content = json_set(content, '$.youtubeVideoUrl', '${film}')
     WHERE page_slug = 'solutions-totara-learn' AND content LIKE '%youtubeVideoUrl%'`,
  )
})

for (const { locale, prefix, messages } of inEnglish) {
  test(`a YouTube video plays in its dialog, and YouTube gets the origin of the site as referrer (${locale})`, async ({
    page,
  }) => {
    const asked: (string | null)[] = []
    await page.route('https://www.youtube-nocookie.com/**', async (route) => {
      asked.push(await route.request().headerValue('referer'))
      await route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' })
    })
    await page.goto(`${site.origin}${prefix}/solutions/totara-learn`)
    const opener = page.locator(`a[href="${film}"]`)
    const steps = await page.evaluate(() => history.length)
    const dialog = page.getByRole('dialog')
    for (const time of [1, 2]) {
      await opener.click()
      await expect(dialog.locator('iframe').contentFrame().getByText('The film')).toBeVisible()
      expect(asked).toHaveLength(time)
      await dialog.getByRole('button', { name: messages.common.close }).click()
      await expect(dialog).toBeHidden()
      await expect(page.locator('dialog iframe')).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
    expect(asked).toEqual([`${site.origin}/`, `${site.origin}/`])
    expect(await page.evaluate(() => history.length)).toBe(steps)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a YouTube video is a plain link', async ({ page }) => {
    await page.route(`${film}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' }))
    await page.goto(`${site.origin}/solutions/totara-learn`)
    await page.locator(`a[href="${film}"]`).click()
    await expect(page.getByText('The film')).toBeVisible()
  })
})
