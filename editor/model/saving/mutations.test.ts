import { expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { english, startStore } from '../testing/start-store.ts'

const messages = { busy: 'Removing…', done: 'Removed', failed: 'Could not be removed' }

/** A desk at which somebody is to be removed, long after the last login. */
async function removing() {
  const table = await startStore()
  let hasSignedIn = false
  const removed = table.store.mutate(messages, async () => {
    if (!hasSignedIn) throw new ApiError(403, { type: 'urn:problem:sign-in-again' })
  })
  await expect.poll(() => table.store.state().isConfirming).toBe(true)
  const signIn = () => {
    hasSignedIn = true
    table.store.resume()
  }
  return { ...table, removed, signIn }
}

test('what needs a recent sign-in asks for the password and then goes on', async () => {
  const { store, removed, signIn, alerts } = await removing()
  expect(store.state().isExpired).toBe(false)
  signIn()
  expect(await removed).toBe('done')
  expect(store.state().isConfirming).toBe(false)
  expect(alerts()).toEqual([])
})

test('what needs a recent sign-in is not done where nobody gives the password, and the session goes on', async () => {
  const { store, removed, alerts } = await removing()
  store.signInLater()
  expect(await removed).toBe('failed')
  expect(store.state()).toMatchObject({ isConfirming: false, isExpired: false, isLoginPostponed: false })
  expect(alerts()).toMatchObject([{ text: messages.failed, detail: english.session.confirmText }])
})
