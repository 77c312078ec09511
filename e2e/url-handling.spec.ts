import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from './helpers/fixtures.ts'

const spellings = [
  ['/about/', '/about'],
  ['//about', '/about'],
  ['/ar//about/?a=1', '/ar/about?a=1'],
  ['/%61bout', '/about'],
  ['/ar/', '/ar'],
]

for (const [written, canonical] of spellings) {
  test(`${written} redirects permanently to ${canonical}`, async ({ request, baseURL }) => {
    const answer = await request.get(baseURL + (written ?? ''), { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, canonical])
  })
}

test('paths are case-sensitive, and another case is a 404 page', async ({ request }) => {
  for (const path of ['/ABOUT', '/AR', '/LOGIN', '/Ar/about']) expect((await request.get(path)).status()).toBe(404)
})

test('two slashes at the start do not redirect to another host', async ({ request, baseURL }) => {
  for (const path of ['//', '//evil.example/', '///about']) {
    const answer = await request.get(baseURL + path, { maxRedirects: 0 })
    expect(answer.headers().location ?? '/').toMatch(/^\/(?!\/)/)
    expect(answer.status()).toBeLessThan(500)
  }
})

test('query parameters do not change a page that has no filter', async ({ request }) => {
  const plain = await request.get('/about')
  expect((await request.get('/about?filter=blog&page=7&utm_source=x')).headers().etag).toBe(plain.headers().etag)
})

for (const [target, status] of [
  ['http://elsewhere.example/about', 200],
  ['*', 404],
  ['/about;x', 404],
] as const) {
  test(`a request for '${target}', which no browser sends, is answered ${status}`, async ({ baseURL }) => {
    const { hostname, port } = new URL(baseURL ?? '')
    const socket = connect(Number(port), hostname)
    socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    socket.destroy()
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })
}
