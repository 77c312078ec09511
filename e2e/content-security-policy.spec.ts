import { expect, test } from './helpers/fixtures.ts'

test('a page and the login run no script that somebody injected', async ({ page, expectConsoleError }) => {
  expectConsoleError(/Content Security Policy/)
  for (const path of ['/ar/resources', '/login']) {
    const answer = await page.goto(path)
    const headers = (await answer?.allHeaders()) ?? {}
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['x-frame-options']).toBe('DENY')
    await page.evaluate(async () => {
      const script = document.createElement('script')
      script.textContent = 'document.documentElement.dataset.smuggled = ""'
      document.head.append(script)
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="x:" onerror="document.documentElement.dataset.smuggled = 1">',
      )
      await new Promise((resolve) => document.body.lastElementChild?.addEventListener('error', resolve))
    })
    await expect(page.locator('html[data-smuggled]')).toHaveCount(0)
  }
})
