import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { redirectsRepository } from '#server/pages/redirects-repository.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startPages } from './testing/start-pages.ts'

const asked = { name: 'Layla', email: 'layla@example.com', message: 'We want to train\r\n200 people.' }

const typed = (values: Record<string, string>) => new URLSearchParams(values).toString()

describeEachDialect('a list page', (open) => {
  test.each([
    ['/resources?page=999', '/resources?page=3'],
    ['/ar/resources?page=4', '/ar/resources?page=3'],
    ['/resources?page=999&filter=event', '/resources?filter=event&page=2'],
    ['/resources?page=9&edit=true', '/resources?page=3&edit=true'],
  ])('beyond the last, %s, redirects to the last, %s, and is not cached', async (address, last) => {
    const { ask, cache } = await startPages(await open())
    const answer = await ask(address)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, last])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-encoding']).toBeUndefined()
    for (const kept of [address, '/resources?page=999', '/resources?filter=event&page=999']) {
      expect(cache.ready(kept)).toBeUndefined()
    }
    expect((await ask(last)).statusCode).toBe(200)
  })

  test('is cached under its canonical URL', async () => {
    const { ask, cache } = await startPages(await open())
    expect((await ask('/resources?page=2&utm_source=x')).headers['content-encoding']).toBe('gzip')
    expect(cache.ready('/resources?page=2')?.bytes).toBeGreaterThan(0)
  })

  test('highlights the three newest posts on every page', async () => {
    const { app } = await startPages(await open())
    const highlights = ['/resources', '/resources?page=3'].map(async (address) => {
      const { blocks } = (await app.inject(address)).json()
      return blocks[0].listing.highlight.map(({ id }: { id: string }) => id)
    })
    const newest = ['post-29', 'post-28', 'post-27']
    expect(await Promise.all(highlights)).toEqual([newest, newest])
  })
})

describeEachDialect('the list pages of all resources', (open) => {
  test('show each post once: the three newest with the first eleven others, then eleven per page', async () => {
    const { app } = await startPages(await open())
    const read = async (address: string) => {
      const [{ content, listing }] = (await app.inject(address)).json().blocks
      return { ids: content.posts.items.map(({ id }: { id: string }) => id), pages: listing.pages }
    }
    const [first, second, third] = await Promise.all(
      ['', '?page=2', '?page=3'].map((page) => read(`/resources${page}`)),
    )
    expect([first, second, third].map((page) => page?.ids.length)).toEqual([14, 11, 5])
    expect(new Set([first, second, third].flatMap((page) => page?.ids)).size).toBe(30)
    expect(first?.pages).toBe(3)
    expect((await read('/resources?filter=blog')).ids).toHaveLength(11)
  })
})

describeEachDialect('a cached page', (open) => {
  test('returns 304 for its ETag in every encoding until something that it shows changes', async () => {
    const { app, put, get } = await startPages(await open())
    const ask = (encoding: string, known?: string) =>
      app.inject({ url: '/about', headers: { 'accept-encoding': encoding, ...(known && { 'if-none-match': known }) } })
    const { headers, body } = await ask('identity')
    const tag = String(headers.etag)
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
    for (const known of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
      const answer = await ask('gzip', known)
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', tag])
      expect(answer.headers).toMatchObject({
        vary: 'Accept-Encoding',
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-security-policy': headers['content-security-policy'],
      })
    }
    const { body: blocks } = await get('/about')
    await put(`/blocks/${blocks[0].id}`, { type: 'CTA', content: { title: { en: 'Changed' } }, version: 1 })
    const changed = await ask('identity', tag)
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(tag)
    expect(changed.body).not.toBe(body)
  })

  test('is not invalidated by changes of other pages', async () => {
    const { app, cache, addBlock } = await startPages(await open())
    await app.inject('/about')
    const ready = cache.ready('/about')
    await addBlock('CTA', { title: { en: 'Words' } }, 'contact-us')
    expect(cache.ready('/about')).toBe(ready)
  })
})

