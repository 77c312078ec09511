import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

/*
 * Setup file of all unit tests: an unexpected console.error fails the test in which it occurs. A test that expects one
 * replaces it with `vi.spyOn(console, 'error').mockImplementation(() => {})` and checks the calls.
 */
const errors: string[] = []

function recordError(...words: unknown[]) {
  errors.push(format(...words))
}

console.error = recordError

function checkErrors() {
  // Removes the test's spy, even if the test did not restore it.
  console.error = recordError
  const unexpected = errors.splice(0)
  if (unexpected.length > 0) throw new Error(`Unexpected on console.error: ${unexpected.join('\n')}`)
}

afterEach(checkErrors)
afterAll(checkErrors)
