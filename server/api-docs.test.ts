import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { apiDocs } from './api-docs.ts'
import { createPageCache } from './render/page-cache.ts'

const reader = vi.hoisted(() => ({ isBroken: false, requests: 0 }))
vi.mock('@scalar/fastify-api-reference', async (original) => {
  const { default: scalar } = await original<typeof import('@scalar/fastify-api-reference')>()
  const plugin: typeof scalar = async (...needs) => {
    if (reader.isBroken) throw new Error('no file to read')
    needs[0].addHook('onRequest', async () => void reader.requests++)
    await (scalar as (...given: typeof needs) => Promise<void>)(...needs)
  }
  return { default: plugin }
})

async function start() {
  const app = Fastify()
  await app.register(apiDocs, { prefix: '/api', cache: createPageCache({ maxBytes: 1e8 }) })
  return app
}

test.each(['/api/docs', '/api/docs?a', '/api/docs?a=/b'])(
  '%s redirects to the page, whatever its query',
  async (address) => {
    const app = await start()
    const { statusCode, headers } = await app.inject(address)
    expect([statusCode, headers.location]).toEqual([301, '/api/docs/'])
    expect((await app.inject(String(headers.location))).statusCode).toBe(200)
  },
)

test('the page runs only its own inline script, allowed by hash, and cannot be framed', async () => {
  const { body, headers } = await (await start()).inject('/api/docs/')
  const [, script = ''] = /<script type="text\/javascript">([\s\S]*?)<\/script>/.exec(body) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = headers['content-security-policy']
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).toContain("frame-ancestors 'none'")
})

test('the script is read and compressed once, and not sent again to a client that has it', async () => {
  const app = await start()
  const ask = (headers: Record<string, string> = {}) =>
    app.inject({ url: '/api/docs/js/scalar.js?v=1', headers: { 'accept-encoding': 'gzip', ...headers } })
  reader.requests = 0
  const { headers, rawPayload } = await ask()
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': expect.stringContaining('javascript') })
  expect(headers['cache-control']).toBe('public, max-age=3600')
  expect(rawPayload.length).toBeLessThan(2_000_000)
  expect((await ask()).rawPayload.equals(rawPayload)).toBe(true)
  expect((await ask({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  expect(reader.requests).toBe(1)
})

test('the script has one address, so that it is not compressed again for each spelling', async () => {
  expect((await (await start()).inject('/api/docs/js/scalar.js%3Fa')).statusCode).toBe(404)
})

test('a page that failed to load is loaded at the next request', async () => {
  const app = await start()
  reader.isBroken = true
  expect((await app.inject('/api/docs/')).statusCode).toBe(500)
  reader.isBroken = false
  expect((await app.inject('/api/docs/')).statusCode).toBe(200)
})
