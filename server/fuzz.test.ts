import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeEachStorage } from './uploads/testing/each-storage.ts'
import { startUploads } from './uploads/testing/start-uploads.ts'

const text = { en: 'Words', ar: 'كلمات' }
const post = { id: 'a', type: 'blog', title: text, day: '2026-01-01' }
const head = { title: text, filters: { all: text, blog: text, events: text } }
const person = { email: 'layla@example.com', name: 'Layla', password: 'Correct-horse-1!', locale: 'en' }

/** Valid bodies of calls. The test replaces parts of a body by arbitrary values. */
const bodies: Record<string, object> = {
  'POST /v1/pages/{slug}/blocks': { block_type: 'CTA', content: { title: text, buttonLink: '/about' }, order: 7 },
  'POST /v1/pages/blocks/reorder': { page: 'home', block_ids: ['a', 'b'] },
  'POST /v1/pages': { path: { en: '/made' }, name: text },
  'PATCH /v1/pages/{slug}': { name: text, description: text, version: 1 },
  'PUT /v1/pages/blocks/{id}': { type: 'CTA', content: { title: text, subtitle: text }, version: 1 },
  'POST /v1/pages/blocks/{id}/items': { content: post, before: 'b' },
  'PUT /v1/pages/blocks/{id}/items/{item_id}': { content: post, version: 1 },
  'POST /v1/pages/blocks/{id}/items/reorder': { item_ids: ['a'] },
  'POST /v1/history/revert': { page: 'home', version: 1, force: true },
  'POST /v1/history/restore': { page: 'home', version: 1 },
  'POST /v1/people/invite': { email: person.email, name: person.name, locale: 'ar' },
  'PUT /v1/people/me': { name: person.name },
  'POST /v1/auth/register': person,
  'POST /v1/auth/login': { email: person.email, password: person.password, remember: true },
  'POST /v1/auth/token/refresh': { refresh_token: 'x'.repeat(43) },
  'POST /v1/auth/logout': { refresh_token: 'x'.repeat(43) },
  'POST /v1/auth/password/forgot': { email: person.email, locale: 'ar' },
  'POST /v1/auth/password/reset': { token: 'x'.repeat(43), password: person.password },
  'POST /v1/auth/password/change': { current: person.password, password: 'Correct-horse-2!', refresh_token: 'x' },
  'PUT /v1/enquiries/{id}': { status: 'done' },
  'PUT /v1/uploads/{key}': { alt: text },
  'POST /v1/uploads/{key}/replace': { by: '/uploads/0123456789abcdef-4x3.svg' },
  'POST /v1/redirects': { from: '/old', to: '/about', permanent: true },
  'PUT /v1/redirects/{id}': { from: '/old', to: '/about', permanent: true },
  'POST /v1/redirects/import': { csv: '/older,/about\n' },
  'POST /v1/links/replace': { from: '/old', to: '/about' },
  'POST /v1/enquiries': { ...person, message: 'We want to train 200 people.', elapsed: 5_000, locale: 'ar' },
}

/** Arbitrary JSON values, and values that often cause errors. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom(
    ...['\0', '\ud800', '', ' ', '<img src=x onerror=alert(1)>', 'javascript:alert(1)', '//evil.example', '../../x'],
    ...['__proto__', 'constructor', "'; drop table pages; --", 'x'.repeat(60_000), '2026-13-45', '%00', '\u202e'],
    ...[null, true, -0, 2 ** 31, -(2 ** 53), 1e308, [], {}, [[]], { en: null }, { en: { en: 'x' } }],
    JSON.parse('{"__proto__":{"admin":true},"en":"x"}'),
  ),
)

/** Generates copies of `body` with an arbitrary value in a random place, and arbitrary values in place of the body. */
const spoilt = (body: object | undefined) =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(fc.nat(), fc.string(), odd).map(([at, key, value]) => spoil(body ?? {}, at, key, value)),
    },
    { weight: 1, arbitrary: odd },
  )

