import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { uploadLimits } from '#api/upload-limits.ts'
import packageJson from '#package.json' with { type: 'json' }
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'

describeEachDialect('the service', (open) => {
  test('is live and ready while its database answers, and live but not ready without it', async () => {
    const { app, db } = await startSite(await open())
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok', version: packageJson.version })
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    await db.destroy()
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).statusCode).toBe(503)
  })

  test('closes idle connections and allows enough time for uploads', async () => {
    const { app } = await startSite(await open())
    const { timeout, requestTimeout, keepAliveTimeout } = app.server
    // The browser itself aborts an upload that makes no progress for a minute (api/upload-file.ts).
    expect(timeout).toBeGreaterThan(60_000)
    expect(timeout).toBeLessThan(300_000)
    const secondsForAVideo = (uploadLimits.video * 8) / 250_000
    expect(requestTimeout).toBeGreaterThan(secondsForAVideo * 1_000)
    expect(keepAliveTimeout).toBeGreaterThan(0)
  })

  test('stops without waiting for connections that have sent nothing, or whose response began before', async () => {
    const { app } = await startSite(await open())
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const silent = connect(port, '127.0.0.1')
    const reading = connect(port, '127.0.0.1', () => {
      reading.write('GET /api/docs/js/scalar.js HTTP/1.1\r\nhost: localhost\r\n\r\n')
    })
    await once(reading, 'readable')
    const closed = app.close()
    setTimeout(() => reading.resume(), 200)
    await Promise.all([closed, ...[silent.resume(), reading].map((socket) => once(socket, 'close'))])
  })

  test('reads long bodies from administrators only', async () => {
    const { app, addBlock, token } = await startSite(await open())
    const { id } = await addBlock('CTA', { title: { en: 'A' } })
    const send = async (url: string, method: 'POST' | 'PUT', bytes: number, headers = {}) =>
      (await app.inject({ method, url: `/api${url}`, payload: { type: 'CTA', x: 'x'.repeat(bytes) }, headers }))
        .statusCode
    const addresses = ['/v1/auth/login', '/v1/auth/register', '/v1/auth/password/forgot', '/v1/enquiries', '/nothing']
    const long = 70_000
    expect(await Promise.all(addresses.map((url) => send(url, 'POST', long)))).toEqual([413, 401, 413, 413, 413])
    const authorization = `Bearer ${token}`
    const block = `/v1/pages/blocks/${id}`
    expect(await send(block, 'PUT', long)).toBe(401)
    expect(await send(block, 'PUT', 9 * 1024 * 1024, { authorization })).toBe(422)
    expect(await send(block, 'PUT', 10 * 1024 * 1024, { authorization })).toBe(413)
  })

  test('serves the pages of the site at every address outside /api', async () => {
    const { app } = await startSite(await open())
    expect((await app.inject('/about')).body).toBe('a page of the site')
  })

  test('reveals no internals when the database fails, and logs the error', async () => {
    const { app, db, logged } = await startSite(await open())
    await db.schema
      .dropTable('blocks')
      .cascade()
      .execute()
      .catch(() => db.schema.dropTable('blocks').execute())
    const answer = await app.inject('/api/v1/pages/home')
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      detail: 'Something went wrong on our side.',
    })
    expect(logged.join('')).toContain('blocks')
  })
})

describe('errors of the API', () => {
  describeEachDialect('are problem+json', (open) => {
    test('for JSON with a key that could change objects, which is named', async () => {
      const { app } = await startSite(await open())
      for (const payload of ['{"__proto__":{"a":1}}', '{"a":{"constructor":{"prototype":{}}}}']) {
        const headers = { 'content-type': 'application/json' }
        const answer = await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload, headers })
        expect(answer.json()).toMatchObject({ status: 400, type: 'urn:problem:forbidden-key' })
      }
    })

    test('for an unknown address, invalid JSON, an unsupported media type and a body that is too large', async () => {
      const { app, call, post } = await startSite(await open())
      const headers = { 'content-type': 'application/json' }
      const inject = (payload: string, type = 'application/json') =>
        app.inject({
          method: 'POST',
          url: '/api/v1/auth/login',
          payload,
          headers: { ...headers, 'content-type': type },
        })
      const answers = [
        await app.inject('/api/nothing/here'),
        await inject('{ not json'),
        await inject('<xml/>', 'application/xml'),
        await inject(JSON.stringify({ email: 'x'.repeat(64 * 1024) })),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 400, 415, 413])
      for (const answer of answers) {
        expect(answer.headers['content-type']).toBe('application/problem+json')
        expect(answer.json()).toEqual({
          type: expect.any(String),
          title: expect.any(String),
          status: answer.statusCode,
          detail: expect.any(String),
        })
      }
      const malformed = await app.inject('/api/v1/pages/%')
      expect(malformed.headers).toMatchObject({
        'content-type': 'application/problem+json',
        'x-request-id': expect.any(String),
      })
      expect(malformed.json()).toMatchObject({ title: 'Bad Request', status: 400, detail: expect.any(String) })
      const unnamed = await post('/home/blocks', { content: {} })
      expect(unnamed).toMatchObject({ status: 422, body: { errors: [{ path: 'block_type' }] } })
      expect((await call('POST', '/home/blocks', { content: {} })).status).toBe(401)
    })
  })
})

