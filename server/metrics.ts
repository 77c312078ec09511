import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client'
import type { Db } from './db/schema.ts'
import { handleUnknownAddress } from './errors.ts'
import type { LoadShedder } from './load-shedding.ts'
import { mailsRepository } from './mail/repository.ts'
import { releasesRepository } from './releases/repository.ts'
import type { PageCache } from './render/page-cache.ts'
import { version } from './version.ts'

type Deps = {
  db: Db
  cache: PageCache
  loadShedder: LoadShedder
  /** How many responses were sent before Fastify (render/send-compressed.ts), and how many changes were stored. */
  counts: { ready: number; changes: number }
  token?: string
}

/** Serves /metrics as OpenMetrics to requests with the token, and from this machine. For others there is nothing. */
export function serveMetrics(app: FastifyInstance, { db, cache, loadShedder, counts, token }: Deps): void {
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route, without responses that were ready',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers,
  })
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? '', status: reply.statusCode }
    duration.observe(labels, reply.elapsedTime / 1000)
    done()
  })

  const count = (name: string, help: string, read: () => number) =>
    new Counter({
      ...{ name, help, registers },
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        this.set(await read())
      },
    })
  /** While the database does not answer, the other metrics are still served. */
  const stored = (name: string, help: string, read: () => Promise<number>) =>
    gauge(name, help, () => read().catch(() => Number.NaN))
  count('http_ready_responses', 'Cached responses that were sent as they are', () => counts.ready)
  count('site_changes', 'Stored changes of pages, items and settings', () => counts.changes)
  gauge('page_cache_bytes', 'Cached responses', () => cache.size().bytes)
  gauge('page_cache_entries', 'Cached responses', () => cache.size().entries)
  stored('mails_unsent', 'Mails that wait to be sent or could not be sent', () => mailsRepository(db).count())
  stored('releases_due', 'Scheduled releases whose time has come', async () => {
    return (await releasesRepository(db).due(new Date().toISOString())).length
  })
  new Gauge({
    name: 'queue_tasks',
    help: 'Tasks in the queues of server/bounds.ts',
    labelNames: ['queue', 'state'],
    registers,
    collect() {
      for (const { name, running, waiting } of loadShedder.lengths()) {
        this.set({ queue: name, state: 'running' }, running)
        this.set({ queue: name, state: 'waiting' }, waiting)
      }
    },
  })
  new Gauge({ name: 'site_info', help: 'The version', labelNames: ['version'], registers }).set({ version }, 1)

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, token)) return handleUnknownAddress(request, reply)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** Headers of a proxy: through one on this machine, every request comes from a loopback address. */
const forwarded = /^(forwarded|via|x-forwarded-.*|x-real-ip)$/

function mayRead({ headers, socket }: FastifyRequest, token?: string): boolean {
  if (token && isSame(headers.authorization ?? '', `Bearer ${token}`)) return true
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  return isLocal && !Object.keys(headers).some((name) => forwarded.test(name))
}

/** Takes the same time wherever the two differ. */
const isSame = (one: string, other: string) =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))
