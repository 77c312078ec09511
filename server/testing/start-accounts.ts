import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import { type HashingCost, passwordHashing } from '#server/auth/passwords.ts'
import type { Db } from '#server/db/schema.ts'
import { createPageCache } from '#server/render/page-cache.ts'
import { uploadStore } from '#server/uploads/store.ts'
import { injectTimeouts } from './client-timeouts.ts'
import { startMail } from './start-mail.ts'

export const admin = { email: 'admin@example.com', password: 'Correct-horse-1!', name: 'Admin' }

const cheap: HashingCost = { memoryCost: 8, timeCost: 1 }

/** Starts the service on a database without users. Returns functions that call the API and read mails, and the log. */
export async function startAccounts(
  db: Db,
  { cost = cheap, secret = 'a-secret-of-the-tests-with-over-32-bytes' } = {},
) {
  const logged: string[] = []
  const { mailer, enquiries, outbox } = await startMail(db)
  const app = await buildApp({
    db,
    uploads: uploadStore(db, join(tmpdir(), 'site-without-uploads')),
    passwords: passwordHashing(cost),
    enquiries,
    mailer,
    secret,
    siteUrl: 'http://localhost:3000',
    cache: createPageCache({ maxBytes: 1e7 }),
    onChange: () => {},
    timeouts: injectTimeouts,
    log: { level: 'trace', stream: { write: (line) => void logged.push(line) } },
  })

  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    token?: string,
    remoteAddress?: string,
  ) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const response = await app.inject({ method, url: `/api/v1${path}`, payload: body, headers, remoteAddress })
    return { status: response.statusCode, headers: response.headers, body: response.body ? response.json() : undefined }
  }
  const post = (path: string, body: object, token?: string, address?: string) =>
    call('POST', `/auth${path}`, body, token, address)
  const register = async (): Promise<{ id: string }> => (await post('/register', admin)).body

  return {
    app,
    db,
    call,
    post,
    /** Signs in from a device with this device cookie. */
    async login(body: object, cookie = '', remoteAddress?: string) {
      const url = '/api/v1/auth/login'
      const answer = await app.inject({ method: 'POST', url, payload: body, headers: { cookie }, remoteAddress })
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
    },
    get: (path: string, token?: string) => call('GET', `/auth${path}`, undefined, token),
    register,
    /** Registers the first user if there is none, signs in and returns the tokens. */
    async asAdmin(remember = false): Promise<{ access_token: string; refresh_token: string }> {
      await register()
      return (await post('/login', { ...admin, remember })).body
    },
    outbox,
    /** Returns the tokens of all links mailed so far. */
    resetTokens: async () => (await outbox()).flatMap(({ text }) => /\?token=([\w-]+)\n/.exec(text)?.[1] ?? []),
    logged,
  }
}
