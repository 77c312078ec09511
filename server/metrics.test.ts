import { expect, test } from 'vitest'
import { describeEachDialect } from './testing/each-dialect.ts'
import { startSite } from './testing/start-site.ts'

const token = 'a-token-of-the-tests'
const visitor = '203.0.113.7'

describeEachDialect('the metrics', (open) => {
  const start = async (metrics: { token?: string }, trustProxy: string[] = []) => {
    const site = await startSite(await open(), undefined, undefined, undefined, { metrics, trustProxy })
    const read = async (remoteAddress: string, headers = {}) =>
      site.app.inject({ url: '/metrics', remoteAddress, headers })
    return { ...site, read }
  }

  test('count requests, changes, mails and queues, in the format OpenMetrics', async () => {
    const { app, read, db } = await start({})
    await app.inject('/api/v1/pages/home')
    const mail = { id: 'a', content: '{}' as never, attempts: 1, created_at: 'x', due_at: null }
    await db.insertInto('outgoing_mails').values(mail).execute()
    const { statusCode, headers, body } = await read('127.0.0.1')
    expect([statusCode, headers['content-type']]).toEqual([
      200,
      expect.stringContaining('application/openmetrics-text'),
    ])
    const lines = body.split('\n')
    for (const line of [
      'http_request_duration_seconds_count{method="GET",route="/api/v1/pages/:slug",status="200"} 1',
      'site_changes_total 0',
      'mails_unsent 1',
      'releases_due 0',
      'queue_tasks{queue="page",state="waiting"} 0',
      '# EOF',
    ]) {
      expect(lines).toContain(line)
    }
    expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds \d/)
  })

  test('are sent with the token, or to this machine without a proxy; for others there is nothing', async () => {
    const { read } = await start({ token }, ['127.0.0.1', '10.0.0.0/8'])
    const status = async (address: string, headers = {}) => (await read(address, headers)).statusCode
    expect(await status(visitor, { authorization: `Bearer ${token}` })).toBe(200)
    for (const local of ['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1']) expect(await status(local)).toBe(200)
    for (const [address, headers] of [
      [visitor, {}],
      [visitor, { authorization: 'Bearer another-token-of-the-tests' }],
      [visitor, { 'x-forwarded-for': '127.0.0.1' }],
      ['10.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
      ['127.0.0.1', { 'x-forwarded-for': visitor }],
      ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
      ['127.0.0.1', { forwarded: `for=${visitor}` }],
      ['::1', { via: '1.1 proxy' }],
    ] as const) {
      expect([address, headers, await status(address, headers)]).toEqual([address, headers, 404])
    }
    const without = await start({})
    expect((await without.read(visitor, { authorization: 'Bearer undefined' })).statusCode).toBe(404)
  })
})
