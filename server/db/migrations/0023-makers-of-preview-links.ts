import type { Migration } from 'kysely/migration'
import { addText } from '../dialect.ts'

export const makersOfPreviewLinks: Migration = {
  up: (db) => addText(db, 'preview_links', 'created_by'),
}
