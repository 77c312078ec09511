import { expect, test } from 'vitest'
import { describeEachDialect } from './testing/each-dialect.ts'
import { startSite } from './testing/start-site.ts'

const origin = 'http://localhost:3000'
const elsewhere = { apiBaseUrl: 'https://api.example.com/api' }

describeEachDialect('an API that browsers call at another origin', (open) => {
  test("lets only the site's pages read its responses, including errors and files", async () => {
    const { app } = await startSite(await open(), undefined, undefined, undefined, elsewhere)
    const urls = ['/v1/pages/home', '/v1/pages/nothing', '/nothing', '/uploads/nothing.webp', '/v1/auth/me']
    for (const url of urls) {
      const { headers } = await app.inject({ url: `/api${url}`, headers: { origin: 'https://evil.example' } })
      expect(headers).toMatchObject({
        'access-control-allow-origin': origin,
        // Needed for the device cookie. It does not authenticate requests.
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'etag, retry-after, x-request-id',
      })
    }
    expect((await app.inject('/about')).headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('answers the preflight request of a call', async () => {
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
    'sends no CORS headers on the origin of the site: %s',
    async (apiBaseUrl) => {
      const { app } = await startSite(await open(), undefined, undefined, undefined, { apiBaseUrl })
      expect((await app.inject('/api/v1/pages/home')).headers).not.toHaveProperty('access-control-allow-origin')
      expect((await app.inject({ method: 'OPTIONS', url: '/api/v1/pages/home' })).statusCode).toBe(404)
    },
  )
})
