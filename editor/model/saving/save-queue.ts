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
  report: (change: Change, document: EditorDocument) => SaveReport
}

/** Saves changes: on the screen at once, on the server one after another per document. */
export function createSaving({ client, documents, journal, report }: Deps) {
  const running = new Map<string, Promise<void>>()
  const staleness = createStalenessCheck()

  /** Shows a change and queues it for the server. */
  function save(change: Change) {
    const document = documents.get(change.place.documentKey)
    if (!document) return
    const saveReport = report(change, document)
    saveReport.progress(30)
    documents.add(change)
    const stored = journal.keep(change, document.page)
    const before = running.get(change.place.documentKey) ?? Promise.resolve()
    const now = before.then(() => stored).then(() => send(change, saveReport))
    running.set(change.place.documentKey, now)
    void now.then(() => running.get(change.place.documentKey) === now && running.delete(change.place.documentKey))
  }

  async function send(change: Change, saveReport: SaveReport) {
    try {
      if (!documents.get(change.place.documentKey)?.isWhole) await documents.loadWhole(change.place.documentKey)
      // Read now, not when it was queued: the save before it has brought a newer version.
      const answer = await put(documents.get(change.place.documentKey), change)
      saveReport.progress(70)
      const document = documents.settle(change, answer)
      if (document) staleness.recordStored(document, change.edits, answer.content)
      await journal.forget(change.id)
      saveReport.saved()
    } catch (error) {
      const { current, conflicts = [] } = error instanceof ApiError && error.status === 409 ? error.problem : {}
      documents.settle(change, current as Answer | undefined)
      if (error instanceof StaleChange) return saveReport.conflicted(error.paths)
      if (current) return saveReport.conflicted(conflicts.map(({ path }) => path))
      const document = documents.get(change.place.documentKey)
      if (document) staleness.recordRejected(document, change.edits)
      saveReport.failed(error)
    }
  }

  function put(document: EditorDocument | undefined, { edits }: Change): Promise<Answer> {
    if (!document || !edits.every((edit) => pathExists(document.content, edit))) throw new NotFoundError()
    const stale = staleness.pathsOf(document, edits)
    if (stale.length > 0) throw new StaleChange(stale)
    const change = { content: applyEdits(document.content, edits), version: document.version }
    if (document.item) return client.saveItem(document.block, document.item, change)
    return client.saveBlock({ id: document.block, block_type: document.type }, change)
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
export class NotFoundError extends Error {
  override name = 'NotFoundError'
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
