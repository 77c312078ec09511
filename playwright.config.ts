import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { admin } from './e2e/helpers/admin-account.ts'
import { webpOnlyHeaders } from './e2e/helpers/webp-only-headers.ts'
import { chromiumArgs, requireChromium } from './scripts/chromium.ts'

const port = process.env.E2E_PORT ?? '4179'
const origin = `http://localhost:${port}`

/**
 * Each run begins with an empty site. Worker processes load this file, too, and get the folder from the environment.
 */
function freshDataDir() {
  const folder = mkdtempSync(join(tmpdir(), 'ilearn-e2e-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
process.env.E2E_DATA_DIR ??= freshDataDir()
process.env.CHROMIUM_PATH ??= requireChromium()

/** Flags for the tests only, not for measuring. */
const testArgs = [
  // All pages of a context use the renderer that its first page keeps (e2e/helpers/shared-context.ts).
  '--process-per-site',
  // Pages end before optimized code pays off, and the processors are busy without parallel garbage collection.
  '--js-flags=--no-maglev,--no-turbofan,--single-threaded-gc',
]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Runs when the site (`webServer`) answers.
  globalSetup: './e2e/helpers/seeded-site.ts',
  // A third worker on two processors, because tests spend a fifth of the time waiting for their pages.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  // Longer than the default of 5 seconds, because the site and three browsers share two processors.
  expect: { timeout: 10_000 },
  // On two busy processors some tests run into timeouts. A test that passes when it is retried is reported as 'flaky'.
  retries: 1,
  reporter: [['list'], ['./scripts/playwright-reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    // Encoding every picture as AVIF in every width would take most of the run. The server's tests cover AVIF.
    extraHTTPHeaders: webpOnlyHeaders,
    // Tests about motion override this.
    reducedMotion: 'reduce',
    // Recording traces takes a seventh of the run. Use `--trace retain-on-failure` when needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...chromiumArgs, ...testArgs] },
  },
  webServer: {
    command: `"${process.execPath}" build/server/main.js`,
    url: `${origin}/readyz`,
    timeout: 30_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      NODE_ENV: 'production',
      PORT: port,
      HOST: 'localhost',
      SITE_URL: origin,
      DATA_DIR: process.env.E2E_DATA_DIR,
      DATABASE_URL: '',
      // Some tests set their own client address (X-Forwarded-For).
      TRUST_PROXY: '127.0.0.1,::1',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
  },
})
