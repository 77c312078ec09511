import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

const retryMs = 1_000
const timeoutMs = 5_000

/**
 * Tells the other processes on one PostgreSQL of something, and hears what they tell (LISTEN and NOTIFY). A notice may be
 * missed while the connection is away, which is made anew until `close`; whoever needs all must be able to look for itself.
 */
export function openPubSub(databaseUrl: string, channel: string, onMessage: (text: string) => void) {
  let client: pg.Client | undefined
  let isClosed = false

  async function listen() {
    while (!isClosed) {
      const next = new pg.Client({
        connectionString: databaseUrl,
        connectionTimeoutMillis: timeoutMs,
        query_timeout: timeoutMs,
        keepAlive: true,
      })
      const lost = new Promise<void>((resolve) => {
        next.on('error', () => resolve())
        next.on('end', () => resolve())
      })
      next.on('notification', ({ payload = '' }) => onMessage(payload))
      try {
        await next.connect()
        await next.query(`listen ${next.escapeIdentifier(channel)}`)
        client = next
        // Whoever closed meanwhile had nothing to end.
        if (!isClosed) await lost
      } catch {
        // Away, or not yet there: asked for again below.
      }
      client = undefined
      await next.end().catch(() => {})
      if (!isClosed) await setTimeout(retryMs, undefined, { ref: false })
    }
  }
  const listening = listen()

  return {
    /**
     * Resolves when the notice is with the database; one that cannot be sent is lost. A line that takes none within 5
     * seconds may be dead without a word: it is given up for a new one.
     */
    async publish(text: string): Promise<void> {
      const publisher = client
      await publisher?.query('select pg_notify($1, $2)', [channel, text]).catch(() => {
        if (client === publisher) client = undefined
        void publisher.end().catch(() => {})
      })
    },
    async close(): Promise<void> {
      isClosed = true
      await client?.end().catch(() => {})
      await listening
    },
  }
}
