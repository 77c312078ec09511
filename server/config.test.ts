import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { authSecret, type Config, readConfig } from './config.ts'
import { s3AddressForm } from './uploads/storage/s3-address.ts'

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
  ['PORT', ' '],
  ['SITE_URL', 'ftp://example.com'],
  ['SITE_URL', 'www.example.com'],
  ['SITE_URL', 'https://www.example.com/en'],
  ['SITE_URL', 'https://www.example.com/?a'],
  ['SITE_URL', 'https://user:secret@www.example.com'],
  ['DATABASE_URL', 'mysql://localhost/site'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://user:100%@mail.example.com'],
  ['CONTACT_EMAIL', 'nobody'],
  ['ADMIN_EMAIL', 'admin@'],
  ['ADMIN_PASSWORD', '7 chars'],
  ['AUTH_SECRET', 'short'],
  ['METRICS_TOKEN', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['SHUTDOWN_DELAY', '1m'],
  ['API_BASE_URL', '/api/'],
  ['API_BASE_URL', '//api.example.com'],
  ['API_BASE_URL', 'https://%'],
  ['API_BASE_URL', 'https://api.example.com/api?a=b'],
  ['TRUST_PROXY', 'all'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', 'loopback'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/8,'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '::/0'],
  ['TRUST_PROXY', 'nginx'],
  ['TRUST_PROXY', '10.0.0.0/255.0.0.0'],
])('%s cannot be “%s”, and the error has one line', (name, value) => {
  const error = (readConfig({ [name]: value }) as { error: string }).error
  expect(error).toMatch(new RegExp(`^${name} .+`))
  expect(error).not.toContain('\n')
})

test('only the proxies in TRUST_PROXY are trusted', () => {
  const proxiesOf = (env: NodeJS.ProcessEnv) => (readConfig(env) as { config: Config }).config.trustProxy
  expect([proxiesOf({}), proxiesOf({ TRUST_PROXY: 'none' })]).toEqual([[], []])
  expect(proxiesOf({ TRUST_PROXY: '127.0.0.1, ::1,10.0.0.0/8,fd00::/8' })).toEqual([
    '127.0.0.1',
    '::1',
    '10.0.0.0/8',
    'fd00::/8',
  ])
})

test('files may be stored in AWS S3 or on any compatible server', () => {
  const storageOf = (STORAGE_URL: string) => (readConfig({ STORAGE_URL }) as { config: Config }).config.storage
  expect(storageOf('s3://KEY:a%2Fb%2Bc@minio:9000/site-files?tls=false')).toEqual({
    endpoint: 'http://minio:9000',
    region: 'us-east-1',
    credentials: { accessKeyId: 'KEY', secretAccessKey: 'a/b+c' },
    bucket: 'site-files',
    prefix: '',
  })
  expect(storageOf('s3://s3.example.com/files/of/this-site/?region=eu-central-1')).toEqual({
    endpoint: 'https://s3.example.com',
    region: 'eu-central-1',
    bucket: 'files',
    prefix: 'of/this-site/',
  })
  expect(storageOf('s3:///site-files')).toEqual({ bucket: 'site-files', prefix: '' })
  expect(storageOf('')).toBeUndefined()
})

test.each([
  's3://bucket',
  's3://bucket/prefix',
  's3://:secret@host:9000/bucket',
  's3://KEY@host:9000/bucket',
  's3://KEY:secret%@host:9000/bucket',
  's3://KEY:secret/with/slashes@host:9000/bucket',
  's3://KEY:secret@/bucket',
  's3://KEY:secret@host:9000/',
  's3://KEY:secret@host:9000/bucket/a//b',
  's3://KEY:secret@host:9000/bucket?tls=no',
  's3://KEY:secret@host:9000/bucket?zone=eu',
  's3:///bucket?tls=false',
  'https://KEY:secret@s3.example.com/bucket',
])('files cannot be stored at %s, and the error does not contain the secret', (url) => {
  expect(readConfig({ STORAGE_URL: url })).toEqual({
    error: `STORAGE_URL must be ${s3AddressForm}`,
  })
})

test.each(['smtp://mail.example.com', 'smtps://site:p%40ss@mail.example.com:465'])(
  'mail may be sent through %s',
  (url) => {
    expect(readConfig({ SMTP_URL: url })).toMatchObject({ config: { smtpUrl: url } })
  },
)

test('the error for an invalid SMTP_URL does not contain its password', () => {
  expect(readConfig({ SMTP_URL: 'ftp://site:secret@example.com' })).toEqual({
    error: 'SMTP_URL must be an address such as smtps://user:password@mail.example.com',
  })
})

test('the password of the first administrator has the length that a login accepts', () => {
  const passwordOf = (length: number) => readConfig({ ADMIN_PASSWORD: 'x'.repeat(length) })
  expect(passwordOf(8)).toMatchObject({ config: { adminPassword: 'xxxxxxxx' } })
  expect(passwordOf(200)).toMatchObject({ config: {} })
  expect(passwordOf(201)).toEqual({ error: 'ADMIN_PASSWORD must have at most 200 characters' })
})

test.each(['', 'abc\n'])('a secret file with a secret that is too short is refused: “%s”', async (secret) => {
  const dataDir = await temporaryFolder()
  await writeFile(join(dataDir, 'auth-secret'), secret)
  expect(() => authSecret({ authSecret: undefined, dataDir })).toThrow(/auth-secret must hold 32 characters or more/)
})

test('the secret is generated once, and only its owner can read it', async () => {
  const dataDir = await temporaryFolder()
  const first = authSecret({ authSecret: undefined, dataDir })
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(authSecret({ authSecret: undefined, dataDir })).toBe(first)
  expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600)
  expect(authSecret({ authSecret: 'g'.repeat(32), dataDir })).toBe('g'.repeat(32))
})

test('processes that start at the same time on one folder use the same secret', async () => {
  const dataDir = await temporaryFolder()
  const config = new URL('config.ts', import.meta.url).href
  const script = `import { authSecret } from ${JSON.stringify(config)}
    process.stdin.once('data', () => {
      process.stdout.write(authSecret({ dataDir: ${JSON.stringify(dataDir)} }))
      process.exit()
    })
    process.stderr.write('ready')`
  const starts = Array.from({ length: 6 }, () => spawn(process.execPath, ['--input-type=module', '--eval', script]))
  await Promise.all(starts.map(({ stderr }) => once(stderr, 'data')))
  const said = starts.map(({ stdout }) => text(stdout))
  for (const { stdin } of starts) stdin.write('go')
  const secrets = await Promise.all(said)
  expect(secrets[0]).toHaveLength(64)
  expect(new Set(secrets).size).toBe(1)
  expect(await readdir(dataDir)).toEqual(['auth-secret'])
})
