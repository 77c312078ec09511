import { expect, inject, test } from 'vitest'
import { openNotices } from './notices.ts'

test('notices that are closed while they are being opened are closed', async () => {
  const { close } = openNotices(`${inject('postgresUrl')}/template`, 'pages', () => {})
  expect(await Promise.race([close(), new Promise((late) => setTimeout(() => late('late'), 3_000))])).toBeUndefined()
})
