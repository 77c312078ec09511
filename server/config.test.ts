import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { authSecret, readConfig } from './config.ts'

test('the public origin is http://localhost and the port unless it is set', () => {
  expect(readConfig({ PORT: '4000' })).toMatchObject({ config: { port: 4000, siteUrl: 'http://localhost:4000' } })
  expect(readConfig({ SITE_URL: 'https://www.example.com/' })).toMatchObject({
    config: { siteUrl: 'https://www.example.com' },
  })
})

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', SITE_BRAND: '' })).toEqual(readConfig({}))
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['SITE_URL', 'ftp://example.com'],
  ['SITE_URL', 'www.example.com'],
  ['DATABASE_URL', 'mysql://localhost/site'],
  ['STORAGE_URL', 'https://bucket.example.com'],
  ['SMTP_URL', 'mail.example.com'],
  ['CONTACT_EMAIL', 'nobody'],
  ['ADMIN_EMAIL', 'admin@'],
  ['AUTH_SECRET', 'short'],
  ['API_BASE_URL', '/api/'],
])('%s cannot be “%s”, and one line says so', (name, value) => {
  const complaint = (readConfig({ [name]: value }) as { complaint: string }).complaint
  expect(complaint).toMatch(new RegExp(`^${name} .+`))
  expect(complaint).not.toContain('\n')
})

test('the secret is made once, and readable by its owner alone', async () => {
  const dataDir = await temporaryFolder()
  const first = authSecret({ authSecret: undefined, dataDir })
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(authSecret({ authSecret: undefined, dataDir })).toBe(first)
  expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600)
  expect(authSecret({ authSecret: 'g'.repeat(32), dataDir })).toBe('g'.repeat(32))
})
