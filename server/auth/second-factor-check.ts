import type { Db } from '#server/db/schema.ts'
import { tooManyRequests } from '#server/errors.ts'
import type { Mailer, MailLog } from '#server/mail/mailer.ts'
import { composeWrongCodesMail } from '#server/mail/wrong-codes-mail.ts'
import { rateLimit } from '#server/rate-limit.ts'
import type { SecondFactors } from './second-factors.ts'
import { type User, usersRepository } from './users-repository.ts'

type Deps = { db: Db; mailer: Pick<Mailer, 'send' | 'brand'>; factors: SecondFactors; siteUrl: string }
type Given = { user: Pick<User, 'id'>; code: string | undefined; device: string | undefined; log: MailLog }

const day = 24 * 60 * 60_000

export type SecondFactorCheck = ReturnType<typeof secondFactorCheck>

/**
 * A wrong code comes with the right password: few attempts a day, and a mail to the owner at the third. A device that
 * signed in before has attempts of its own.
 */
export function secondFactorCheck({ db, mailer, factors, siteUrl }: Deps) {
  const wrongCodes = rateLimit(db, { kind: 'wrong code', max: 20, windowMs: day })
  const unreported = rateLimit(db, { kind: 'wrong code without a mail', max: 2, windowMs: day })
  const mails = rateLimit(db, { kind: 'mail about wrong codes', max: 1, windowMs: day })

  return {
    /** Uses up the code of an account that needs one. Throws 429 after too many wrong ones. */
    async check({ user: { id }, code, device, log }: Given): Promise<'right' | 'wrong' | 'missing'> {
      if (!(await factors.state(id)).is_on) return 'right'
      if (!code) return 'missing'
      const subject = device ? `${id} ${device}` : id
      // Counted before the check, so that codes sent in parallel cannot exceed the limit.
      const wait = await wrongCodes.take(subject)
      if (wait > 0) throw tooManyRequests('TOO_MANY_FAILED_LOGINS', wait)
      if (await factors.use(id, code)) {
        await wrongCodes.refund(subject)
        return 'right'
      }
      if ((await unreported.take(id)) > 0 && (await mails.take(id)) === 0) await mailer.send(() => write(id), log)
      return 'wrong'
    },

    forget: (id: string): Promise<void> => wrongCodes.clear(id),
  }

  async function write(id: string) {
    const member = await usersRepository(db).findMember('id', id)
    const locale = member?.locale ?? 'en'
    return member && composeWrongCodesMail(locale, { to: member.email, brand: await mailer.brand(locale), siteUrl })
  }
}
