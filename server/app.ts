import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { may } from '#api/permissions.ts'
import { apiDocs } from './api-docs.ts'
import { accessTokens } from './auth/access-tokens.ts'
import { deviceCookies } from './auth/device-cookies.ts'
import { hiddenContentCheck, permissionGuards, userGuard } from './auth/guards.ts'
import { loginAttempts } from './auth/login-attempts.ts'
import { passwordRoutes } from './auth/password-routes.ts'
import { authRoutes } from './auth/routes.ts'
import { secondFactorCheck } from './auth/second-factor-check.ts'
import { secondFactors } from './auth/second-factors.ts'
import { sessionRoutes } from './auth/session-routes.ts'
import { sessions } from './auth/sessions.ts'
import { twoFactorRoutes } from './auth/two-factor-routes.ts'
import { boundOperations } from './bound-operations.ts'
import { cutOffSlowClients, timeouts as defaultTimeouts, refuseClient, type Timeouts } from './client-timeouts.ts'
import { enableCors } from './cors.ts'
import { decodableUrl } from './decodable-url.ts'
import type { DiskReserve } from './disk-reserve.ts'
import { acceptEmptyDelete } from './empty-bodies.ts'
import { endConnectionsOnClose } from './end-connections.ts'
import { enquiryRoutes } from './enquiries/routes.ts'
import { handleError, handleUnknownAddress } from './errors.ts'
import { health } from './health.ts'
import { historyRoutes, type PreviewHolder } from './history/routes.ts'
import { serverFactory } from './http-server.ts'
import { linkRoutes } from './links/routes.ts'
import { createLoadShedder, type LoadShedder, pacing } from './load-shedding.ts'
import { type LogOptions, logChangesAndErrors, logger } from './log.ts'
import { mailRoutes } from './mail/routes.ts'
import { serveMetrics } from './metrics.ts'
import { openApi } from './openapi.ts'
import { pagesRoutes } from './pages/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { redirectRoutes } from './redirects/routes.ts'
import { visitCounter } from './redirects/visit-counter.ts'
import { previewLinks } from './releases/preview-links.ts'
import { releaseGuard } from './releases/release-guard.ts'
import { releaseReaders } from './releases/release-reader.ts'
import { releaseRoutes } from './releases/routes.ts'
import type { RenderDeps, RenderPreview } from './render/routes.ts'
import { sendReady } from './render/send-compressed.ts'
import { setHeaders } from './response-headers.ts'
import { schemaController } from './schema-controller.ts'
import { searchRoutes } from './search/routes.ts'
import type { AppServices, Services } from './services.ts'
import { siteRoutes } from './site/routes.ts'
import { translationRoutes } from './translations/routes.ts'
import { uploadRoutes } from './uploads/download-routes.ts'
import { libraryRoutes } from './uploads/library-routes.ts'

export type AppDeps = AppServices & {
  /** Signs access tokens, and is the key of the hashes of refresh tokens. */
  secret: string
  /** The address at which browsers call the API: a path, or a URL on another origin. */
  apiBaseUrl?: string
  /** Registers all routes outside /api, and returns the renderer of previews. */
  render?: (
    app: FastifyInstance,
    given: { loadShedder: LoadShedder } & Pick<RenderDeps, 'seesHidden' | 'visits' | 'openRelease' | 'findPreview'>,
  ) => Promise<RenderPreview | undefined>
  timeouts?: Timeouts
  reserve?: DiskReserve
  /** Addresses and ranges of the proxies whose `X-Forwarded-For` header is trusted. */
  trustProxy?: string[]
  log?: LogOptions
  /** While it returns true, /readyz answers 503. */
  isStopping?: () => boolean
  /** Serves /metrics, also to requests with the token if there is one. */
  metrics?: { token?: string }
}

const minute = 60_000

