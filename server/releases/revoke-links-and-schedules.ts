import { may, type Role } from '#api/permissions.ts'
import { changesLive } from '#server/auth/guards.ts'
import type { Executor } from '#server/db/schema.ts'
import { previewLinksRepository } from './preview-links.ts'
import { type ReleaseRow, releasesRepository } from './repository.ts'

/** Deletes the preview links and reopens the scheduled releases that its new `role`, or nobody any more, may have. */
export async function revokeLinksAndSchedules(db: Executor, account: string, role?: Role): Promise<ReleaseRow[]> {
  if (!may(role, 'releases.write')) await previewLinksRepository(db).deleteOf(account)
  const maySchedule = may(role, 'releases.publish') && (await changesLive(db, role))
  return maySchedule ? [] : releasesRepository(db).reopenScheduledBy(account)
}
