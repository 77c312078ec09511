import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startPages } from './testing/start-pages.ts'

describeEachDialect('the spelling of an address', (open) => {
  test.each([
    ['/about/', '/about'],
    ['//about', '/about'],
    ['/ar//about/?a=1', '/ar/about?a=1'],
    ['/%61bout', '/about'],
    ['/ar/', '/ar'],
  ])('%s leads permanently to %s', async (written, canonical) => {
    const { app } = await startPages(await open())
    const { statusCode, headers } = await app.inject({ url: `http://localhost${written}` })
    expect([statusCode, headers.location]).toEqual([301, canonical])
  })

  test('in another case, or with a semicolon, is that of no page', async () => {
    const { ask } = await startPages(await open())
    for (const path of ['/ABOUT', '/AR', '/LOGIN', '/Ar/about', '/about;x']) {
      expect([path, (await ask(path)).statusCode]).toEqual([path, 404])
    }
  })

  test('with slashes at its start never leads to another host', async () => {
    const { app } = await startPages(await open())
    for (const path of ['//', '//evil.example/', '///about']) {
      const { statusCode, headers } = await app.inject({ url: `http://localhost${path}` })
      expect(headers.location ?? '/').toMatch(/^\/(?!\/)/)
      expect(statusCode).toBeLessThan(500)
    }
  })

  test('with a query that the page does not have is that of the same document', async () => {
    const { ask } = await startPages(await open())
    const plain = (await ask('/about')).headers.etag
    expect([plain, (await ask('/about?filter=blog&page=7&utm_source=x')).headers.etag]).toEqual([plain, plain])
    expect(plain).toMatch(/^W\/"/)
  })

  test('that no browser sends, an asterisk, is answered 404', async () => {
    const { app } = await startPages(await open())
    await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write('GET * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    const [answer] = await once(socket, 'data')
    socket.destroy()
    expect(String(answer)).toMatch(/^HTTP\/1.1 404 /)
  })
})
