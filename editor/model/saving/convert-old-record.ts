import type { Edit } from '#content/edits.ts'
import type { Path } from '#content/path.ts'
import type { Place } from '../documents/places.ts'
import type { JournalEntry } from './draft-storage.ts'

type OldPlace = { unit: string; steps: Path; kind: Place['kind']; linkSteps?: Path; usual?: string }
type OldEdit = { steps: Path } & Record<string, unknown>
type OldRecord = Omit<JournalEntry, 'place' | 'edits' | 'author' | 'session' | 'replaces'> & {
  place: OldPlace
  edits: OldEdit[]
  by: string
  desk: string
  over?: string
}

/** Converts a journal entry from version 1 of the database. Returns undefined if `record` is not such an entry. */
export function convertRecord(record: unknown): JournalEntry | undefined {
  if (!isOldRecord(record)) return undefined
  const { place, edits, by: author, desk: session, over: replaces, ...rest } = record
  const { unit: documentKey, steps: path, kind, linkSteps: linkPath, usual: defaultLink } = place
  return {
    ...rest,
    place: { documentKey, path, kind, ...(linkPath && { linkPath }), ...(defaultLink && { defaultLink }) },
    // Only `steps` is renamed: a written value is content of the site, even if it has a key with that name.
    edits: edits.map(({ steps: path, ...edit }) => ({ path, ...edit }) as Edit),
    author,
    session,
    ...(replaces !== undefined && { replaces }),
  }
}

function isOldRecord(record: unknown): record is OldRecord {
  if (!isObject(record)) return false
  const { place, edits, by, desk } = record
  if (typeof by !== 'string' || typeof desk !== 'string') return false
  if (!isObject(place) || typeof place.unit !== 'string' || !Array.isArray(place.steps)) return false
  return Array.isArray(edits) && edits.every((edit) => isObject(edit) && Array.isArray(edit.steps))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
