import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { describeEachStorage, type OpenStorageSetup } from './uploads/testing/each-storage.ts'
import { video } from './uploads/testing/files.ts'
import { encoded, formWith, startUploads } from './uploads/testing/start-uploads.ts'

const timeouts = { headersMs: 400, graceMs: 400, bytesPerSecond: 4 * 1024 * 1024 }

async function listening(open: OpenStorageSetup) {
  const site = await startUploads(await open(), undefined, { timeouts })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo
  return { ...site, dial: () => dial(port) }
}

/** Connects. `come.text` is the text received so far, `ended` resolves with the duration of the connection in ms. */
async function dial(port: number) {
  const socket = connect(port, '127.0.0.1')
  // Ignores the error of a write to a connection that the server has closed.
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const began = Date.now()
  const come = { text: '' }
  const ended = new Promise<number>((resolve) => socket.on('close', () => resolve(Date.now() - began)))
  socket.on('data', (chunk) => {
    come.text += chunk.toString('latin1')
  })
  return { socket, come, ended }
}

async function drip(socket: Socket, pieces: string | Buffer, bytes: number, everyMs: number) {
  const text = Buffer.from(pieces)
  for (let at = 0; at < text.length && socket.writable; at += bytes) {
    socket.write(text.subarray(at, at + bytes))
    await setTimeout(everyMs)
  }
}

const login = JSON.stringify({ email: 'layla@example.com', password: 'x'.repeat(100) })
const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

describeEachStorage('a slow client', (open) => {
  test('is cut off when its request headers do not arrive in time', async () => {
    const { dial } = await listening(open)
    const silent = await dial()
    const slow = await dial()
    drip(slow.socket, 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n'.padEnd(200, 'x-header: 1\r\n'), 2, 60)
    expect(await silent.ended).toBeLessThan(2_000)
    expect(await slow.ended).toBeLessThan(2_000)
    expect(slow.come.text).toMatch(/^HTTP\/1.1 408 Request Timeout\r\ncontent-type: application\/problem\+json/)
    expect(JSON.parse(slow.come.text.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 408, type: 'about:blank' })
  })

  test('is cut off when its body arrives too slowly, even when the request is refused or its address unknown', async () => {
    const { dial } = await listening(open)
    for (const [path, status] of [
      ['/api/v1/auth/login', 408],
      ['/api/v1/pages/home/blocks', 401],
      ['/api/nothing', 408],
    ] as const) {
      const { socket, come, ended } = await dial()
      socket.write(head(path, login.length))
      drip(socket, login, 1, 50)
      expect(await ended).toBeLessThan(2_000)
      expect(come.text.match(/HTTP\/1.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`])
    }
  })

  test('is cut off when its upload is too slow, and nothing of it is stored', async () => {
    const { dial, authorization, stored } = await listening(open)
    const { headers, body } = await encoded(formWith(video('x'.repeat(2_000)), 'a.mp4'))
    const { socket, ended } = await dial()
    socket.write(`POST /api/v1/uploads/ HTTP/1.1\r\nhost: localhost\r\nauthorization: ${authorization}\r\n`)
    socket.write(`content-type: ${headers['content-type']}\r\ncontent-length: ${body.length}\r\n\r\n`)
    drip(socket, body, 50, 50)
    await expect.poll(stored).toEqual([expect.stringMatching(/\.part$/)])
    expect(await ended).toBeLessThan(2_000)
    await expect.poll(stored).toEqual([])
  })

  test('may take longer for an upload as long as it sends fast enough', async () => {
    const { dial, authorization, stored } = await listening(open)
    const { headers, body } = await encoded(formWith(video('x'.repeat(3 * 1024 * 1024)), 'a.mp4'))
    const { socket, come } = await dial()
    socket.write(`POST /api/v1/uploads/ HTTP/1.1\r\nhost: localhost\r\nauthorization: ${authorization}\r\n`)
    socket.write(`content-type: ${headers['content-type']}\r\ncontent-length: ${body.length}\r\n\r\n`)
    await drip(socket, body, 512 * 1024, 100)
    await expect.poll(() => come.text).toMatch(/^HTTP\/1.1 201 /)
    expect(await stored()).toHaveLength(1)
  })

  test('is cut off when it does not read the response', async () => {
    const { dial, uploads, app } = await listening(open)
    const { url } = (await uploads.put(video('x'.repeat(16 * 1024 * 1024)), 'a.mp4')) ?? { url: '' }
    const { socket, ended } = await dial()
    socket.pause()
    socket.write(`GET /api${url} HTTP/1.1\r\nhost: localhost\r\nrange: bytes=0-${1024 * 1024 * 8}\r\n\r\n`)
    const connections = () => new Promise((done) => app.server.getConnections((_, count) => done(count)))
    expect(await connections()).toBe(1)
    await expect.poll(connections, { timeout: 15_000 }).toBe(0)
    socket.resume()
    await ended
  })

  test('gets a problem document when it sends an invalid request', async () => {
    const { dial } = await listening(open)
    for (const [sent, status] of [
      ['nonsense\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ] as const) {
      const { socket, come, ended } = await dial()
      socket.write(sent)
      await ended
      expect(JSON.parse(come.text.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status, detail: expect.any(String) })
    }
  })
})
