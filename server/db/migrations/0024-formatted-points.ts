import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Database } from '../schema.ts'
import { escapeAt, formatTexts } from './0009-formatted-texts.ts'

const paths = ['points.*.text']

/** Converts the points of images with text and of forms to HTML, also in releases. */
export const formattedPoints: Migration = {
  async up(db: Kysely<never>) {
    const ofBlocks = { IMAGE_TEXT: paths, FORM: paths }
    await formatTexts(db, ofBlocks, {})
    const all = db as unknown as Kysely<Database>
    const rows = await all
      .selectFrom('release_documents')
      .select(['release_id', 'block_id', 'item_id', 'seq', 'base_content', 'wanted_content'])
      .where('block_type', 'in', Object.keys(ofBlocks))
      .execute()
    for (const { release_id, block_id, item_id, seq, ...states } of rows) {
      const changed = Object.values(states).map((state) => escapeAt(state?.content, paths))
      if (!changed.includes(true)) continue
      await all
        .updateTable('release_documents')
        .set(states)
        .where('release_id', '=', release_id)
        .where('block_id', '=', block_id)
        .where('item_id', '=', item_id)
        .where('seq', '=', seq)
        .execute()
    }
  },
}
