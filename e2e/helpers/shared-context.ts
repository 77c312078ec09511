import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

type Shared = { context: BrowserContext; keeper: Page; key: string }

/**
 * The browser context of this worker's tests. A new context for each test would take twice the processor time, because
 * it starts another renderer, loads every file again and compiles every script again. The keeper is a page that stays
 * open between tests, because a renderer ends with its last page.
 */
let shared: Shared | undefined

/** The context of the previous test if that had the same options, else a new one. */
export async function takeContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const key = JSON.stringify(options)
  if (shared?.key === key) return shared.context
  await shared?.context.close()
  const context = await browser.newContext()
  const keeper = await context.newPage()
  await keeper.goto('/robots.txt')
  shared = { context, keeper, key }
  return context
}

/** Prepares the context for the next test, and closes the other contexts that the test opened. */
export async function leaveContext(browser: Browser, hasPassed: boolean) {
  // After a failure, closing the context takes the screenshots.
  if (shared && (!hasPassed || !(await isEmptied(shared)))) shared = undefined
  const others = browser.contexts().filter((context) => context !== shared?.context)
  await Promise.all(others.map((context) => context.close()))
}

/** Removes what a test left, unless it installed a fake clock, which would be in all later pages too. */
async function isEmptied({ context, keeper }: Shared): Promise<boolean> {
  const pages = context.pages().filter((page) => page !== keeper)
  await Promise.all(pages.map((page) => page.close()))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  await context.setOffline(false)
  await context.clearCookies()
  const session = await context.newCDPSession(keeper)
  // '*' stands for all origins: some tests have a server of their own.
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' })
  await session.detach()
  return keeper.evaluate(() => String(setTimeout).includes('[native code]'))
}

/** Replaces what the local storage of a browser context has with tokens, before a page is opened. */
export async function storeTokens(context: BrowserContext, origin = '', tokens: Record<string, string>) {
  if (context !== shared?.context) {
    const localStorage = Object.entries(tokens).map(([name, value]) => ({ name, value }))
    return context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
  }
  const { keeper } = shared
  if (new URL(keeper.url()).origin !== origin) await keeper.goto(`${origin}/robots.txt`)
  await keeper.evaluate((tokens) => {
    localStorage.clear()
    Object.assign(localStorage, tokens)
  }, tokens)
}
