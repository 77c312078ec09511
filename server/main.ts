import './node-env.ts'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { pageKeys } from '#content/page-keys.ts'
import { buildApp } from './app.ts'
import { ensureFirstAdmin } from './auth/first-admin.ts'
import { passwordHashing } from './auth/passwords.ts'
import { removeAbandoned } from './backup/work-folder.ts'
import { wordmarks } from './brand/draw-wordmark-in-worker.ts'
import { authSecret, type Config, readConfig } from './config.ts'
import { lockDataFolder, openDataFolder } from './data-folder.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { diskReserve } from './disk-reserve.ts'
import { enquiryService } from './enquiries/service.ts'
import { announce } from './log.ts'
import { createMailer } from './mail/mailer.ts'
import { pagesReader } from './pages/pages-reader.ts'
import { hasPages } from './pages/pages-repository.ts'
import { watchPages } from './pages/watch-pages.ts'
import { releaseScheduler } from './releases/scheduler.ts'
import { createPageCache } from './render/page-cache.ts'
import { prepareWhenIdle } from './render/prepare-when-idle.ts'
import { render } from './render/register-site.ts'
import { fillSearchIndex } from './search/index-content.ts'
import { openStorage } from './uploads/open-storage.ts'
import { uploadStore } from './uploads/store.ts'

const maxCacheBytes = 64 * 1024 * 1024
const day = 24 * 60 * 60 * 1000
/** Signals of a crash, which end the process at once: after a handler, the faulty instruction would run again. */
const crashes = ['SIGSEGV', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGTRAP', 'SIGABRT'] as const
/** How long a shutdown waits for requests in progress. An upload of a video that takes longer is aborted. */
const shutdownTimeoutMs = Number(optionOf('--patience') ?? 60_000)

const settings = readConfig(process.env)
if ('error' in settings) fail(`The settings cannot be used: ${settings.error}`)
await start(settings.config).catch((error) => fail(`The site cannot start: ${error.message || error.code}`))

async function start(config: Config) {
  let isStopping = false
  const drawWordmark = has('--api') ? undefined : wordmarks()
  // Draws the wordmark while the server starts, so that the first page does not wait for it. If the settings of the
  // site have another brand, its wordmark is drawn when the first page is rendered.
  drawWordmark?.(config.siteBrand)
  await openDataFolder(config.dataDir)
  await removeAbandoned(config.dataDir)
  const unlock = config.databaseUrl ? undefined : lockDataFolder(config.dataDir)
  const db = openDatabase(config)
  await migrate(db)
  const uploads = uploadStore(db, config.dataDir, await openStorage(config))
  if (!(await hasPages(db, pageKeys))) {
    const { importStartContent } = await import('./content-folder/import-start-content.ts')
    await importStartContent(db, uploads)
  }
  await fillSearchIndex(db)
  const secret = authSecret(config)
  const reserve = diskReserve(db, config.dataDir)
  await reserve.keep()
  const passwords = passwordHashing()
  const admin = await ensureFirstAdmin(db, config, passwords)
  if (admin) announce(`The first administrator is ${admin.email} with the password ${admin.password}`)

  const mailer = createMailer({ db, ...config })
  const enquiries = enquiryService({ db, mailer, siteUrl: config.siteUrl })
  const deleteExpiredEnquiries = () =>
    enquiries.deleteExpiredEnquiries().catch((error) => console.error('Old enquiries are still there:', error))
  await deleteExpiredEnquiries()
  setInterval(deleteExpiredEnquiries, day).unref()
  const cache = createPageCache({ maxBytes: maxCacheBytes })
  prepareWhenIdle(cache)
  const watched = watchPages({ db, databaseUrl: config.databaseUrl, drop: cache.drop })
  const app = await buildApp({
    db,
    uploads,
    passwords,
    enquiries,
    mailer,
    secret,
    siteUrl: config.siteUrl,
    apiBaseUrl: config.apiBaseUrl,
    trustProxy: config.trustProxy,
    log: { level: config.logLevel },
    isStopping: () => isStopping,
    metrics: { token: config.metricsToken },
    cache,
    onChange: watched.onChange,
    reserve,
    render: async (app, given) => {
      if (has('--api')) return undefined
      const site = { ...siteOf(config), drawWordmark }
      return render(app, {
        reader: pagesReader(db, { cache, isPublic: true }),
        adminReader: pagesReader(db, { cache }),
        site,
        cache,
        enquiries,
        uploads,
        fromSources: has('--dev'),
        dataDir: config.dataDir,
        ...given,
      })
    },
  })
  mailer.startPolling(app.log)
  const scheduler = releaseScheduler({ db, mailer, siteUrl: config.siteUrl, onChange: watched.onChange })
  scheduler.start(app.log)
  const cutOff = () => app.log.error(`what was still under way after ${shutdownTimeoutMs / 1000} seconds is cut off`)
  const shutdownDelayMs = config.shutdownDelay * 1000
  closeWithGrace(
    { delay: shutdownDelayMs + shutdownTimeoutMs, onTimeout: cutOff, logger: app.log, skip: [...crashes] },
    async ({ err }) => {
      if (err) app.log.error(err)
      isStopping = true
      // Until a proxy has seen that /readyz answers 503, it still sends requests.
      if (!err) await wait(shutdownDelayMs)
      // At the same time: each may wait for a database that does not answer.
      await Promise.all([scheduler.close(), app.close()])
      await watched.close()
      await db.destroy()
      unlock?.()
    },
  )
  await app.listen({ port: config.port, host: config.host })
  const { port } = app.server.address() as AddressInfo
  announce(`The site is at http://${config.host}:${port}`)
}

function siteOf({ siteBrand, siteUrl, apiBaseUrl, contactEmail }: Config) {
  return { brand: siteBrand, url: siteUrl, apiBase: apiBaseUrl, contactEmail }
}

/** `--dev` serves the pages from their sources, `--api` serves only the API. */
function has(flag: '--dev' | '--api'): boolean {
  return process.argv.includes(flag)
}

/** `--patience=500` ends a shutdown after 500 milliseconds, even when requests are still in progress. */
function optionOf(flag: '--patience'): string | undefined {
  const given = process.argv.find((each) => each.startsWith(`${flag}=`))
  return given?.slice(flag.length + 1)
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
