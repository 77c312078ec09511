import { invitationMark } from '#api/invitation-mark.ts'
import type { Locale } from '#content/text.ts'
import { passwordLinks } from '#server/auth/password-links.ts'
import { type Passwords, randomPassword } from '#server/auth/passwords.ts'
import { type Member, type User, usersRepository } from '#server/auth/users-repository.ts'
import type { Db } from '#server/db/schema.ts'
import { invitationLetter } from '#server/mail/letters.ts'
import type { Letter } from '#server/mail/mailer.ts'
import { requestLimit } from '#server/request-limit.ts'

type Needs = { db: Db; passwords: Passwords; siteUrl: string; brand: string }
type Invited = { member: Member; isNew: boolean }

const hour = 3_600_000
const day = 24 * hour
const daysGood = 7

/** People who are asked to join the administrators, and choose a password of their own by a link in a mail. */
export function invitations({ db, passwords, siteUrl, brand }: Needs) {
  const users = usersRepository(db)
  const links = passwordLinks({ db, siteUrl })
  const perInviter = requestLimit(db, { kind: 'invitation by', most: 50, within: hour })
  const perAddress = requestLimit(db, { kind: 'invitation to', most: 5, within: hour })

  return {
    /** The seconds that `by` has to wait before inviting this address; 0 when they may. */
    admit: async (by: string, email: string): Promise<number> =>
      (await perInviter.take(by)) || (await perAddress.take(email)),

    /** The account of somebody new, or of who was invited before; undefined for who has a password already. */
    async add({
      email,
      name,
      locale,
    }: {
      email: string
      name?: string | undefined
      locale: Locale
    }): Promise<Invited | undefined> {
      // Nobody knows this one.
      const passwordHash = await passwords.hash(randomPassword())
      const created = await users.create({ email, name, locale, passwordHash, invitedAt: new Date().toISOString() })
      const member = await users.findMember(email)
      return member && (created || member.invited_at) ? { member, isNew: created !== undefined } : undefined
    },

    async write({ id, email }: Member, locale: Locale, by: User): Promise<Letter> {
      const link = await links.create(id, locale, daysGood * day, invitationMark)
      return invitationLetter(locale, { to: email, brand, by: by.name ?? by.email, link, days: daysGood })
    },
  }
}
