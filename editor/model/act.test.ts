import { expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { english, startStore } from './testing/start-store.ts'

const messages = { busy: 'Removing…', done: 'Removed', failed: 'Could not be removed' }

/** Starts an act that the server rejects until the user signs in again. */
async function removing() {
  const table = await startStore()
  let hasSignedIn = false
  const removed = table.store.act(messages, async () => {
    if (!hasSignedIn) throw new ApiError(403, { type: 'urn:problem:sign-in-again' })
  })
  await expect.poll(() => table.store.getState().isConfirming).toBe(true)
  const signIn = () => {
    hasSignedIn = true
    table.store.session.resume()
  }
  return { ...table, removed, signIn }
}

test('an act that needs a recent sign-in asks for the password and then continues', async () => {
  const { store, removed, signIn, alerts } = await removing()
  expect(store.getState().isExpired).toBe(false)
  signIn()
  expect(await removed).toBe('done')
  expect(store.getState().isConfirming).toBe(false)
  expect(alerts()).toEqual([])
})

test('an act that needs a recent sign-in fails without the password, and the session stays valid', async () => {
  const { store, removed, alerts } = await removing()
  store.session.cancelSignIn()
  expect(await removed).toBe('failed')
  expect(store.getState()).toMatchObject({ isConfirming: false, isExpired: false })
  expect(alerts()).toMatchObject([{ text: messages.failed, detail: english.session.confirmText }])
})

test('of a deletion that fails twice one alert is shown, and none after it has succeeded', async () => {
  const { store, server, alerts } = await startStore()
  server.client.deleteBlock = async () => {
    throw new ApiError(500, {})
  }
  await store.documents.structure.deleteBlock('gallery')
  await store.documents.structure.deleteBlock('hero')
  await store.documents.structure.deleteBlock('gallery')
  expect(alerts()).toHaveLength(2)
  server.client.deleteBlock = async () => {}
  await store.documents.structure.deleteBlock('gallery')
  expect(alerts()).toHaveLength(1)
})

test('a failure that is answered at its field dismisses the alert about an earlier one', async () => {
  const { store, alerts } = await startStore()
  const invite = (status: number, about?: string) =>
    store.act('people.invite', () => Promise.reject(new ApiError(status, {})), {
      values: { email: 'layla@site.example' },
      isAnswered: () => status === 409,
      ...(about && { about }),
    })
  await invite(502)
  expect(alerts()).toHaveLength(1)
  expect(await invite(409)).toBe('answered')
  expect(alerts()).toEqual([])
})

test('acts with the same messages are about different things if their values differ', async () => {
  const { store, alerts } = await startStore()
  const invite = (email: string, task: () => Promise<unknown>) =>
    store.act('people.invite', task, { values: { email } })
  await invite('layla@site.example', () => Promise.reject(new ApiError(502, {})))
  await invite('omar@site.example', async () => {})
  expect(alerts()).toHaveLength(1)
  await invite('layla@site.example', async () => {})
  expect(alerts()).toEqual([])
})

test('an act of the page runs although the report of the one before has failed', async () => {
  const { store } = await startStore()
  const act = (isAnswered?: () => boolean) =>
    store.act(messages, () => (isAnswered ? Promise.reject(new Error()) : Promise.resolve()), {
      overlay: { hide: 'gallery' },
      isAnswered,
    })
  const first = act(() => {
    throw new Error('broken form')
  })
  const second = act()
  await expect(first).rejects.toThrow('broken form')
  expect(await second).toBe('done')
  expect(store.getState().overlays).toEqual([])
  expect(await store.act.settled()).toBe(true)
})

test('of an attempt that fails twice one alert is shown, and none after it has succeeded', async () => {
  const { store, alerts } = await startStore()
  const fail = () => Promise.reject(new ApiError(500, {}))
  await store.act.attempt('No table', fail)
  await store.act.attempt('No table', fail)
  expect(alerts()).toMatchObject([{ text: 'No table' }])
  await store.act.attempt('No table', async () => 'table')
  expect(alerts()).toEqual([])
})
