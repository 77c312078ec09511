import type { Browser, BrowserContext, Page, Route } from '@playwright/test'
import { admin } from './admin.ts'

/** Writes of blocks. */
export const saves = '**/v1/pages/blocks/**'

/** Answers the requests that save, and no others. */
export function onSave(page: Page, answer: (route: Route) => Promise<void>) {
  return page.route(saves, (route) => (route.request().method() === 'PUT' ? answer(route) : route.continue()))
}

/** Another editor's browser: the same account, a session of its own. */
export async function colleague(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  const answer = await context.request.post('/api/v1/auth/login', { data: admin })
  const { access_token, refresh_token } = await answer.json()
  await keepTokens(context, baseURL, { accessToken: access_token, refreshToken: refresh_token })
  return context.newPage()
}

/** Puts tokens into the browser's storage before a page is there. */
export function keepTokens(context: BrowserContext, origin = '', tokens: Record<string, string>) {
  const localStorage = Object.entries(tokens).map(([name, value]) => ({ name, value }))
  return context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
}
