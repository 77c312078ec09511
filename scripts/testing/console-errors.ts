import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

/*
 * Vitest's setup file: a test fails if it calls console.error. A test that expects the call mocks the function by
 * `vi.spyOn(console, 'error').mockImplementation(() => {})` and checks the calls.
 */
const errors: string[] = []

function recordError(...words: unknown[]) {
  errors.push(format(...words))
}

console.error = recordError

function checkErrors() {
  // Removes the test's mock if the test did not restore console.error.
  console.error = recordError
  const unexpected = errors.splice(0)
  if (unexpected.length > 0) throw new Error(`Unexpected on console.error: ${unexpected.join('\n')}`)
}

afterEach(checkErrors)
afterAll(checkErrors)
