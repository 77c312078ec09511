import pg from 'pg'

/** Counts are numbers. Queries time out after 30 seconds or `query_timeout`. */
export function postgresPool(url: string): pg.Pool {
  const types = { getTypeParser: (id: number, format?: 'text' | 'binary') => parserOf(id, format) }
  const pool = new pg.Pool({
    Client: TimeoutClient,
    connectionString: url,
    max: 10,
    idleTimeoutMillis: 2_000,
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
    keepAlive: true,
    types,
  })
  pool.on('error', () => {})
  // Without a listener, a connection lost within a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

const timeoutMessage = 'Query read timeout'

/** Closes the connection when a query times out, because the server would not begin another query before that ends. */
class TimeoutClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this) as (...sent: unknown[]) => unknown
    const queryWithTimeout = (...sent: unknown[]) => {
      const answer = query(...sent)
      if (answer instanceof Promise)
        answer.catch((error: Error) => {
          if (error.message === timeoutMessage) void this.end().catch(() => {})
        })
      return answer
    }
    this.query = queryWithTimeout as typeof this.query
  }
}

function parserOf(id: number, format: 'text' | 'binary' = 'text') {
  return id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format as 'text')
}
