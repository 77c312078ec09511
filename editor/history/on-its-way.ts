import type { HistoryChange } from '#api/history.ts'
import { differences } from '#content/differences.ts'
import type { Locale } from '#content/text.ts'
import { entryName } from '../entry-name.ts'
import { schemaOf } from '../field-kind.ts'
import { withEdits } from '../store/content-path.ts'
import type { Change, Units } from '../store/units.ts'

/** The newest save that is not stored yet, and what the history will say of it. */
type OnItsWay = { saved: Change; change: HistoryChange }

export function onItsWay(units: Units, locale: Locale): OnItsWay | undefined {
  const last = units
    .all()
    .flatMap((unit) => unit.pending.map((saved) => ({ unit, saved })))
    .toSorted((one, other) => other.saved.at - one.saved.at)
    .at(0)
  if (!last) return undefined
  const { unit, saved } = last
  const before = unit.pending.slice(0, unit.pending.indexOf(saved)).flatMap(({ edits }) => edits)
  const was = withEdits(unit.content, before)
  const entry: HistoryChange['entries'][number] = {
    block_id: unit.block,
    block_type: unit.type,
    item_id: unit.item ?? null,
    action: 'update',
    name: entryName(schemaOf(unit), unit.edited, locale),
    differences: differences(was, withEdits(was, saved.edits)),
  }
  const at = new Date(saved.at).toISOString()
  const change = { page: unit.page, version: 0, at, author: null, is_mine: true, is_start: false, reverts: null }
  return { saved, change: { ...change, entries: [entry], files: {} } }
}
