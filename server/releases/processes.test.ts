import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { createDatabase } from '#server/testing/postgres-server.ts'
import { asAdmin, startServer } from '#server/testing/start-server.ts'

test('Two processes on PostgreSQL publish a release once, within 5 seconds of its time, also after a restart', {
  timeout: 120_000,
}, async () => {
  const name = `test-${randomUUID()}`
  await createDatabase(inject('postgresUrl'), name, 'template')
  const DATABASE_URL = `${inject('postgresUrl')}/${name}`
  const settings = { DATABASE_URL, AUTH_SECRET: 'a-secret-of-the-tests-with-over-32-bytes' }
  const first = await startServer(settings)
  const { block, headers } = await asAdmin(first.base)
  const send = async (method: string, url: string, body?: object, more = {}) => {
    const answer = await fetch(url, { method, headers: { ...headers, ...more }, body: body && JSON.stringify(body) })
    return answer.json()
  }
  const release = await send('POST', `${first.base}/releases`, { name: 'Spring' })
  const content = { title: { en: 'New' } }
  const inRelease = { 'x-release': release.id }
  await send('PUT', `${first.base}/pages/blocks/${block.id}`, { type: 'CTA', content }, inRelease)
  const at = new Date(Date.now() + 8_000)
  await send('POST', `${first.base}/releases/${release.id}/publish`, { at })
  first.server.kill('SIGKILL')
  const [second] = await Promise.all([startServer(settings), startServer(settings)])
  const due = Math.max(at.getTime(), Date.now())
  const read = () => send('GET', `${second.base}/releases/${release.id}`)
  while ((await read()).state === 'scheduled' && Date.now() < due + 10_000) await setTimeout(200)
  const { state, published_at } = await read()
  expect(state).toBe('published')
  expect(Date.parse(published_at) - at.getTime()).toBeGreaterThanOrEqual(0)
  expect(Date.parse(published_at) - due).toBeLessThan(5_000)
  const { items } = await send('GET', `${second.base}/history?pages=home&limit=2`)
  expect(items[0].entries).toMatchObject([{ block_id: block.id, action: 'update' }])
  expect(items[1].entries).toMatchObject([{ block_id: block.id, action: 'create' }])
})
