import { expect, test } from './site.ts'

test('the page about the API shows its calls under a policy that allows no other script', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: 'The API of the site' })).toBeVisible()
  await expect(page.getByText('/api/v1/auth/login').first()).toBeAttached()
})
