import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

/*
 * Runs before each file of tests: what nobody expected on console.error fails the test in which it came. A test that
 * expects a complaint says so with `vi.spyOn(console, 'error').mockImplementation(() => {})` and looks at it.
 */
const errors: string[] = []

function recordError(...words: unknown[]) {
  errors.push(format(...words))
}

console.error = recordError

function checkErrors() {
  // Takes back the spy of a test that expected something, also where the test forgot to.
  console.error = recordError
  const unexpected = errors.splice(0)
  if (unexpected.length > 0) throw new Error(`Unexpected on console.error: ${unexpected.join('\n')}`)
}

afterEach(checkErrors)
afterAll(checkErrors)
