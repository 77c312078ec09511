import type { APIRequestContext, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { admin } from './admin-account.ts'
import type { Messages } from './editing.ts'
import { expect } from './fixtures.ts'

/** Opens one of the administrators' panels by its button in the editor's bar, or from the menu where that has no room. */
export async function openPanel(page: Page, { panels }: Messages, name: string): Promise<Locator> {
  const button = page.getByRole('button', { name, exact: true })
  if (await button.isVisible()) await button.click()
  else {
    await page.getByRole('button', { name: panels.menu, exact: true }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  const panel = page.getByRole('complementary', { name, exact: true })
  await expect(panel.getByRole('heading', { name, exact: true })).toBeFocused()
  return panel
}

/** The headers of a request by an administrator. */
export async function adminHeaders(request: APIRequestContext) {
  const { access_token } = await (await request.post('/api/v1/auth/login', { data: admin })).json()
  return { authorization: `Bearer ${access_token}` }
}

/** A picture as a file to be chosen; a name of its own makes it a picture of its own. */
export async function pictureFile(name: string) {
  const [r = 0, g = 0, b = 0] = Buffer.from(name.slice(-6), 'latin1').map((letter) => (letter * 41) % 256)
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: { r, g, b } } })
  const word = Buffer.from(`<svg width="640" height="480"><text x="20" y="240" font-size="40">${name}</text></svg>`)
  const buffer = await picture
    .composite([{ input: word }])
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}
