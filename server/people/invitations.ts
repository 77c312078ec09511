import type * as z from 'zod'
import { invitationPrefix } from '#api/invitation-prefix.ts'
import type { inviteRequest } from '#api/people.ts'
import type { Locale } from '#content/locale.ts'
import { createPasswordLink } from '#server/auth/password-links.ts'
import { randomPassword } from '#server/auth/passwords.ts'
import { type Member, type User, usersRepository } from '#server/auth/users-repository.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { composeInvitationMail } from '#server/mail/templates.ts'
import { rateLimit } from '#server/rate-limit.ts'
import type { Services } from '#server/services.ts'

type Deps = Pick<Services, 'db' | 'passwords' | 'siteUrl' | 'mailer'>
type Invited = { member: Member; isNew: boolean }

const hour = 3_600_000
const day = 24 * hour
const daysValid = 7

/** Invitations of new administrators, who choose their password through a link in a mail. */
export function invitations({ db, passwords, siteUrl, mailer: { brand } }: Deps) {
  const users = usersRepository(db)
  const perInviter = rateLimit(db, { kind: 'invitation by', max: 50, windowMs: hour })
  const perAddress = rateLimit(db, { kind: 'invitation to', max: 5, windowMs: hour })

  return {
    /** The seconds that `by` has to wait before inviting this address; 0 when they may. */
    admit: async (by: string, email: string): Promise<number> =>
      (await perInviter.take(by)) || (await perAddress.take(email)),

    /** Creates the account, or returns that of a pending invitation; undefined if the person has a password. */
    async add({ email, name, locale }: z.output<typeof inviteRequest>): Promise<Invited | undefined> {
      // A placeholder that nobody knows.
      const passwordHash = await passwords.hash(randomPassword())
      const created = await users.create({ email, name, locale, passwordHash, invitedAt: new Date().toISOString() })
      const member = await users.findMember(email)
      return member && (created || member.invited_at) ? { member, isNew: created !== undefined } : undefined
    },

    async write({ id, email }: Member, locale: Locale, by: User): Promise<MailContent> {
      const link = await createPasswordLink({ db, siteUrl }, id, locale, daysValid * day, invitationPrefix)
      return composeInvitationMail(locale, { to: email, brand, by: by.name ?? by.email, link, days: daysValid })
    },
  }
}
