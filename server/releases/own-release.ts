import { may } from '#api/permissions.ts'
import type { SignedIn } from '#server/auth/guards.ts'
import { usersRepository } from '#server/auth/users-repository.ts'
import type { Db, Executor } from '#server/db/schema.ts'
import { forbidden, unauthorized } from '#server/errors.ts'
import type { ReleaseRow } from './repository.ts'

export const mayPublish = ({ role, changes_live }: Pick<SignedIn, 'role' | 'changes_live'>): boolean =>
  changes_live && may(role, 'releases.publish')

/** Throws 403 unless the user began the release or may publish it. */
export function requireOwnRelease<Row extends Pick<ReleaseRow, 'created_by'>>(user: SignedIn, release: Row): Row {
  if (release.created_by !== user.id && !mayPublish(user)) throw forbidden('NOT_ALLOWED')
  return release
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
