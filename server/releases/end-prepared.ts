import { may, type Role } from '#api/permissions.ts'
import type { Executor } from '#server/db/schema.ts'
import { previewLinksRepository } from './preview-links.ts'
import { type ReleaseRow, releasesRepository } from './repository.ts'

/** What its new `role` may not do, or all without an account: deletes its preview links, reopens what it scheduled. */
export async function endPrepared(db: Executor, account: string, role?: Role): Promise<ReleaseRow[]> {
  if (!may(role, 'releases.write')) await previewLinksRepository(db).deleteOf(account)
  return may(role, 'releases.publish') ? [] : releasesRepository(db).reopenScheduledBy(account)
}
