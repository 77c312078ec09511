import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { freePort, startServer } from '#bench/server-process.ts'
import { builtServer } from '#scripts/serve.mjs'
import { admin } from './helpers/admin-account.ts'
import { temporaryPath } from './helpers/temporary-path.ts'

const folder = temporaryPath('ilearn-copied')
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what copy-built copies is all that the server needs, also for what it loads at first use', async () => {
  const site = join(folder, 'site')
  expect(spawnSync(process.execPath, ['scripts/copy-built.mjs', site], { stdio: 'inherit' }).status).toBe(0)
  const port = String(await freePort())
  const origin = `http://localhost:${port}`
  const settings = { PORT: port, SITE_URL: origin, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' }
  const env = { ...settings, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, NODE_ENV: 'production' }
  const server = await startServer(process.execPath, [join(site, builtServer)], env, `${origin}/readyz`)
  try {
    const paths = ['/', '/ar?edit=true', '/search?q=lerning', '/feed.xml', '/metrics', '/api/docs/js/scalar.js']
    for (const path of paths) expect([path, (await fetch(origin + path)).status]).toEqual([path, 200])
    const cutOff = await fetch(`${origin}/ar/%D9%85%D9`)
    expect([cutOff.status, (await cutOff.text()).includes('<html lang="ar"')]).toEqual([404, true])
    const card = /property="og:image" content="([^"]+)/.exec(await (await fetch(origin)).text())?.[1] ?? ''
    expect((await fetch(card)).headers.get('content-type')).toBe('image/jpeg')

    const login = await fetch(`${origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    })
    const { access_token } = await login.json()
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
    for (const part of [new Uint8Array(png), svg]) {
      const body = new FormData()
      body.set('file', new Blob([part]))
      const headers = { authorization: `Bearer ${access_token}` }
      expect((await fetch(`${origin}/api/v1/uploads/`, { method: 'POST', headers, body })).status).toBe(201)
    }
    const backup = [join(site, 'build/server/run-backup.js'), join(folder, 'backup.tar.gz')]
    expect(spawnSync(process.execPath, backup, { stdio: 'inherit', env: { ...process.env, ...env } }).status).toBe(0)
  } finally {
    await server.stop()
  }
})
