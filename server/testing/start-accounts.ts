import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { accessTokens } from '#server/auth/access-tokens.ts'
import { type HashingCost, passwordHashing } from '#server/auth/passwords.ts'
import { adminGuard, userGuard } from '#server/auth/require-admin.ts'
import { authRoutes } from '#server/auth/routes.ts'
import type { Db } from '#server/db/schema.ts'
import { handleError } from '#server/errors.ts'

export const admin = { email: 'admin@example.com', password: 'Correct-horse-1!', name: 'Admin' }

const cheap: HashingCost = { memoryCost: 8, timeCost: 1 }

/** The accounts' routes on a database, ways to call them, and every line that was logged. */
export async function startAccounts(db: Db, cost = cheap) {
  const logged: string[] = []
  const stream = { write: (line: string) => void logged.push(line) }
  const app = Fastify({ logger: { level: 'trace', stream } }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  app.decorateRequest('user', null)
  app.decorateRequest('admin', null)
  const tokens = accessTokens({ secret: 'a-secret-of-the-tests-with-over-32-bytes', issuer: 'http://localhost:3000' })
  const requireUser = userGuard({ db, accessTokens: tokens })
  await app.register(authRoutes, {
    prefix: '/api/v1/auth',
    db,
    passwords: passwordHashing(cost),
    accessTokens: tokens,
    requireUser,
    requireAdmin: adminGuard(requireUser),
  })

  const call = async (method: 'GET' | 'POST', path: string, body?: object, token?: string, remoteAddress?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const response = await app.inject({ method, url: `/api/v1/auth${path}`, payload: body, headers, remoteAddress })
    return { status: response.statusCode, headers: response.headers, body: response.body ? response.json() : undefined }
  }
  const post = (path: string, body: object, token?: string, address?: string) =>
    call('POST', path, body, token, address)
  const register = async (): Promise<{ id: string }> => (await post('/register', admin)).body

  return {
    post,
    get: (path: string, token?: string) => call('GET', path, undefined, token),
    register,
    /** Registers the first user, logs in and gives the tokens. */
    async asAdmin(remember = false): Promise<{ access_token: string; refresh_token: string }> {
      await register()
      return (await post('/login', { ...admin, remember })).body
    },
    logged,
  }
}
