import { createHash } from 'node:crypto'
import type { Db } from '#server/db/schema.ts'
import { tooManyRequests } from '#server/errors.ts'
import { networkOf } from '#server/network-address.ts'
import { rateLimit } from '#server/rate-limit.ts'

const windowMs = 15 * 60_000

/** `device` is the id of a device that has signed in to the account before (device-cookies.ts). */
export type LoginSource = { email: string; address: string; device?: string | undefined }

/** `succeeded` resets the failed logins of the account or the device. `withdraw` takes only this attempt back. */
type Attempt = { succeeded: () => Promise<void>; withdraw: () => Promise<void> }

export type LoginAttempts = ReturnType<typeof loginAttempts>

/**
 * Limits failures within 15 minutes, per account and network. A known device (device-cookies.ts) only counts its own,
 * and may try once a minute beyond the limit.
 */
export function loginAttempts(db: Db) {
  const perAccount = rateLimit(db, { kind: 'failed login of an account', max: 10, windowMs })
  const perAddress = rateLimit(db, { kind: 'failed login from an address', max: 50, windowMs })
  const perDevice = rateLimit(db, { kind: 'failed login on a device', max: 10, windowMs, thenEveryMs: 60_000 })

  return {
    /**
     * Counts as failed until `succeeded`: counted after verifying, guesses sent in parallel could exceed the limit.
     * Throws 429 without counting a refused attempt.
     */
    async begin({ email, address, device }: LoginSource): Promise<Attempt> {
      const account = hashEmail(email)
      const own = device
        ? { limit: perDevice, subject: `${account} ${device}` }
        : { limit: perAccount, subject: account }
      const counts = device ? [own] : [own, { limit: perAddress, subject: networkOf(address) }]
      // All limits are checked before the first one is incremented, so that a refused attempt writes nothing.
      const waits = await Promise.all(counts.map(({ limit, subject }) => limit.wait(subject)))
      if (Math.max(...waits) > 0) throw tooManyRequests('TOO_MANY_FAILED_LOGINS', Math.max(...waits))

      for (const [index, { limit, subject }] of counts.entries()) {
        const wait = await limit.take(subject)
        if (wait === 0) continue
        for (const taken of counts.slice(0, index)) await taken.limit.refund(taken.subject)
        throw tooManyRequests('TOO_MANY_FAILED_LOGINS', wait)
      }
      return {
        async withdraw() {
          for (const { limit, subject } of counts) await limit.refund(subject)
        },
        async succeeded() {
          for (const { limit, subject } of counts.slice(1)) await limit.refund(subject)
          await own.limit.clear(own.subject)
        },
      }
    },

    /** Leaves the failures of network addresses and devices. */
    forget: (email: string): Promise<void> => perAccount.clear(hashEmail(email)),
  }
}

/** People sometimes type a password into the e-mail field. */
export function hashEmail(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex')
}
