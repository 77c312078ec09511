import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'
import { startPages } from './testing/start-pages.ts'

type Sent = { method?: string; headers?: Record<string, string> }

const ofConnection = ['date', 'connection', 'keep-alive', 'x-request-id']
const gzip = { 'accept-encoding': 'gzip' }

/** Starts a site that listens on a port. `visit` requests a page, `read` the blocks of the page from the API. */
async function startListening(open: OpenDatabase) {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const site = await startPages(await open(), {
    async render(_request, backend) {
      const { footer } = await backend.readFrame('en')
      return new Response(`<p>${JSON.stringify(footer)}`, { headers })
    },
  })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo
  const send = (path: string) => async (sent: Sent) => {
    const [answer] = (await once(request({ port, path, ...sent }).end(), 'response')) as [IncomingMessage]
    const named = Object.entries(answer.headers).filter(([name]) => !ofConnection.includes(name))
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(named),
      body: await buffer(answer),
      id: answer.headers['x-request-id'],
      /** Whether `sendReady` sent the answer: unlike Fastify, it sends the request id after the ETag. */
      isReady: /^etag,.*,x-request-id,/.test(answer.rawHeaders.slice(answer.rawHeaders.indexOf('etag')).join()),
    }
  }
  return { ...site, send, visit: send('/about'), read: send('/api/v1/pages/about') }
}

describeEachDialect('a page and an API response that are cached', (open) => {
  test.each(['/about', '/api/v1/pages/about'])(
    '%s is sent before the framework with the same headers',
    async (path) => {
      const { send } = await startListening(open)
      const ask = send(path)
      for (const headers of [gzip, {}]) {
        const { id: _, ...first } = await ask({ headers })
        const { id, ...second } = await ask({ headers })
        expect([first.isReady, second]).toEqual([false, { ...first, isReady: true }])
        expect(id).toMatch(/^[\da-f-]{36}$/)
        expect((await ask({ headers })).id).not.toBe(id)
      }
    },
  )

  test('have no body in a response to HEAD or to a client that has the page', async () => {
    const { visit } = await startListening(open)
    const { headers } = await visit({ headers: gzip })
    const head = await visit({ method: 'HEAD', headers: gzip })
    expect(head).toMatchObject({ status: 200, headers, isReady: true })
    const { 'content-length': _length, 'content-encoding': _encoding, ...unchanged } = headers
    const known = await visit({ headers: { ...gzip, 'if-none-match': String(headers.etag) } })
    expect(known).toMatchObject({ status: 304, isReady: true })
    expect(known.headers).toEqual(unchanged)
    expect([head.body.length, known.body.length]).toEqual([0, 0])
  })

  test('are left to the framework with a token, a body or another method', async () => {
    const { visit, read, token } = await startListening(open)
    for (const ask of [visit, read]) {
      await ask({ headers: gzip })
      expect(await ask({ headers: gzip })).toMatchObject({ isReady: true })
      const others: Record<string, string>[] = [
        { authorization: `Bearer ${token}` },
        { 'content-length': '0' },
        { 'transfer-encoding': 'chunked' },
      ]
      for (const headers of others)
        expect(await ask({ headers: { ...gzip, ...headers } })).toMatchObject({ isReady: false })
      expect(await ask({ method: 'DELETE', headers: gzip })).toMatchObject({ isReady: false })
    }
  })

  test('are not sent any more once a save is answered', async () => {
    const { visit, read, addBlock } = await startListening(open)
    for (const ask of [visit, visit, read, read]) await ask({ headers: gzip })
    await addBlock('CTA', { title: { en: 'Added' } }, 'about')
    const answer = await read({ headers: gzip })
    expect(answer.isReady).toBe(false)
    expect(gunzipSync(answer.body).toString()).toContain('Added')
  })
})
