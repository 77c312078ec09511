import { may } from '#api/permissions.ts'
import type { SignedIn } from '#server/auth/guards.ts'
import { usersRepository } from '#server/auth/users-repository.ts'
import type { Db, Executor } from '#server/db/schema.ts'
import { forbidden, unauthorized } from '#server/errors.ts'
import type { ReleaseRow } from './repository.ts'

/** Throws 403 unless the user began the release or may publish it. */
export function requireOwnRelease(user: SignedIn, { created_by }: Pick<ReleaseRow, 'created_by'>): SignedIn {
  if (created_by !== user.id && !may(user.role, 'releases.publish')) throw forbidden('NOT_ALLOWED')
  return user
}

/**
 * Locks all accounts: concurrent requests exceed no limit of an account or of the site. Throws 401 for an account that is
 * being removed.
 */
export function withinLimits<Added>(db: Db, account: string, work: (db: Executor) => Promise<Added>): Promise<Added> {
  return db.transaction().execute(async (transaction) => {
    if (!(await usersRepository(transaction).lockAll()).includes(account)) throw unauthorized('AUTHENTICATION_REQUIRED')
    return work(transaction)
  })
}
