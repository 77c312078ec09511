import { createHash } from 'node:crypto'
import type { Db } from '#server/db/schema.ts'
import { networkOf } from '#server/network-address.ts'
import { rateLimit } from '#server/rate-limit.ts'

const windowMs = 15 * 60_000

export type LoginAttempt =
  | { isAdmitted: true; succeeded: () => Promise<void> }
  | { isAdmitted: false; retryAfterSeconds: number }

/** `device` is the id of one that signed in to the account before. */
type LoginSource = { email: string; address: string; device?: string | undefined }

export type LoginAttempts = ReturnType<typeof loginAttempts>

/**
 * Failed logins of the last 15 minutes: of an account, and of a network address. A device that signed in to the account
 * before (device-marks.ts) is counted by itself alone, and slowed down rather than shut out.
 */
export function loginAttempts(db: Db) {
  const perAccount = rateLimit(db, { kind: 'failed login of an account', max: 10, windowMs })
  const perAddress = rateLimit(db, { kind: 'failed login from an address', max: 50, windowMs })
  const perDevice = rateLimit(db, { kind: 'failed login on a device', max: 10, windowMs, thenEveryMs: 60_000 })

  return {
    /**
     * Counts an attempt as failed until `succeeded` is called: guesses sent side by side would all get through if each
     * were counted only after its password was looked at. A refused one is not counted. Whether the account exists
     * plays no part.
     */
    async begin({ email, address, device }: LoginSource): Promise<LoginAttempt> {
      const account = hashEmail(email)
      const own = device
        ? { limit: perDevice, subject: `${account} ${device}` }
        : { limit: perAccount, subject: account }
      const counts = device ? [own] : [own, { limit: perAddress, subject: networkOf(address) }]
      // All are asked before one is counted: what another refuses must not cost a write.
      const waits = await Promise.all(counts.map(({ limit, subject }) => limit.wait(subject)))
      if (Math.max(...waits) > 0) return { isAdmitted: false, retryAfterSeconds: Math.max(...waits) }

      for (const [index, { limit, subject }] of counts.entries()) {
        const retryAfterSeconds = await limit.take(subject)
        if (retryAfterSeconds === 0) continue
        for (const taken of counts.slice(0, index)) await taken.limit.refund(taken.subject)
        return { isAdmitted: false, retryAfterSeconds }
      }
      return {
        isAdmitted: true,
        async succeeded() {
          for (const { limit, subject } of counts.slice(1)) await limit.refund(subject)
          await own.limit.clear(own.subject)
        },
      }
    },

    /** Forgets the failures of an account, not those of network addresses. */
    forget: (email: string): Promise<void> => perAccount.clear(hashEmail(email)),
  }
}

/** Hashed, because people type passwords into the wrong box. */
export function hashEmail(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex')
}
