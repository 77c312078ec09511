import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import type { Db } from './db/schema.ts'
import { unavailable } from './errors.ts'

/** /healthz: the process is running. /readyz: it can serve requests, because the database answers. */
export const health: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  const options = { schema: { hide: true }, logLevel: 'warn' } as const

  app.get('/healthz', options, async () => ({ status: 'ok' }))

  app.get('/readyz', options, async (request) => {
    // In a transaction, because every change needs one.
    const answer = db.transaction().execute((trx) => sql`select 1`.execute(trx))
    await answer.catch((error) => {
      request.log.error(error)
      throw unavailable('DATABASE_UNAVAILABLE')
    })
    return { status: 'ok' }
  })
}
