import { expect, test } from 'vitest'
import { planInWorker } from './plan-in-worker.ts'

test('a fault of the program is not reported as one of the file', async () => {
  const file = '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.1" version="2.1" srcLang="en" trgLang="ar"/>'
  await expect(planInWorker(file, [null as never])).rejects.toThrow(TypeError)
})
