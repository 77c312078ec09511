import { randomUUID } from 'node:crypto'
import { splitLocale } from '#content/address.ts'
import { type EnquiryErrors, type EnquiryValues, enquiryErrors, enquiryValues, trimEnquiry } from '#content/enquiry.ts'
import type { Db } from '#server/db/schema.ts'
import type { Mailer, MailLog } from '#server/mail/mailer.ts'
import { composeEnquiryMail } from '#server/mail/templates.ts'
import { networkOf } from '#server/network-address.ts'
import { rateLimit } from '#server/rate-limit.ts'
import { findSiteSettings } from '#server/site/read-site.ts'
import { recipientsOf } from './recipients.ts'
import { enquiriesRepository } from './repository.ts'

export type EnquiryInput = Partial<EnquiryValues> & {
  /** The path of the page with the form. */
  source?: string | undefined
  /** The honeypot: a field that is hidden from people. */
  hp_note?: string | undefined
  /** Milliseconds since the form was displayed; undefined without JavaScript. */
  elapsed?: number | undefined
}
export type EnquiryResult = { id: string } | { errors: EnquiryErrors } | { retryAfterSeconds: number }
export type Enquiries = ReturnType<typeof enquiryService>

type Deps = { db: Db; mailer: Pick<Mailer, 'send' | 'brand'>; siteUrl: string }

const hour = 3_600_000
const minHumanMs = 3_000
const monthsKept = 24
/** Suspected enquiries are deleted earlier, and enough of them are refused, so that nobody fills the disk with them. */
const daysSuspectedKept = 90
const maxSuspectedPerDay = 1_000

export function enquiryService({ db, mailer, siteUrl }: Deps) {
  const perAddress = rateLimit(db, { kind: 'enquiry', max: 10, windowMs: hour })
  const perSite = rateLimit(db, { kind: 'enquiry of anybody', max: 100, windowMs: hour })
  const unmailed = rateLimit(db, { kind: 'suspected enquiry', max: maxSuspectedPerDay, windowMs: 24 * hour })

  return {
    /**
     * Only valid enquiries count for the limit of `address`. One that may be from a bot gets the same response and is
     * 'suspected', up to a limit per day; it is mailed only if it was just too fast.
     */
    async submit(input: EnquiryInput, { address, log }: { address: string; log: MailLog }): Promise<EnquiryResult> {
      const values = enquiryValues((field) => input[field])
      const errors = enquiryErrors(values)
      if (Object.keys(errors).length > 0) return { errors }
      const retryAfterSeconds = await perAddress.take(networkOf(address))
      if (retryAfterSeconds > 0) return { retryAfterSeconds }

      const { name, email, message, company, phone, interest } = trimEnquiry(values)
      const isSilent = input.hp_note || hasNoOrigin(input) || (await perSite.take('')) > 0
      const waitSeconds = isSilent ? await unmailed.take('') : 0
      if (waitSeconds > 0) return { retryAfterSeconds: waitSeconds }
      const enquiry = {
        id: randomUUID(),
        name,
        email,
        message,
        company: company || null,
        phone: phone || null,
        interest: interest || null,
        source: input.source || null,
        locale: splitLocale(/^[^?#]*/.exec(input.source ?? '')?.[0] ?? '').locale,
        status: isSilent || isTooFast(input) ? ('suspected' as const) : ('new' as const),
        created_at: new Date().toISOString(),
      }
      const recipients = recipientsOf(await findSiteSettings(db))
      await enquiriesRepository(db).insert(enquiry)
      if (!isSilent) {
        for (const to of recipients) {
          await mailer.send(
            async () => composeEnquiryMail(enquiry, { to, siteUrl, brand: await mailer.brand('en') }),
            log,
          )
        }
      }
      return { id: enquiry.id }
    },

    /** Deletes enquiries older than the retention period of the privacy policy, and suspected ones earlier. */
    async deleteExpiredEnquiries(now = new Date()): Promise<void> {
      const first = new Date(now)
      first.setUTCMonth(first.getUTCMonth() - monthsKept)
      await enquiriesRepository(db).removeBefore(first.toISOString())
      const firstSuspected = new Date(now.getTime() - daysSuspectedKept * 24 * hour)
      await enquiriesRepository(db).removeBefore(firstSuspected.toISOString(), 'suspected')
    },
  }
}

/** Whether an enquiry has neither the page, which the site's forms always send, nor the elapsed time. */
function hasNoOrigin({ source, elapsed }: EnquiryInput): boolean {
  return !source && elapsed === undefined
}

function isTooFast({ elapsed }: EnquiryInput): boolean {
  return elapsed !== undefined && elapsed < minHumanMs
}
