import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import type { Db } from './db/schema.ts'
import { unavailable } from './errors.ts'
import { version } from './version.ts'

type Options = { db: Db; isStopping?: () => boolean }

/** /healthz answers while the process runs; /readyz only while the database answers and the process is not stopping. */
export const health: FastifyPluginAsyncZod<Options> = async (app, { db, isStopping = () => false }) => {
  const options = { schema: { hide: true }, logLevel: 'warn' } as const

  app.get('/healthz', options, async () => ({ status: 'ok', version }))

  app.get('/readyz', options, async (request) => {
    if (isStopping()) throw unavailable('STOPPING')
    // In a transaction, because beginning one fails if the SQLite file was replaced (db/sqlite-file.ts).
    const answer = db.transaction().execute((trx) => sql`select 1`.execute(trx))
    await answer.catch((error) => {
      request.log.error(error)
      throw unavailable('DATABASE_UNAVAILABLE')
    })
    return { status: 'ok' }
  })
}
