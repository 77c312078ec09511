import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { sendEnquiry } from './send-enquiry.ts'

const enquiry = {
  name: 'Huda',
  email: 'huda@sahab.example',
  company: '',
  phone: '',
  interest: '',
  message: 'Hello',
  source: '/ar/contact',
  hp_note: '',
  elapsed: 4_000,
}

let server: Server
afterEach(() => new Promise((closed) => server.close(closed)))

/** Starts a server that sends the same response to every request. `asked` is the last request. */
async function answering(status: number, body: object, headers: Record<string, string> = {}) {
  const asked: { url?: string; body?: unknown } = {}
  server = createServer(async (request, response) => {
    asked.url = request.url
    asked.body = await json(request)
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  })
  await new Promise<void>((open) => server.listen(0, open))
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, asked }
}

describe('sending an enquiry', () => {
  test('posts all fields, the page and the elapsed time to the API', async () => {
    const { base, asked } = await answering(201, { id: 'one' })
    expect(await sendEnquiry(base, enquiry)).toEqual({ kind: 'sent' })
    expect(asked).toEqual({ url: '/api/v1/enquiries', body: enquiry })
  })

  test('returns the fields that the server rejects', async () => {
    const { base } = await answering(422, { errors: [{ path: 'email', message: 'is not as it must be' }] })
    expect(await sendEnquiry(base, enquiry)).toEqual({ kind: 'invalid', errors: { email: 'invalid' } })
  })

  test('returns the time to wait after too many requests in whole minutes', async () => {
    const { base } = await answering(429, {}, { 'retry-after': '61' })
    expect(await sendEnquiry(base, enquiry)).toEqual({ kind: 'tooMany', minutes: 2 })
  })

  test('fails without throwing when the server fails or cannot be reached', async () => {
    const { base } = await answering(500, {})
    expect(await sendEnquiry(base, enquiry)).toEqual({ kind: 'failed' })
    expect(await sendEnquiry('http://127.0.0.1:1/api', enquiry)).toEqual({ kind: 'failed' })
  })
})
