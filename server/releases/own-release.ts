import { may } from '#api/permissions.ts'
import type { SignedIn } from '#server/auth/guards.ts'
import { forbidden } from '#server/errors.ts'
import type { ReleaseRow } from './repository.ts'

/** Returns the user. Throws 403 unless the user began the release or may publish it. */
export function requireOwnRelease(user: SignedIn, { created_by }: Pick<ReleaseRow, 'created_by'>): SignedIn {
  if (created_by !== user.id && !may(user.role, 'releases.publish')) throw forbidden('NOT_ALLOWED')
  return user
}
