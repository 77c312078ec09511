import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  type WebError,
} from '@playwright/test'
import { admin } from './admin-account.ts'
import { leaveContext, storeTokens, takeContext } from './shared-context.ts'

type Site = {
  /** Allows console errors that match the pattern in this test. */
  expectConsoleError: (pattern: RegExp) => void
  /** Signs the page's browser context in as the administrator, without the login screen. */
  signInAsAdmin: () => Promise<void>
  /** Fails the test at its end if the browser reported an unexpected error. */
  failOnConsoleError: undefined
  /** Playwright's internal fixture: all options of the test's context. */
  _combinedContextOptions: BrowserContextOptions
}

/** Signs a browser context in, as the administrator or with another account, without the login screen. */
export async function signIn(context: BrowserContext, origin: string, account = admin) {
  const answer = await context.request.post(`${origin}/api/v1/auth/login`, { data: account })
  base.expect(answer.status()).toBe(200)
  const { access_token, refresh_token } = await answer.json()
  await storeTokens(context, origin, { accessToken: access_token, refreshToken: refresh_token })
}

const expected = new WeakMap<object, RegExp[]>()

/** Playwright's `test`, which also fails on unexpected browser errors. */
export const test = base.extend<Site>({
  context: async ({ browser, _combinedContextOptions }, use, info) => {
    await use(await takeContext(browser, _combinedContextOptions))
    await leaveContext(browser, info.status === info.expectedStatus)
  },

  failOnConsoleError: [
    async ({ context }, use) => {
      const patterns: RegExp[] = []
      const errors: string[] = []
      expected.set(context, patterns)
      const recordError = (event: WebError) => errors.push(String(event.error()))
      const recordMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
      }
      context.on('weberror', recordError).on('console', recordMessage)
      await use(undefined)
      context.off('weberror', recordError).off('console', recordMessage)
      base.expect(errors.filter((error) => !patterns.some((pattern) => pattern.test(error)))).toEqual([])
    },
    { auto: true },
  ],

  expectConsoleError: async ({ context }, use) => {
    await use((pattern) => expected.get(context)?.push(pattern))
  },

  signInAsAdmin: async ({ context, baseURL }, use) => {
    await use(() => signIn(context, baseURL ?? ''))
  },
})

export const expect = test.expect