describeEachDialect('a form sent without JavaScript', (open) => {
  test('is stored with its page and redirects to /success in its language', async () => {
    const { send, stored } = await startPages(await open())
    const answer = await send('/ar/contact', typed({ ...asked, source: '/forged', hp_note: '' }))
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/ar/success'])
    expect(answer.headers['cache-control']).toBe('no-store')
    const message = 'We want to train\n200 people.'
    expect(await stored()).toMatchObject([{ ...asked, message, source: '/ar/contact', locale: 'ar', status: 'new' }])
  })

  test('is returned with its values and errors if it is invalid', async () => {
    const { send, stored } = await startPages(await open())
    const answer = await send('/contact', typed({ ...asked, email: 'layla@' }))
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([422, 'no-store'])
    expect(answer.json()).toMatchObject({ values: { ...asked, email: 'layla@' }, errors: { email: 'invalid' } })
    expect(await stored()).toEqual([])
  })

  test('is returned with its values if it cannot be stored', async () => {
    const { send, db } = await startPages(await open())
    await db.schema.dropTable('enquiries').execute()
    const answer = await send('/contact', typed(asked))
    expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } })
    expect(answer.json()).toMatchObject({ values: asked, failed: 'failed' })
  })

  test('is refused after ten per hour with the time of the next try', async () => {
    const { send } = await startPages(await open())
    for (let count = 0; count < 10; count++) expect((await send('/contact', typed(asked))).statusCode).toBe(303)
    const answer = await send('/contact', typed(asked))
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([429, 'no-store'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_500)
    expect(answer.json()).toMatchObject({ failed: 'tooMany', minutes: 60, values: { name: 'Layla' } })
  })

  test.each(['OPTIONS', 'PUT', 'PATCH', 'DELETE'] as const)(
    'of the method %s is refused with those that pages have',
    async (method) => {
      const { app } = await startPages(await open())
      for (const url of ['/', '/ar/contact', '/nothing']) {
        const answer = await app.inject({ method, url, payload: method === 'PUT' ? '<xml/>' : undefined })
        expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
        expect(answer.json().detail).toBe('Pages can be read, and forms sent by POST.')
      }
    },
  )

  test.each([
    ['to a page without a form', '/about', 405, 'There is no form at this address.'],
    ['to an address that leads elsewhere', '/blog', 405, 'There is no form at this address.'],
    ['to no post', '/resources/nothing', 405, 'There is no form at this address.'],
    ['to no page', '/ar/nothing', 405, 'لا يوجد نموذج في هذا العنوان.'],
  ])('%s is refused with an error page', async (_, address, status, sentence) => {
    const { send, stored } = await startPages(await open())
    const answer = await send(address, typed(asked))
    expect([answer.statusCode, answer.headers.allow]).toEqual([status, 'GET, HEAD'])
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(answer.body).toContain(`<h1>${sentence}</h1>`)
    expect(await stored()).toEqual([])
  })

  test.each([
    [
      'that is too large',
      413,
      typed({ ...asked, message: 'x'.repeat(64 * 1024) }),
      undefined,
      /longer than we can take/,
    ],
    ['of another type', 415, JSON.stringify(asked), 'application/json', /cannot read/],
    ['of an unknown type', 415, '<xml/>', 'application/xml', /cannot read/],
  ])('%s is refused with an error page and the contact address', async (_, status, body, type, sentence) => {
    const { send, stored } = await startPages(await open())
    const answer = await send('/contact', body, type)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(answer.body).toMatch(sentence)
    expect(answer.body).toContain('href="mailto:info@example.com"')
    expect(await stored()).toEqual([])
  })
})

describeEachDialect('a request', (open) => {
  test.each(['/login?edit=true', '/about?edit=true', '/about.data', '/about'])(
    'with the whole address as its target (RFC 9112 §3.2.2) is answered like one for %s',
    async (path) => {
      const { app } = await startPages(await open())
      const base = await app.listen({ port: 0, host: '127.0.0.1' })
      const [plain, absolute] = await Promise.all(
        [path, `http://elsewhere.example${path}`].map(async (target) => {
          const [answer] = (await once(request(base, { path: target }).end(), 'response')) as [IncomingMessage]
          return { status: answer.statusCode, body: await json(answer) }
        }),
      )
      expect(absolute).toEqual(plain)
      expect(plain?.status).toBeLessThan(500)
    },
  )

  test('shows a preview only with the cookie of that name, wherever it is among others', async () => {
    const { app } = await startPages(await open())
    const statuses = async (cookies: string[]) =>
      Promise.all(cookies.map(async (cookie) => (await app.inject({ url: '/about', headers: { cookie } })).statusCode))
    const others = ['my-release-preview=x', 'xrelease-preview=x', 'a=release-preview=x', 'release-previews=x']
    expect(await statuses(others)).toEqual([200, 200, 200, 200])
    expect(await statuses(['release-preview=x', 'a=b; release-preview=x; c=d', 'a=b;release-preview=x'])).toEqual([
      410, 410, 410,
    ])
  })

  test.each([false, true])('never redirects to another site by a stored path (edit mode: %s)', async (isEdited) => {
    const { ask, db } = await startPages(await open())
    const paths = ['/.//evil.example/x', '/a/..//evil.example/x', '/.///evil.example/x', '/%2e//evil.example/x']
    for (const [index, to] of paths.entries()) await redirectsRepository(db).put(`/from-${index}`, to, '2026-01-01')
    const locations = paths.map(async (_, index) => {
      const { headers } = await ask(`/from-${index}${isEdited ? '?edit=true' : ''}`)
      return new URL(String(headers.location), 'http://localhost:3000').origin
    })
    expect(await Promise.all(locations)).toEqual(Array(4).fill('http://localhost:3000'))
  })

  test('for a decomposed spelling of an Arabic address redirects to the one that is cached', async () => {
    const { ask, cache, patch } = await startPages(await open())
    const path = '/ar/أإآؤئأ'
    expect((await patch('/about', { path: { en: '/about', ar: path } })).status).toBe(200)
    const letters = [...'أإآؤئأ']
    const spellings = Array.from({ length: 64 }, (_, bits) =>
      letters.map((letter, index) => ((bits >> index) & 1 ? letter.normalize('NFD') : letter)).join(''),
    )
    const answers = await Promise.all(
      spellings.map(async (spelling) => {
        const { statusCode, headers } = await ask(encodeURI(`/ar/${spelling}`))
        return `${statusCode} ${headers.location ?? ''}`
      }),
    )
    expect(new Set(spellings).size).toBe(64)
    expect(answers.toSorted()).toEqual(['200 ', ...Array(63).fill(`301 ${encodeURI(path)}`)])
    expect(spellings.filter((spelling) => cache.ready(encodeURI(`/ar/${spelling}`)))).toEqual([letters.join('')])
  })
})

describeEachDialect('a page address that cannot be decoded, such as a link that was cut off,', (open) => {
  test.each(['/ar/%D9%85%D9', '/%ff', '/about%', '/%zz?edit=true'])('%s, is an unknown page', async (url) => {
    const { ask, app } = await startPages(await open())
    const unknown = await ask(url.replace(/%[^?]*/, 'unknown'))
    const { statusCode, headers, json } = await ask(url)
    expect([statusCode, headers['content-type']]).toEqual([404, unknown.headers['content-type']])
    expect(json()).toEqual(unknown.json())
    expect((await app.inject('/api/v1/pages/%ff')).statusCode).toBe(400)
  })
})
