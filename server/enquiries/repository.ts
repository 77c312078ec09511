import type { Enquiry } from '#api/enquiries.ts'
import type { EnquiriesTable, Executor } from '#server/db/schema.ts'

/** Where a stretch of the list ends. */
export type Place = Pick<Enquiry, 'created_at' | 'id'>

/** What visitors asked, newest first. */
export function enquiriesRepository(db: Executor) {
  return {
    insert: (enquiry: EnquiriesTable) => db.insertInto('enquiries').values(enquiry).execute(),

    removeBefore: (time: string) => db.deleteFrom('enquiries').where('created_at', '<', time).execute(),

    select({ after, limit }: { after?: Place | undefined; limit: number }): Promise<Enquiry[]> {
      const query = db
        .selectFrom('enquiries')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
      if (!after) return query.execute()
      return query
        .where(({ eb, and, or }) =>
          or([
            eb('created_at', '<', after.created_at),
            and([eb('created_at', '=', after.created_at), eb('id', '<', after.id)]),
          ]),
        )
        .execute()
    },
  }
}
