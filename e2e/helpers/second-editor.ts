import type { Browser, Page, Route } from '@playwright/test'
import { admin } from './admin-account.ts'
import { storeTokens } from './shared-context.ts'

/** Matches the API calls for blocks and their items. */
export const blockUrlPattern = '**/v1/pages/blocks/**'

/** Handles PUT requests for blocks and their items with `answer`; all others go to the server. */
export function interceptSaves(page: Page, answer: (route: Route) => Promise<void>) {
  return page.route(blockUrlPattern, (route) => (route.request().method() === 'PUT' ? answer(route) : route.continue()))
}

/** Makes saves of blocks and items fail, so that they wait: unlike after a lost connection, none is sent again by itself. */
export const failSaves = (page: Page) => interceptSaves(page, (route) => route.fulfill({ status: 500, json: {} }))

/** The second editor's account, registered by the first call of `openSecondEditor`. */
export const other = { ...admin, email: 'colleague@example.com', name: 'Colleague' }

/** Opens a page in a new browser context, signed in with the second editor's account. */
export async function openSecondEditor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  const logIn = (data: typeof admin) => context.request.post('/api/v1/auth/login', { data })
  let answer = await logIn(other)
  if (!answer.ok()) {
    const { access_token } = await (await logIn(admin)).json()
    const headers = { authorization: `Bearer ${access_token}` }
    await context.request.post('/api/v1/auth/register', { data: other, headers })
    answer = await logIn(other)
  }
  const { access_token, refresh_token } = await answer.json()
  await storeTokens(context, baseURL, { accessToken: access_token, refreshToken: refresh_token })
  return context.newPage()
}
