import type { FastifyBaseLogger } from 'fastify'
import { type Member, type User, usersRepository } from '#server/auth/users-repository.ts'
import type { Db } from '#server/db/schema.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { composePeopleChangeMail, type PeopleChange } from '#server/mail/templates.ts'

type Change = { change: PeopleChange; by: User; person: Pick<Member, 'id' | 'email' | 'locale'> }

/** Logs that an administrator was added or removed, and mails it to all administrators and to the removed one. */
export function announcements({ db, mailer }: { db: Db; mailer: Mailer }) {
  return async ({ change, by, person }: Change, log: FastifyBaseLogger): Promise<void> => {
    log.info({ user: by.id, person: person.id }, `an administrator was ${change}`)
    const members = await usersRepository(db).list()
    const recipients: Pick<Member, 'email' | 'locale'>[] = members.filter(({ invited_at }) => !invited_at)
    if (change === 'removed') recipients.push(person)
    for (const { email, locale } of recipients) {
      const language = locale ?? 'en'
      const details = { to: email, by, email: person.email, change }
      await mailer.send(
        async () => composePeopleChangeMail(language, { ...details, brand: await mailer.brand(language) }),
        log,
      )
    }
  }
}
