import type { Enquiry, EnquiryStatus } from '#api/enquiries.ts'
import type { EnquiriesTable, Executor } from '#server/db/schema.ts'

/** The list is sorted by this tuple, descending. */
export type EnquirySortKey = [created_at: string, id: string]
export const sortKeyOf = ({ created_at, id }: Enquiry): EnquirySortKey => [created_at, id]
type Selection = { statuses?: EnquiryStatus[] | undefined; after?: EnquirySortKey | undefined; limit: number }

export function enquiriesRepository(db: Executor) {
  return {
    insert: (enquiry: EnquiriesTable) => db.insertInto('enquiries').values(enquiry).execute(),

    removeBefore(time: string, status?: EnquiryStatus) {
      const old = db.deleteFrom('enquiries').where('created_at', '<', time)
      return (status ? old.where('status', '=', status) : old).execute()
    },

    async remove(id: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('enquiries').where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0n
    },

    setStatus: (id: string, status: EnquiryStatus): Promise<Enquiry | undefined> =>
      db.updateTable('enquiries').set({ status }).where('id', '=', id).returningAll().executeTakeFirst(),

    select({ statuses, after, limit }: Selection): Promise<Enquiry[]> {
      let query = db
        .selectFrom('enquiries')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
      if (statuses) query = query.where('status', 'in', statuses)
      if (after)
        query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '<', tuple(...after)))
      return query.execute()
    },
  }
}
