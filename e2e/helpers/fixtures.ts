import { type BrowserContext, test as base } from '@playwright/test'
import { admin } from './admin-account.ts'

type Site = {
  /** Allows console errors that match the pattern in this test. */
  expectConsoleError: (pattern: RegExp) => void
  /** Signs the page's browser context in as the administrator, without the login screen. */
  signInAsAdmin: () => Promise<void>
  /** Fails the test at its end if the browser reported an unexpected error. */
  failOnConsoleError: undefined
}

/** Signs a browser context in, as the administrator or with another account, without the login screen. */
export async function signIn(context: BrowserContext, origin: string, account = admin) {
  const answer = await context.request.post(`${origin}/api/v1/auth/login`, { data: account })
  base.expect(answer.status()).toBe(200)
  const { access_token, refresh_token } = await answer.json()
  const localStorage = [
    { name: 'accessToken', value: access_token },
    { name: 'refreshToken', value: refresh_token },
  ]
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
}

const expected = new WeakMap<object, RegExp[]>()

/** Playwright's `test`, which also fails on unexpected browser errors. */
export const test = base.extend<Site>({
  failOnConsoleError: [
    async ({ context }, use) => {
      const patterns: RegExp[] = []
      const errors: string[] = []
      expected.set(context, patterns)
      context.on('weberror', (event) => errors.push(String(event.error())))
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
      })
      await use(undefined)
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
