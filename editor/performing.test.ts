import { expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { english, sitDown } from './testing/desk.ts'

const words = { busy: 'Removing…', done: 'Removed', failed: 'Could not be removed' }

/** A desk at which somebody is to be removed, long after the last login. */
async function removing() {
  const table = await sitDown()
  let hasSignedIn = false
  const removed = table.desk.perform(words, async () => {
    if (!hasSignedIn) throw new ApiError(403, { type: 'urn:problem:sign-in-again' })
  })
  await expect.poll(() => table.desk.state().isConfirming).toBe(true)
  const signIn = () => {
    hasSignedIn = true
    table.desk.resume()
  }
  return { ...table, removed, signIn }
}

test('what needs a recent sign-in asks for the password and then goes on', async () => {
  const { desk, removed, signIn, alerts } = await removing()
  expect(desk.state().isExpired).toBe(false)
  signIn()
  expect(await removed).toBe('done')
  expect(desk.state().isConfirming).toBe(false)
  expect(alerts()).toEqual([])
})

test('what needs a recent sign-in is not done where nobody gives the password, and the session goes on', async () => {
  const { desk, removed, alerts } = await removing()
  desk.signInLater()
  expect(await removed).toBe('failed')
  expect(desk.state()).toMatchObject({ isConfirming: false, isExpired: false, isLoginPutOff: false })
  expect(alerts()).toMatchObject([{ text: words.failed, detail: english.session.confirmText }])
})
