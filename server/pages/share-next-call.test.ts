import { expect, test } from 'vitest'
import { shareNextCall } from './share-next-call.ts'

/** `calls` lists the calls in the order in which they start. Each call is pending until the test resolves it. */
function heldCalls() {
  const calls: PromiseWithResolvers<string>[] = []
  const call = () => {
    const held = Promise.withResolvers<string>()
    calls.push(held)
    return held.promise
  }
  return { calls, call }
}

const turn = () => new Promise(setImmediate)

test('callers that arrive during a call share the next call, which starts after it', async () => {
  const { calls, call } = heldCalls()
  const runShared = shareNextCall<string>()
  const first = runShared('home', call)
  await turn()
  const later = [runShared('home', call), runShared('home', call)]
  await turn()
  expect(calls).toHaveLength(1)
  calls[0]?.resolve('before they asked')
  await turn()
  expect(calls).toHaveLength(2)
  calls[1]?.resolve('after they asked')
  expect(await Promise.all([first, ...later])).toEqual(['before they asked', 'after they asked', 'after they asked'])
})

test('a failed call rejects for all callers that shared it, and the next call runs', async () => {
  const { calls, call } = heldCalls()
  const runShared = shareNextCall<string>()
  const answers = [runShared('home', call), runShared('home', call)].map((each) => each.catch(({ message }) => message))
  await turn()
  const next = runShared('home', call)
  calls[0]?.reject(new Error('failed'))
  await turn()
  calls[1]?.resolve('well')
  expect(await Promise.all([...answers, next])).toEqual(['failed', 'failed', 'well'])
})

test('calls of other keys do not wait, nor does a later call of the same key', async () => {
  const { calls, call } = heldCalls()
  const runShared = shareNextCall<string>()
  const answers = [runShared('home', call), runShared('about', call)]
  await turn()
  for (const each of calls) each.resolve('read')
  expect(await Promise.all(answers)).toEqual(['read', 'read'])
  runShared('home', call)
  await turn()
  expect(calls).toHaveLength(3)
})
