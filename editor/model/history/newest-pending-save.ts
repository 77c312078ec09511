import type { Change } from '#api/history.ts'
import { differences } from '#content/differences.ts'
import { apply } from '#content/edits.ts'
import type { Locale } from '#content/locale.ts'
import type { EditorDocuments, Save } from '../documents/documents.ts'
import { isSettings, schemaOf } from '../documents/field-schema.ts'
import { itemTitle } from '../documents/item-title.ts'

/** A pending save, and the change that the history will contain once it is stored. */
type PendingSave = { saved: Save; change: Change }

export function newestPendingSave(documents: EditorDocuments, locale: Locale): PendingSave | undefined {
  const last = documents
    .all()
    .flatMap((document) => document.pending.filter(({ isPreview }) => !isPreview).map((saved) => ({ document, saved })))
    .toSorted((one, other) => other.saved.at - one.saved.at)
    .at(0)
  if (!last) return undefined
  const { document, saved } = last
  const before = document.pending.slice(0, document.pending.indexOf(saved)).flatMap(({ edits }) => edits)
  const was = apply(document.content, before)
  const entry: Change['entries'][number] = {
    block_id: document.block,
    block_type: isSettings(document.type) ? 'PAGE' : document.type,
    item_id: document.item ?? null,
    action: 'update',
    name: itemTitle(schemaOf(document), document.edited, locale),
    differences: differences(was, apply(was, saved.edits)),
  }
  const at = new Date(saved.at).toISOString()
  const change = { page: document.page, version: 0, at, author: null, is_mine: true, is_start: false, reverts: null }
  return { saved, change: { ...change, entries: [entry], files: {} } }
}
