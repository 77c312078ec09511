import { expect, test } from './site.ts'

const spellings = [
  ['/about/', '/about'],
  ['//about', '/about'],
  ['/ar//about/?a=1', '/ar/about?a=1'],
  ['/%61bout', '/about'],
  ['/ar/', '/ar'],
]

for (const [written, canonical] of spellings) {
  test(`${written} leads to ${canonical} for good`, async ({ request, baseURL }) => {
    const answer = await request.get(baseURL + (written ?? ''), { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, canonical])
  })
}

test('an address in other letters is another address: a 404 page', async ({ request }) => {
  for (const path of ['/ABOUT', '/AR', '/LOGIN', '/Ar/about']) expect((await request.get(path)).status()).toBe(404)
})

test("two slashes at the start do not lead to another host's page", async ({ request, baseURL }) => {
  for (const path of ['//', '//evil.example/', '///about']) {
    const answer = await request.get(baseURL + path, { maxRedirects: 0 })
    expect(answer.headers().location ?? '/').toMatch(/^\/(?!\/)/)
    expect(answer.status()).toBeLessThan(500)
  }
})

test('no query changes what a visitor of these pages is shown', async ({ request }) => {
  const plain = await request.get('/about')
  expect((await request.get('/about?filter=blog&page=7&utm_source=x')).headers().etag).toBe(plain.headers().etag)
})
