import { expect, test } from 'vitest'
import { writeCursor } from './cursor.ts'
import { describeEachStorage } from './uploads/testing/each-storage.ts'
import { startUploads } from './uploads/testing/start-uploads.ts'

const tooGreat = 2_147_483_648
const words = { name: { en: 'Home' }, description: { en: 'Welcome' } }
const post = { id: 'a', type: 'blog', title: { en: 'A' } }
const head = { title: { en: 'All' }, filters: { all: { en: 'All' }, blog: { en: 'Blog' }, events: { en: 'Events' } } }
const moment = writeCursor([new Date().toISOString(), 'home', tooGreat])
const change = { page: 'home', version: tooGreat }
const invited = { email: 'layla@example.com', name: 'Lay\0la' }
const deep = JSON.parse('['.repeat(1_000) + ']'.repeat(1_000))

describeEachStorage('a value that a database cannot store is refused with its path', (open) => {
  test('in calls', async () => {
    const { app, authorization, addBlock, store } = await startUploads(await open())
    const { id } = await addBlock('RESOURCES', { ...head, posts: [post] }, 'resources')
    const key = await store('<svg viewBox="0 0 4 3"/>')
    const refused = [
      ['PUT', `/pages/blocks/${id}`, { type: 'RESOURCES', content: head, version: tooGreat }, 'version'],
      ['PUT', `/pages/blocks/${id}/items/a`, { content: post, version: tooGreat }, 'version'],
      ['PATCH', '/pages/home', { ...words, version: tooGreat }, 'version'],
      ['PATCH', '/pages/home', { ...words, version: -tooGreat - 1 }, 'version'],
      ['POST', '/history/revert', change, 'version'],
      ['POST', '/history/restore', change, 'version'],
      ['GET', `/history?pages=home&cursor=${moment}`, undefined, 'cursor'],
      ['GET', '/history?pages=home%00', undefined, 'pages'],
      ['POST', '/auth/register', { ...invited, password: 'Correct-horse-1!' }, 'name'],
      ['POST', '/people/invite', invited, 'name'],
      ['PUT', '/people/me', invited, 'name'],
      ['POST', `/uploads/${key}/replace`, { by: '/uploads/a\0' }, 'by'],
    ] as const
    const answers = await Promise.all(
      refused.map(async ([method, url, payload, path]) => {
        const answer = await app.inject({ method, url: `/api/v1${url}`, payload, headers: { authorization } })
        return [method, url, answer.statusCode, answer.json().errors?.[0]?.path === path]
      }),
    )
    expect(answers).toEqual(refused.map(([method, url]) => [method, url, 422, true]))
  })

  test('in names that mails contain, which must be one line and show as they are read', async () => {
    const { app, authorization } = await startUploads(await open())
    for (const end of ['\n', '\r\n', '\u0085', '\u2028', '\u2029', '\u001b', '\u202e', '\u2066']) {
      const name = `Layla${end}Enquiry from the bank`
      const refused = [
        ['POST', '/auth/register', { email: 'layla@example.com', name, password: 'Correct-horse-1!' }, 'name'],
        ['POST', '/people/invite', { email: 'layla@example.com', name }, 'name'],
        ['PUT', '/people/me', { name }, 'name'],
        ['POST', '/releases', { name }, 'name'],
        ['PATCH', '/site', { brand: { en: 'Acme', ar: name } }, 'brand'],
        ['POST', '/enquiries', { name, email: 'layla@example.com', message: 'Hello', source: '/' }, 'name'],
      ] as const
      for (const [method, url, payload, path] of refused) {
        const answer = await app.inject({ method, url: `/api/v1${url}`, payload, headers: { authorization } })
        expect([url, end, answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([url, end, 422, path])
      }
    }
  })

  test('in deeply nested contents', async () => {
    const { addBlock, post: send } = await startUploads(await open())
    const { id } = await addBlock('RESOURCES', head, 'resources')
    const content = { ...post, deep }
    for (const { status, body } of [
      await send('/resources/blocks', { block_type: 'RESOURCES', content: { ...head, deep } }),
      await send(`/blocks/${id}/items`, { content }),
    ]) {
      expect([status, body.errors]).toEqual([
        422,
        [{ path: expect.stringMatching(/^content\.deep(\.0){64}$/), message: 'is nested too deep' }],
      ])
    }
  })
})