describeEachDialect('a DELETE', (open) => {
  test('may have the content type JSON and no body, as many clients send it', async () => {
    const { app, token, addBlock } = await startSite(await open())
    const { id } = await addBlock('CTA', { title: { en: 'A' } })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const { statusCode } = await app.inject({ method: 'DELETE', url: `/api/v1/pages/blocks/${id}`, headers })
    expect(statusCode).toBe(204)
  })
})

describeEachDialect('what the service logs', (open) => {
  test('contains changes and errors, but no password and no token', async () => {
    const { app, logged, post } = await startSite(await open())
    await app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { email: 'editor@example.com', password: 'my-secret-password' },
    })
    await post('/home/blocks', { block_type: 'CTA', content: { title: { en: 'A' } } })
    app.log.info({ headers: { authorization: 'Bearer my-secret' }, body: { password: 'my-secret' } })
    app.log.info({ refresh_token: 'my-secret' })
    const lines = logged.join('')
    expect(lines).toContain('/api/v1/pages/:slug/blocks')
    expect(lines).not.toMatch(/my-secret|Bearer|eyJ/)
  })
})

describeEachDialect('the OpenAPI document', (open) => {
  test('describes each operation and marks those that need a token, which are refused without one', async () => {
    const { app } = await startSite(await open())
    const { paths } = (await app.inject('/api/openapi.json')).json()
    const openCalls: string[] = []
    for (const [path, item] of Object.entries<object>(paths)) {
      for (const [method, { summary, security, responses }] of Object.entries(item)) {
        const call = `${method.toUpperCase()} ${path}`
        expect(summary, call).toEqual(expect.any(String))
        if (security) expect(responses, call).toHaveProperty('401')
        if (!security) openCalls.push(call)
        const url = path.replaceAll(/\{\w+\}/g, 'home')
        const payload = method === 'get' ? undefined : {}
        const { statusCode } = await app.inject({ method: method as 'post', url, payload })
        expect([call, statusCode === 401]).toEqual([call, Boolean(security)])
      }
    }
    expect(openCalls).toEqual([
      'POST /api/v1/auth/login',
      'POST /api/v1/auth/token/refresh',
      'POST /api/v1/auth/logout',
      'POST /api/v1/auth/password/forgot',
      'POST /api/v1/auth/password/reset',
      'POST /api/v1/enquiries',
      'GET /api/v1/pages/blocks/{id}/items',
      'GET /api/v1/pages/blocks/{id}/items/{item_id}',
      'GET /api/v1/pages',
      'GET /api/v1/pages/{slug}',
      'GET /api/v1/search',
      'GET /api/uploads/{key}',
    ])
  })

  test('is OpenAPI 3.1 and lists every operation', async () => {
    const { app } = await startSite(await open())
    const document = (await app.inject('/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    // `redocly lint` and `spectral` report errors if these fields are missing.
    expect(document).toMatchObject({ servers: [{ url: 'http://localhost:3000' }], security: [] })
    expect(Object.keys(document.paths).filter((path) => path.endsWith('/'))).toEqual([])
    const calls = Object.entries<object>(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(calls).toEqual(
      expect.arrayContaining([
        'POST /api/v1/auth/login',
        'POST /api/v1/auth/password/forgot',
        'POST /api/v1/auth/password/reset',
        'POST /api/v1/enquiries',
        'GET /api/v1/enquiries',
        'GET /api/v1/pages/{slug}',
        'POST /api/v1/pages/{slug}/blocks',
        'PUT /api/v1/pages/blocks/{id}',
        'DELETE /api/v1/pages/blocks/{id}',
        'POST /api/v1/pages/blocks/reorder',
        'GET /api/v1/pages/blocks/{id}/items',
        'POST /api/v1/pages/blocks/{id}/items',
        'GET /api/v1/pages/blocks/{id}/items/{item_id}',
        'PUT /api/v1/pages/blocks/{id}/items/{item_id}',
        'DELETE /api/v1/pages/blocks/{id}/items/{item_id}',
        'GET /api/uploads/{key}',
      ]),
    )
  })

  test('is shown on a page that loads nothing from another origin', async () => {
    const { app } = await startSite(await open())
    expect((await app.inject('/api/docs')).headers.location).toBe('/api/docs/')
    const page = await app.inject('/api/docs/')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('/api/openapi.json')
    const scripts = [...page.body.matchAll(/src="([^"]+)"/g)].map(([, source]) => source)
    expect(scripts).toEqual(['js/scalar.js'])
    expect((await app.inject('/api/docs/js/scalar.js')).headers['content-type']).toContain('javascript')
    expect((await app.inject('/api/docs/nothing')).statusCode).toBe(404)
  })
})
