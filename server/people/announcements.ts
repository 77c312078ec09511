import type { FastifyBaseLogger } from 'fastify'
import { type Member, type User, usersRepository } from '#server/auth/users-repository.ts'
import type { Db } from '#server/db/schema.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { composePeopleChangeMail, type PeopleChange } from '#server/mail/people-change-mail.ts'

type Person = Pick<Member, 'id' | 'email' | 'role' | 'locales' | 'locale'>
/** `person` is the person after the change, or before a removal. `oldEmail` is the address that was replaced. */
type Announced = { change: PeopleChange; by: User; person: Person; oldEmail?: string }

/**
 * Logs the change, and mails it to all administrators and the person, also at a replaced address. People with an open
 * invitation get no mail, unless they are removed.
 */
export function announcements({ db, mailer }: { db: Db; mailer: Mailer }) {
  return async ({ change, by, person, oldEmail }: Announced, log: FastifyBaseLogger): Promise<void> => {
    log.info({ user: by.id, person: person.id }, `a person was ${logged[change]}`)
    const members = (await usersRepository(db).list()).filter(({ invited_at }) => !invited_at)
    const concerned: Pick<Member, 'email' | 'locale'>[] = [
      ...members.filter(({ id, role }) => role === 'admin' || id === person.id),
      ...(change === 'removed' ? [person] : []),
      ...(oldEmail ? [{ email: oldEmail, locale: person.locale }] : []),
    ]
    for (const { email: to, locale } of concerned) {
      const language = locale ?? 'en'
      await mailer.send(async () => {
        const brand = await mailer.brand(language)
        return composePeopleChangeMail(language, { to, brand, by, person, change, oldEmail })
      }, log)
    }
  }
}

const logged: Record<PeopleChange, string> = {
  added: 'added',
  invited: 'invited',
  removed: 'removed',
  role: 'given another role',
  email: 'given another address',
  'two-factor-on': 'given a second factor',
  'two-factor-off': 'deprived of the second factor',
}
