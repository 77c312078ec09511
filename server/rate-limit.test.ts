import { afterEach, expect, test, vi } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { rateLimit } from './rate-limit.ts'

const hourly = { kind: 'test', max: 3, windowMs: 3_600_000 }

afterEach(() => {
  vi.useRealTimers()
})

describeEachDialect('a rate limit', (open) => {
  test('admits up to its maximum, then returns the seconds until the first request expires', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const limit = rateLimit(await open(), hourly)
    for (let request = 0; request < 3; request++) {
      expect(await limit.take('a')).toBe(0)
      vi.setSystemTime(Date.now() + 60_000)
    }
    expect(await limit.take('a')).toBe(57 * 60)
    vi.setSystemTime(Date.now() + 57 * 60_000)
    expect(await limit.take('a')).toBe(0)
    expect(await limit.take('a')).toBe(60)
  })

  test('counts each subject and each kind separately', async () => {
    const db = await open()
    const limit = rateLimit(db, { ...hourly, max: 1 })
    expect(await limit.take('a')).toBe(0)
    expect(await limit.take('b')).toBe(0)
    expect(await rateLimit(db, { ...hourly, max: 1, kind: 'other' }).take('a')).toBe(0)
    expect(await limit.take('a')).toBe(3_600)
  })

  test('admits exactly its maximum of concurrent requests', async () => {
    const limit = rateLimit(await open(), hourly)
    const waits = await Promise.all(Array.from({ length: 12 }, () => limit.take('a')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
  })

  test('refuses from memory for a second, then reads the database, where others may have lifted the limit', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const db = await open()
    const [limit, another] = [rateLimit(db, hourly), rateLimit(db, hourly)]
    for (let request = 0; request < 3; request++) await limit.take('a')
    await another.clear('a')
    expect([await limit.take('a'), await limit.take('a')]).toEqual([3_600, 3_600])
    vi.setSystemTime(Date.now() + 1_001)
    expect(await limit.take('a')).toBe(0)
  })

  test('refunds the last request, or clears all of them', async () => {
    const limit = rateLimit(await open(), hourly)
    for (let request = 0; request < 3; request++) await limit.take('a')
    await limit.refund('a')
    expect([await limit.take('a'), await limit.take('a')]).toEqual([0, 3_600])
    await limit.clear('a')
    expect(await limit.take('a')).toBe(0)
  })

  test('admits one more per `thenEveryMs` beyond its maximum', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const limit = rateLimit(await open(), { ...hourly, thenEveryMs: 60_000 })
    for (let request = 0; request < 3; request++) expect(await limit.take('a')).toBe(0)
    for (let request = 0; request < 3; request++) {
      expect(await limit.take('a')).toBe(60)
      vi.setSystemTime(Date.now() + 60_000)
      expect(await limit.take('a')).toBe(0)
    }
  })

  test('stores no subject in plain text and deletes expired rows', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const db = await open()
    const limit = rateLimit(db, hourly)
    await limit.take('10.0.0.1')
    expect(JSON.stringify(await db.selectFrom('request_counts').selectAll().execute())).not.toContain('10.0.0.1')
    vi.setSystemTime(Date.now() + 3_600_000)
    await limit.take('10.0.0.2')
    expect(await db.selectFrom('request_counts').selectAll().execute()).toHaveLength(1)
  })
})
