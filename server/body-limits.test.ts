import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { uploadLimits } from '#api/upload-limits.ts'
import { startPages } from './render/testing/start-pages.ts'
import { describeEachDialect } from './testing/each-dialect.ts'

const ordinary = 64 * 1024

/** Starts the service. Returns all routes that take a body, collected by an `onRoute` hook. */
async function withRoutes(db: Parameters<typeof startPages>[0]) {
  const routes: RouteOptions[] = []
  const gather = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => void routes.push(route))
  }
  subscribe('fastify.initialization', gather)
  const site = await startPages(db)
  unsubscribe('fastify.initialization', gather)
  const taking = routes.flatMap(({ method, url, bodyLimit = ordinary }) =>
    [method]
      .flat()
      .flatMap((each) =>
        each === 'POST' || each === 'PUT' || each === 'DELETE' ? [{ method: each, url, bodyLimit }] : [],
      ),
  )
  return { ...site, taking: taking.filter(({ url }) => !url.startsWith('/api/docs')) }
}

describeEachDialect('every route that takes a body', (open) => {
  test('refuses anonymous requests before it reads the body, or limits its size', async () => {
    const { app, taking } = await withRoutes(await open())
    expect(taking.length).toBeGreaterThan(25)
    const answers = await Promise.all(
      taking.map(async ({ method, url, bodyLimit }) => {
        const path = url.replaceAll(/:\w+/g, 'home').replace('*', 'about')
        const headers = { 'content-type': url === '/*' ? 'application/x-www-form-urlencoded' : 'application/json' }
        const { statusCode } = await app.inject({ method, url: path, headers, payload: `"${'x'.repeat(ordinary)}"` })
        return { call: `${method} ${url}`, statusCode, bodyLimit }
      }),
    )
    // 405: pages refuse the method of any request.
    const strangers = answers.filter(({ statusCode }) => ![401, 405].includes(statusCode))
    for (const { call, statusCode, bodyLimit } of strangers) {
      expect([call, statusCode, bodyLimit]).toEqual([call, 413, ordinary])
    }
    // When adding a call to this list, document its rate limit in docs/operations.md.
    expect([...new Set(strangers.map(({ call }) => call))].sort()).toEqual([
      'DELETE /api/*',
      'POST /*',
      'POST /api/*',
      'POST /api/v1/auth/login',
      'POST /api/v1/auth/logout',
      'POST /api/v1/auth/password/forgot',
      'POST /api/v1/auth/password/reset',
      'POST /api/v1/auth/token/refresh',
      'POST /api/v1/enquiries',
      'PUT /api/*',
    ])
    const max = (call: string) => answers.find((each) => each.call === call)?.bodyLimit
    expect(Math.max(...answers.map(({ bodyLimit }) => bodyLimit))).toBe(uploadLimits.video)
    expect(max('PUT /api/v1/pages/blocks/:id')).toBe(2 * 1024 * 1024 + ordinary)
    expect(max('POST /api/v1/people/invite')).toBe(ordinary)
  })
})

describeEachDialect('after a refused body', (open) => {
  test('the connection can be used again', async () => {
    const { app, token, addBlock } = await startPages(await open())
    const { id } = await addBlock('CTA', { title: { en: 'A' } })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    const signedIn = { authorization: `Bearer ${token}` }
    const send = (method: string, path: string, body: string, headers: Record<string, string> = {}) =>
      new Promise<[status: number | undefined, port: number | undefined]>((resolve, reject) => {
        const options = { port, path, method, agent, headers: { 'content-type': 'application/json', ...headers } }
        const sent = request(options, (answer) => {
          const { localPort } = answer.socket
          answer.resume().on('end', () => resolve([answer.statusCode, localPort]))
        })
        sent.on('error', reject).end(body)
      })
    const large = `"${'x'.repeat(5 * 1024 * 1024)}"`
    const block = `/api/v1/pages/blocks/${id}`
    const answers = [
      await send('PUT', block, large, signedIn),
      await send('PUT', block, large, signedIn),
      await send('PUT', block, large, { ...signedIn, 'transfer-encoding': 'chunked' }),
      await send('PUT', block, large.repeat(3), signedIn),
      await send('PUT', block, '{', signedIn),
      await send('PUT', block, large, { ...signedIn, 'content-type': 'text/csv' }),
      await send('PUT', block, large),
      await send('POST', '/api/v1/auth/login', large),
      await send('POST', '/about', large),
      await send('GET', '/healthz', ''),
    ]
    expect(answers.map(([status]) => status)).toEqual([422, 422, 413, 413, 400, 415, 401, 413, 415, 200])
    expect(new Set(answers.map(([, local]) => local)).size).toBe(1)
  })
})
