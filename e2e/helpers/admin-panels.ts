import type { APIRequestContext, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Role } from '#api/permissions.ts'
import { admin } from './admin-account.ts'
import type { Messages } from './editing.ts'
import { expect } from './fixtures.ts'

/** Opens a panel with its button in the editor's bar, or from the bar's menu if the button is not visible. */
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

/** Logs in as the administrator and returns request headers with the access token. */
export async function adminHeaders(request: APIRequestContext, origin = '') {
  const { access_token } = await (await request.post(`${origin}/api/v1/auth/login`, { data: admin })).json()
  return { authorization: `Bearer ${access_token}` }
}

/** Registers an account and gives it a role. */
export async function register(
  request: APIRequestContext,
  { email, password, name }: typeof admin & { name?: string },
  role: { role: Role; locales?: ['ar'] },
  origin = '',
) {
  const headers = await adminHeaders(request, origin)
  const made = await request.post(`${origin}/api/v1/auth/register`, { headers, data: { email, password, name } })
  const { id } = await made.json()
  await request.patch(`${origin}/api/v1/people/${id}`, { headers, data: role })
}

/** Creates a PNG file. The name is drawn into the picture, so that different names give different bytes. */
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
