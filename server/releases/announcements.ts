import { may } from '#api/permissions.ts'
import { localizeHref } from '#content/address.ts'
import { changesLive } from '#server/auth/guards.ts'
import { type Member, usersRepository } from '#server/auth/users-repository.ts'
import type { Db } from '#server/db/schema.ts'
import type { Mailer, MailLog } from '#server/mail/mailer.ts'
import { composeReleaseMail, type ReleaseEvent } from './mails.ts'
import type { ReleaseRow } from './repository.ts'

type Deps = { db: Db; mailer: Mailer; siteUrl: string }
type Happened = {
  event: ReleaseEvent
  release: Pick<ReleaseRow, 'id' | 'name' | 'created_by' | 'published_by'>
  /** The user who caused the event, and gets no mail; null if the site did, for example the scheduler. */
  by: { id: string; email: string; name: string | null } | null
  note?: string
}

/** Mails to its author and publisher and, unless it is published or handed back, to all who may publish. */
export function releaseAnnouncements({ db, mailer, siteUrl }: Deps) {
  return async ({ event, release, by, note = '' }: Happened, log: MailLog): Promise<void> => {
    const own = [release.created_by, release.published_by]
    const editorsPublish = await changesLive(db, 'editor')
    const isAbout = (member: Member) => {
      if (member.id === by?.id) return false
      if (event === 'handed_back' || event === 'published') return own.includes(member.id)
      const publishes = editorsPublish ? may(member.role, 'releases.publish') : member.role === 'admin'
      return (publishes && member.invited_at === null) || own.includes(member.id)
    }
    for (const { email, locale } of (await usersRepository(db).list()).filter(isAbout)) {
      const language = locale ?? 'en'
      const link = `${siteUrl}${localizeHref('/', language)}?edit=true&release=${release.id}`
      const details = { to: email, release: release.name, by: by?.name || (by?.email ?? ''), note, link }
      const brand = () => mailer.brand(language)
      await mailer.send(async () => composeReleaseMail(language, event, { ...details, brand: await brand() }), log)
    }
  }
}