export async function buildApp({
  timeouts = defaultTimeouts,
  trustProxy = [],
  ...given
}: AppDeps): Promise<FastifyInstance> {
  const counts = { ready: 0, changes: 0 }
  const deps = {
    ...given,
    onChange: (...change: Parameters<typeof given.onChange>) => {
      counts.changes++
      return given.onChange(...change)
    },
  }
  const app = Fastify({
    serverFactory: serverFactory((request, response) => {
      const isSent = sendReady(deps.cache.ready, request, response)
      if (isSent) counts.ready++
      return isSent
    }),
    // The limit for anonymous requests. Routes with a larger limit read the body only after authentication.
    bodyLimit: 64 * 1024,
    // Closes idle connections. client-timeouts.ts limits the duration of requests that make progress.
    connectionTimeout: 2 * minute,
    requestTimeout: 120 * minute,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.headersMs / 4 },
    clientErrorHandler: refuseClient,
    genReqId: () => randomUUID(),
    logger: deps.log ? logger(deps.log) : false,
    logController: new LogController({ disableRequestLogging: true }),
    // On close, requests in progress are finished and idle keep-alive connections are closed.
    forceCloseConnections: 'idle',
    // Fastify would trust every proxy if it got an empty list.
    trustProxy: trustProxy.length > 0 && trustProxy,
    // The longest name that a schema allows (api/shared-fields.ts). The router's default of 100 is too short for an id.
    routerOptions: { maxParamLength: 200 },
    schemaController,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    // Answers malformed URLs. No hook runs for them, so the request id is added here.
    frameworkErrors: (error, request, reply) => {
      handleError(error, request, reply.header('x-request-id', request.id))
    },
  })
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(handleUnknownAddress)
  acceptEmptyDelete(app)
  app.decorateRequest('user', null)
  app.decorateRequest('sessionId', null)
  await setHeaders(app, deps.siteUrl)
  const pause = pacing({ perSecond: 20, maxPauseMs: 10_000 })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 429) void pause().then(() => done())
    else done()
  })
  app.addHook('onResponse', logChangesAndErrors)
  app.addHook('onClose', () => deps.mailer.close())
  endConnectionsOnClose(app)
  cutOffSlowClients(app, timeouts)
  const loadShedder = createLoadShedder()

  if (deps.metrics) serveMetrics(app, { ...deps, ...deps.metrics, loadShedder, counts })

  const visits = visitCounter(deps.db, app.log)
  app.addHook('onClose', visits.flush)

  await app.register(health, deps)
  const preview: PreviewHolder = {}
  const tokens = accessTokens({ secret: deps.secret, issuer: deps.siteUrl })
  const requireUser = releaseGuard(deps.db, userGuard({ db: deps.db, accessTokens: tokens }))
  const guards = { tokens, requireUser, requirePermission: permissionGuards(requireUser) }
  const openRelease = releaseReaders(deps.db)
  await app.register(api, { ...deps, ...guards, loadShedder, preview, visits, openRelease, prefix: '/api' })
  preview.from = await deps.render?.(app, {
    loadShedder,
    visits,
    openRelease,
    findPreview: previewLinks(deps.db),
    seesHidden: async (request, reply) => {
      if (request.headers.authorization) await requireUser(request, reply)
      return may(request.user?.role, 'content.read')
    },
  })
  return app
}

type ApiDeps = AppDeps &
  Pick<Services, 'requireUser' | 'requirePermission' | 'preview' | 'visits' | 'openRelease'> & {
    loadShedder: LoadShedder
    tokens: ReturnType<typeof accessTokens>
  }

async function api(app: FastifyInstance, deps: ApiDeps) {
  const { loadShedder, db, secret, siteUrl, apiBaseUrl = '/api', tokens, requireUser } = deps
  const factors = secondFactors(db, secret)
  const services: Services = {
    ...deps,
    factors,
    codes: secondFactorCheck({ ...deps, factors }),
    session: sessions({ db, accessTokens: tokens, secret }),
    attempts: loginAttempts(db),
    deviceCookies: deviceCookies({ secret, siteUrl, apiBaseUrl }),
    seesHidden: hiddenContentCheck(requireUser),
  }

  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    done()
  })

  enableCors(app, { siteUrl, apiBaseUrl })

  // A route, because the wildcard route of the site's pages would match before a not-found handler runs.
  app.all('/*', { schema: { hide: true } }, handleUnknownAddress)
  // Registered first, because it describes only routes that are registered after it.
  openApi(app, siteUrl, deps.cache)
  boundOperations(app, loadShedder, deps.reserve)
  await app.register(apiDocs, { cache: deps.cache })
  await app.register(authRoutes, { ...services, prefix: '/v1/auth' })
  await app.register(sessionRoutes, { ...services, prefix: '/v1/auth/sessions' })
  await app.register(twoFactorRoutes, { ...services, prefix: '/v1/auth/two-factor' })
  await app.register(passwordRoutes, { ...services, prefix: '/v1/auth/password' })
  await app.register(peopleRoutes, { ...services, prefix: '/v1/people' })
  await app.register(enquiryRoutes, { ...services, prefix: '/v1/enquiries' })
  await app.register(mailRoutes, { ...services, prefix: '/v1/mails' })
  await app.register(historyRoutes, { ...services, prefix: '/v1/history' })
  await app.register(pagesRoutes, { ...services, prefix: '/v1/pages' })
  await app.register(searchRoutes, { ...services, prefix: '/v1/search' })
  await app.register(redirectRoutes, { ...services, prefix: '/v1/redirects' })
  await app.register(linkRoutes, { ...services, prefix: '/v1/links' })
  await app.register(siteRoutes, { ...services, prefix: '/v1/site' })
  await app.register(releaseRoutes, { ...services, prefix: '/v1/releases' })
  await app.register(translationRoutes, { ...services, prefix: '/v1/translations' })
  await app.register(uploadRoutes, { ...services, prefix: '/uploads' })
  await app.register(libraryRoutes, { ...services, prefix: '/v1/uploads' })
}
