import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'

const retryMs = 1_000
const timeoutMs = 5_000

/** LISTEN and NOTIFY. Messages during a reconnection are missed, so whoever needs all must also poll. */
export function openPubSub(databaseUrl: string, channel: string, onMessage: (text: string) => void) {
  let client: pg.Client | undefined
  let isClosed = false

  async function listen() {
    const { default: pg } = await import('pg')
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
        // If `close` was called while connecting, nothing else would end the connection.
        if (!isClosed) await lost
      } catch {}
      client = undefined
      await next.end().catch(() => {})
      if (!isClosed) await setTimeout(retryMs, undefined, { ref: false })
    }
  }
  const listening = listen()

  return {
    /** Resolves also if the message is lost. A connection that accepts none within 5 seconds is replaced. */
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
