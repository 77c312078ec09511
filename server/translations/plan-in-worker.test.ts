import { expect, onTestFinished, test } from 'vitest'
import { planInWorker } from './plan-in-worker.ts'

const file = (units = '') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.1" version="2.1" srcLang="en" trgLang="ar">${units}</xliff>`

test('a file is compared without blocking other requests', async () => {
  let [last, longest] = [performance.now(), 0]
  const clock = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  onTestFinished(() => clearInterval(clock))
  expect((await planInWorker(file('<x/>'.repeat(450_000)), [])).changes).toEqual([])
  // The clock ticks once more, because the answer may come before its tick.
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(longest).toBeLessThan(400)
})

test('a fault of the program is not reported as one of the file', async () => {
  await expect(planInWorker(file('<file><unit name="u"/></file>'), [null as never])).rejects.toThrow(TypeError)
})
