import { expect, test } from 'vitest'
import { describeEachDialect } from './testing/each-dialect.ts'
import { startSite } from './testing/start-site.ts'

const origin = 'http://localhost:3000'
const elsewhere = { apiBaseUrl: 'https://api.example.com/api' }

describeEachDialect('an API that browsers call at another origin', (open) => {
  test("lets the site's pages read its answers, faults and files among them, and no other's", async () => {
    const { app } = await startSite(await open(), undefined, undefined, undefined, elsewhere)
    const urls = ['/v1/pages/home', '/v1/pages/nothing', '/nothing', '/uploads/nothing.webp', '/v1/auth/me']
    for (const url of urls) {
      const { headers } = await app.inject({ url: `/api${url}`, headers: { origin: 'https://evil.example' } })
      expect(headers).toMatchObject({
        'access-control-allow-origin': origin,
        // The cookie that marks a device comes along; it opens nothing.
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'etag, retry-after, x-request-id',
      })
    }
    expect((await app.inject('/about')).headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('says before a call that is not simple that it may come', async () => {
    const { app } = await startSite(await open(), undefined, undefined, undefined, elsewhere)
    const asking = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' }
    const url = '/api/v1/pages/blocks/some-id'
    const { statusCode, headers } = await app.inject({ method: 'OPTIONS', url, headers: { origin, ...asking } })
    expect(statusCode).toBe(204)
    expect(headers['access-control-allow-origin']).toBe(origin)
    expect(headers['access-control-allow-methods']).toContain('PUT')
    expect(headers['access-control-allow-headers']).toContain('authorization')
  })

  test.each(['/api', 'http://localhost:3000/api'])(
    'says nothing of the kind at the origin of the site: %s',
    async (apiBaseUrl) => {
      const { app } = await startSite(await open(), undefined, undefined, undefined, { apiBaseUrl })
      expect((await app.inject('/api/v1/pages/home')).headers).not.toHaveProperty('access-control-allow-origin')
      expect((await app.inject({ method: 'OPTIONS', url: '/api/v1/pages/home' })).statusCode).toBe(404)
    },
  )
})
