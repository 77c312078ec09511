import type { FastifyBaseLogger } from 'fastify'
import { may } from '#api/permissions.ts'
import { changesLive } from '#server/auth/guards.ts'
import { usersRepository } from '#server/auth/users-repository.ts'
import type { Db } from '#server/db/schema.ts'
import { type ErrorCode, forbidden, SiteError } from '#server/errors.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { OnChange } from '#server/pages/change-pages.ts'
import { releaseAnnouncements } from './announcements.ts'
import type { ReleaseEvent } from './mails.ts'
import { publish } from './publish.ts'
import { type ReleaseRow, releasesRepository } from './repository.ts'
import { showAndHideDue } from './show-and-hide-due.ts'

type Deps = { db: Db; mailer: Mailer; siteUrl: string; onChange: OnChange }

const everyMs = 2_000

/** Every process on a database polls for what is due; a lock makes sure that only one acts. */
export function releaseScheduler(deps: Deps) {
  const { db, onChange } = deps
  const announce = releaseAnnouncements(deps)
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isClosing = false

  async function publishDue(id: string, log: FastifyBaseLogger): Promise<void> {
    let release: ReleaseRow | undefined
    try {
      const changed = await db.transaction().execute(async (transaction) => {
        release = await releasesRepository(transaction).lock(id, ['scheduled'])
        // Since the query for due releases, another process may have published the release, or somebody may have
        // changed its time.
        const isDue = release?.publish_at && release.publish_at <= new Date().toISOString()
        if (!release || !isDue) return undefined
        const author = await usersRepository(transaction).find(release.published_by ?? '')
        const isAllowed = may(author?.role, 'releases.publish') && (await changesLive(transaction, author?.role))
        if (!author || !isAllowed) throw forbidden('NOT_ALLOWED')
        return publish(transaction, release, author)
      })
      if (!release || !changed) return
      for (const { slug, version } of changed) await onChange(slug, version)
      await announce({ event: 'published', release, by: null }, log)
    } catch (error) {
      // After other errors, such as those of the database, the release stays scheduled for the next poll.
      if (!release || !(error instanceof SiteError)) throw error
      await reopen(release, log, error)
    }
  }

  /** Sets the release back to 'open' and mails the reason. */
  async function reopen(release: ReleaseRow, log: FastifyBaseLogger, error: SiteError) {
    log.warn({ release: release.id, code: error.code }, 'a release could not be published at its time')
    const isMine = await db.transaction().execute(async (transaction) => {
      const releases = releasesRepository(transaction)
      const locked = await releases.lock(release.id, ['scheduled'])
      if (locked?.publish_at !== release.publish_at) return false
      await releases.update(release.id, { state: 'open', publish_at: null })
      return true
    })
    const events: Partial<Record<ErrorCode, ReleaseEvent>> = {
      NOT_TRANSLATED: 'untranslated',
      NOT_ALLOWED: 'unscheduled',
    }
    const event = events[error.code] ?? 'conflict'
    if (isMine) await announce({ event, release, by: null }, log)
  }

  async function poll(log: FastifyBaseLogger): Promise<void> {
    const due = await releasesRepository(db).due(new Date().toISOString())
    for (const id of due) {
      // The other releases are published even if one fails. The failed one is tried again with the next poll.
      await publishDue(id, log).catch((error) => log.warn(error, 'a release that is due could not be published'))
    }
    await showAndHideDue(db, onChange, log)
  }

  return {
    poll,

    start(log: FastifyBaseLogger): void {
      const next = async () => {
        running = poll(log).catch((error) => log.warn(error, 'what is due could not be published'))
        await running
        if (!isClosing) timer = setTimeout(next, everyMs).unref()
      }
      void next()
    },

    async close(): Promise<void> {
      isClosing = true
      clearTimeout(timer)
      await running
    },
  }
}
