import { rmSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import { freePort, startServer } from '#bench/server-process.ts'
import { builtServer, serverNode } from '#scripts/serve.mjs'
import { admin } from './admin-account.ts'
import { signIn, test } from './fixtures.ts'
import { runSql } from './run-sql.ts'
import { copySeededSite } from './seeded-site.ts'
import { temporaryPath } from './temporary-path.ts'

/**
 * Runs the tests of a file serially on a server with its own data folder, so that they may change or delete any data.
 * `settings` returns additional environment variables for a server at the given port.
 */
export function isolatedSite(settings: (port: string) => Record<string, string> = () => ({})) {
  const dataDir = temporaryPath('ilearn-own')
  const site = {
    origin: '',
    dataDir,
    runSql: (statement: string) => runSql(statement, dataDir),
    signInAsAdmin: (context: BrowserContext) => signIn(context, site.origin),
  }
  let server: Awaited<ReturnType<typeof startServer>> | undefined

  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async () => {
    const port = String(await freePort())
    site.origin = `http://localhost:${port}`
    copySeededSite(dataDir)
    const env = {
      ...serverNode.env,
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SITE_URL: site.origin,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...settings(port),
    }
    server = await startServer(process.execPath, [builtServer], env, `${site.origin}/readyz`)
  })
  test.afterAll(async () => {
    await server?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  return site
}
