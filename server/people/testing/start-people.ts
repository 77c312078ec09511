import type { Db } from '#server/db/schema.ts'
import { startAccounts } from '#server/testing/start-accounts.ts'

export const layla = { email: 'layla@example.com', name: 'Layla' }
export const password = 'Lilac-horse-1!'

/** Starts the service and signs in its first administrator. Returns functions that call the API of people. */
export async function startPeople(db: Db) {
  const accounts = await startAccounts(db)
  const { access_token } = await accounts.asAdmin()
  const { call, post } = accounts
  return {
    ...accounts,
    access_token,
    list: async (token = access_token) => (await call('GET', '/people', undefined, token)).body.items,
    invite: (body: object, token = access_token) => call('POST', '/people/invite', body, token),
    remove: (id: string, token = access_token) => call('DELETE', `/people/${id}`, undefined, token),
    change: (id: string, body: object, token = access_token) => call('PATCH', `/people/${id}`, body, token),
    logIn: async (email: string) => (await post('/login', { email, password })).body,
    /** Adds an administrator with a password. */
    add: async (email: string): Promise<string> => (await post('/register', { email, password }, access_token)).body.id,
  }
}
