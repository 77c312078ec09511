import type { Client } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import type { Change, EditorDocument, EditorDocuments } from '../documents/documents.ts'
import { applyEdits, pathExists } from '../edits/edits.ts'
import type { Journal } from './journal.ts'
import { createStalenessCheck } from './staleness.ts'

/** Callbacks of a save; it ends with exactly one of `saved`, `failed` and `conflicted`. */
export type SaveReport = {
  progress(percent: number): void
  saved(): void
  failed(error: unknown): void
  /** `paths`: the values that somebody else changed too ('tabs.first.title.en'). */
  conflicted(paths: string[]): void
}

type Answer = { content: Record<string, unknown>; version: number }
type Deps = {
  client: Client
  documents: EditorDocuments
  journal: Journal
  report: (change: Change, unit: EditorDocument) => SaveReport
}

/** Saves changes: on the screen at once, on the server one after another per document. */
export function createSaving({ client, documents, journal, report }: Deps) {
  const running = new Map<string, Promise<void>>()
  const staleness = createStalenessCheck()

  /** Shows a change and queues it for the server. */
  function save(change: Change) {
    const unit = documents.get(change.place.unit)
    if (!unit) return
    const told = report(change, unit)
    told.progress(30)
    documents.add(change)
    const kept = journal.keep(change, unit.page)
    const before = running.get(change.place.unit) ?? Promise.resolve()
    const now = before.then(() => kept).then(() => send(change, told))
    running.set(change.place.unit, now)
    void now.then(() => running.get(change.place.unit) === now && running.delete(change.place.unit))
  }

  async function send(change: Change, told: SaveReport) {
    try {
      if (!documents.get(change.place.unit)?.isWhole) await documents.loadWhole(change.place.unit)
      // Read now, not when it was queued: the save before it has brought a newer version.
      const answer = await put(documents.get(change.place.unit), change)
      told.progress(70)
      const unit = documents.settle(change, answer)
      if (unit) staleness.stored(unit, change.edits, answer.content)
      await journal.forget(change.id)
      told.saved()
    } catch (error) {
      const { current, conflicts = [] } = error instanceof ApiError && error.status === 409 ? error.problem : {}
      documents.settle(change, current as Answer | undefined)
      if (error instanceof StaleChange) return told.conflicted(error.paths)
      if (current) return told.conflicted(conflicts.map(({ path }) => path))
      const unit = documents.get(change.place.unit)
      if (unit) staleness.refused(unit, change.edits)
      told.failed(error)
    }
  }

  function put(unit: EditorDocument | undefined, { edits }: Change): Promise<Answer> {
    if (!unit || !edits.every((edit) => pathExists(unit.content, edit))) throw new Gone()
    const stale = staleness.pathsOf(unit, edits)
    if (stale.length > 0) throw new StaleChange(stale)
    const change = { content: applyEdits(unit.content, edits), version: unit.version }
    if (unit.item) return client.saveItem(unit.block, unit.item, change)
    return client.saveBlock({ id: unit.block, block_type: unit.type }, change)
  }

  return {
    save,
    /** Resolves when the queue is empty. */
    async settled() {
      while (running.size > 0) await Promise.all(running.values())
    },
  }
}

/** The document or list item to change no longer exists. */
export class Gone extends Error {
  override name = 'Gone'
}

/** Somebody else has changed the same values since it was typed. */
class StaleChange extends Error {
  override name = 'StaleChange'
  paths: string[]

  constructor(paths: string[]) {
    super()
    this.paths = paths
  }
}
