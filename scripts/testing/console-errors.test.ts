import { expect, test, vi } from 'vitest'

test.fails('an unexpected console.error fails the test', () => {
  console.error('unexpected')
})

test.fails('an unexpected console.error after an await fails the test', async () => {
  await Promise.resolve()
  console.error(new Error('unexpected'))
})

test('a test can expect a console.error by spying on it', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  console.error('expected')
  expect(errors).toHaveBeenCalledWith('expected')
})

test.fails('an expectation of one test does not apply to the next', () => {
  console.error('unexpected again')
})
