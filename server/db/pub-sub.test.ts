import { expect, inject, test } from 'vitest'
import { openPubSub } from './pub-sub.ts'

test('a subscription can be closed while it connects', async () => {
  const { close } = openPubSub(`${inject('postgresUrl')}/template`, 'pages', () => {})
  expect(await Promise.race([close(), new Promise((late) => setTimeout(() => late('late'), 3_000))])).toBeUndefined()
})