function spoil(body: object, at: number, key: string, value: unknown): unknown {
  const copy = structuredClone(body) as Record<string, unknown>
  const keys = [...Object.keys(copy), key]
  const chosen = keys[at % keys.length] ?? key
  // `defineProperty` throws for most values of an array's `length`.
  if (Array.isArray(copy) && chosen === 'length') return []
  const inner = Object.hasOwn(copy, chosen) ? copy[chosen] : undefined
  const goesDeeper = typeof inner === 'object' && inner !== null && at % 3 !== 0
  Object.defineProperty(copy, chosen, {
    value: goesDeeper ? spoil(inner, Math.floor(at / keys.length), key, value) : value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
  return copy
}

const name = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
  fc.constantFrom('..', '%', '__proto__'),
)

describeEachStorage('whatever is sent to a call that changes something', (open) => {
  test('it causes no server error, and all stored content can be saved again', { timeout: 120_000 }, async () => {
    const { app, authorization, addBlock, db } = await startUploads(await open())
    const blocks = [
      await addBlock('CTA', { title: text }),
      await addBlock('RESOURCES', { ...head, posts: [post] }, 'resources'),
    ]
    const { paths } = (await app.inject('/api/openapi.json')).json() as { paths: Record<string, object> }
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== 'get')
        .map((method) => ({
          method: method.toUpperCase() as 'POST' | 'PUT' | 'DELETE',
          path: path.replace('/api', ''),
        })),
    )
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(expect.arrayContaining(Object.keys(bodies)))
    const answered = new Set<number>()
    for (const { method, path } of calls) {
      const known: Record<string, string[]> = {
        slug: ['home', 'resources'],
        // DELETE gets only unknown ids, so that the blocks and items exist for all calls.
        id: method === 'DELETE' ? [] : blocks.map(({ id }) => id),
        item_id: method === 'DELETE' ? [] : ['a'],
      }
      const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, place = '']) =>
        fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom(...(known[place] ?? []), 'nothing') },
          { weight: 1, arbitrary: name },
        ),
      )
      const request = fc.tuple(spoilt(bodies[`${method} ${path}`]), fc.tuple(...places), fc.boolean())
      await fc.assert(
        fc.asyncProperty(request, async ([body, values, isJson]) => {
          let next = 0
          const url = `/api${path.replace(/\{\w+\}/g, () => encodeURIComponent(toWellFormed(values[next++] ?? '')))}`
          const payload = JSON.stringify(body) ?? ''
          const headers = { authorization, 'content-type': isJson || next > 0 ? 'application/json' : 'text/plain' }
          await setImmediate()
          const answer = await app.inject({ method, url, payload, headers })
          // On a busy machine, the server may refuse a request because of overload.
          if (answer.statusCode === 503 && answer.json().type === 'urn:problem:too-busy') return
          answered.add(answer.statusCode)
          expect(answer.statusCode, `${method} ${url} ${payload.slice(0, 300)} ${answer.body}`).toBeLessThan(500)
        }),
        { numRuns: 60 },
      )
    }
    // Requests must also succeed: if all were refused, the test would not reach the code that stores content.
    expect([...answered]).toEqual(expect.arrayContaining([200, 201, 404, 409, 422]))
    const again: [url: string, payload: object][] = []
    for (const { id, block_type: type, content } of await db.selectFrom('blocks').selectAll().execute()) {
      again.push([`/api/v1/pages/blocks/${id}`, { type, content }])
    }
    for (const { block_id, id, content } of await db.selectFrom('items').selectAll().execute()) {
      again.push([`/api/v1/pages/blocks/${block_id}/items/${encodeURIComponent(id)}`, { content }])
    }
    for (const [url, payload] of again) {
      const answer = await app.inject({ method: 'PUT', url, payload, headers: { authorization } })
      expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()])
    }
  })
})

const toWellFormed = (value: string) => value.toWellFormed()
