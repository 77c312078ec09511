import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { admin } from './e2e/helpers/admin-account.ts'
import { webpOnlyHeaders } from './e2e/helpers/webp-only-headers.ts'
import { chromiumArgs, findChromium } from './scripts/chromium.ts'

const port = process.env.E2E_PORT ?? '4179'
const origin = `http://localhost:${port}`

/** Every run begins with an empty site. Workers load this file too and inherit the folder of the first load. */
function freshDataDir() {
  const folder = mkdtempSync(join(tmpdir(), 'ilearn-e2e-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
process.env.E2E_DATA_DIR ??= freshDataDir()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  // Two processors serve the site and two browsers at once.
  expect: { timeout: 10_000 },
  // Two browsers and the site on two processors are late now and then; the report names a story that needed this 'flaky'.
  retries: 1,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    // Making AVIF of every picture in every width would be most of the work; that it is made is told by the server's tests.
    extraHTTPHeaders: webpOnlyHeaders,
    // The stories are about what a page does; those about motion ask for it themselves.
    reducedMotion: 'reduce',
    // To follow every action takes a seventh of the run; who needs it asks by `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  webServer: {
    command: `"${process.execPath}" server/main.ts`,
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
      // Some stories come from an address of their own.
      TRUST_PROXY: '127.0.0.1,::1',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
  },
})
