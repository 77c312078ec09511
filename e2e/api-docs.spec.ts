import { expect, test } from './helpers/fixtures.ts'

test('the API documentation lists the calls, and its policy blocks injected scripts', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/inline script .* Content Security Policy/)
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: 'The API of the site' })).toBeVisible()
  await expect(page.getByText('/api/v1/auth/login').first()).toBeAttached()
  const tried = page.evaluate(
    () =>
      new Promise<object>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
          resolve({ blockedURI, effectiveDirective }),
        )
        const script = document.createElement('script')
        script.textContent = 'document.documentElement.dataset.ran = "yes"'
        document.body.append(script)
        if (document.documentElement.dataset.ran) resolve({ ran: true })
      }),
  )
  expect(await tried).toEqual({ blockedURI: 'inline', effectiveDirective: 'script-src-elem' })
})
