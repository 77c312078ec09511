import { expect, test } from 'vitest'
import { isOverrun, runWorker } from './start-worker.ts'

const svg = Buffer.from(`<svg>${'<g style="fill:red"/>'.repeat(80_000)}</svg>`)

test.each([
  ['time', { timeoutMs: 50, memoryMb: 256 }],
  ['memory', { timeoutMs: 20_000, memoryMb: 16 }],
])('a thread that exceeds its %s is told from one that fails', async (_, limits) => {
  const failure = await runWorker<never>('uploads', 'sanitize-svg-worker', svg, limits).catch((error) => error)
  expect(isOverrun(failure)).toBe(true)
  const other = await runWorker<never>('uploads', 'sanitize-svg-worker', 1, { ...limits, timeoutMs: 20_000 }).catch(
    (error) => error,
  )
  expect([other instanceof Error, isOverrun(other)]).toEqual([true, false])
})
