import { afterEach, expect, test, vi } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { requestLimit } from './request-limit.ts'

const hourly = { kind: 'test', most: 3, within: 3_600_000 }

afterEach(() => {
  vi.useRealTimers()
})

describeEachDialect('a limit of requests', (open) => {
  test('admits so many, then says how long to wait until the first of them is old enough', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const limit = requestLimit(await open(), hourly)
    for (let request = 0; request < 3; request++) {
      expect(await limit.take('a')).toBe(0)
      vi.setSystemTime(Date.now() + 60_000)
    }
    expect(await limit.take('a')).toBe(57 * 60)
    vi.setSystemTime(Date.now() + 57 * 60_000)
    expect(await limit.take('a')).toBe(0)
    expect(await limit.take('a')).toBe(60)
  })

  test('counts each subject and each kind on its own', async () => {
    const db = await open()
    const limit = requestLimit(db, { ...hourly, most: 1 })
    expect(await limit.take('a')).toBe(0)
    expect(await limit.take('b')).toBe(0)
    expect(await requestLimit(db, { ...hourly, most: 1, kind: 'other' }).take('a')).toBe(0)
    expect(await limit.take('a')).toBe(3_600)
  })

  test('admits no more and no fewer of those who come at once', async () => {
    const limit = requestLimit(await open(), hourly)
    const waits = await Promise.all(Array.from({ length: 12 }, () => limit.take('a')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
  })

  test('keeps neither the subject in clear nor anything that is too old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const db = await open()
    const limit = requestLimit(db, hourly)
    await limit.take('10.0.0.1')
    expect(JSON.stringify(await db.selectFrom('request_counts').selectAll().execute())).not.toContain('10.0.0.1')
    vi.setSystemTime(Date.now() + 3_600_000)
    await limit.take('10.0.0.2')
    expect(await db.selectFrom('request_counts').selectAll().execute()).toHaveLength(1)
  })
})
