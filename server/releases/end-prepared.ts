import { may, type Role } from '#api/permissions.ts'
import type { Executor } from '#server/db/schema.ts'
import { previewLinksRepository } from './preview-links.ts'
import { type ReleaseRow, releasesRepository } from './repository.ts'

/**
 * Ends what an account has prepared and may not do with its new `role`, or without an account: its preview links are
 * deleted, and the releases that it has scheduled are open again. Returns these releases.
 */
export async function endPrepared(db: Executor, account: string, role?: Role): Promise<ReleaseRow[]> {
  if (!may(role, 'releases.write')) await previewLinksRepository(db).deleteOf(account)
  return may(role, 'releases.publish') ? [] : releasesRepository(db).reopenScheduledBy(account)
}
