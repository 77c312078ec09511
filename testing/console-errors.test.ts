import { expect, test, vi } from 'vitest'

test.fails('a complaint on the console that nobody expects fails the test', () => {
  console.error('unexpected')
})

test.fails('so does one that comes between two steps of a test', async () => {
  await Promise.resolve()
  console.error(new Error('unexpected'))
})

test('a test that expects a complaint says so, and looks at it', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  console.error('expected')
  expect(errors).toHaveBeenCalledWith('expected')
})

test.fails('what one test expects is unexpected in the next', () => {
  console.error('unexpected again')
})
