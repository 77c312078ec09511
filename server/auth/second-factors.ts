import { randomInt } from 'node:crypto'
import type { Executor } from '#server/db/schema.ts'
import { hashToken } from './secret-tokens.ts'
import { totpStepOf } from './totp.ts'
import { totpSecrets } from './totp-encryption.ts'

const recoveryCodes = 10
/** Letters and digits that look alike are left out. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

export type SecondFactors = ReturnType<typeof secondFactors>

/** An authenticator app, whose secret is encrypted with a key from `authSecret`, and hashes of recovery codes. */
export function secondFactors(db: Executor, authSecret: string) {
  const secrets = totpSecrets(authSecret)
  const read = (id: string) =>
    db
      .selectFrom('users')
      .select(['totp_secret', 'totp_step', 'recovery_hashes'])
      .where('id', '=', id)
      .executeTakeFirst()

  return {
    async state(id: string) {
      const row = await read(id)
      return { is_on: Boolean(row?.totp_secret), recovery_codes_left: hashesOf(row).length }
    },

    async turnOn(id: string, secret: string, totp_step: number): Promise<string[]> {
      const totp_secret = await secrets.encrypt(secret, id)
      const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
      const recovery_hashes = codes.map((code) => hashToken(id + code)).join(',')
      await db.updateTable('users').set({ totp_secret, totp_step, recovery_hashes }).where('id', '=', id).execute()
      return codes
    },

    /** Updates only if no other request has used one since the row was read. */
    async use(id: string, written: string): Promise<boolean> {
      const row = await read(id)
      if (!row?.totp_secret) return false
      const code = written.replace(/[\s-]/g, '').toLowerCase()
      const secret = await secrets.decrypt(row.totp_secret, id)
      const totp_step = secret === undefined ? undefined : totpStepOf(secret, code, row.totp_step)
      const hash = hashToken(id + code)
      const left = hashesOf(row).filter((each) => each !== hash)
      if (totp_step === undefined && left.length === hashesOf(row).length) return false
      const used = await db
        .updateTable('users')
        .set(totp_step === undefined ? { recovery_hashes: left.join(',') } : { totp_step })
        .where('id', '=', id)
        .where('totp_step', 'is not distinct from', row.totp_step)
        .where('recovery_hashes', 'is not distinct from', row.recovery_hashes)
        .returning('id')
        .executeTakeFirst()
      return used !== undefined
    },
  }
}

export async function turnOffSecondFactor(db: Executor, id: string): Promise<void> {
  const none = { totp_secret: null, totp_step: null, recovery_hashes: null }
  await db.updateTable('users').set(none).where('id', '=', id).execute()
}

const hashesOf = (row: { recovery_hashes: string | null } | undefined) =>
  row?.recovery_hashes ? row.recovery_hashes.split(',') : []

/** About 50 random bits: enough, because it works only with the password, and attempts are limited. */
const newRecoveryCode = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
