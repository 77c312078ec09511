import type { Change } from '../documents/documents.ts'
import { newId } from '../edits/new-id.ts'
import { type DraftStorage, type JournalEntry, openDraftStorage } from './draft-storage.ts'

export type Journal = ReturnType<typeof openJournal>

/**
 * Stores changes that the server has not answered yet, so that no text is lost with an editor session, a tab or a
 * sign-in. A change is offered only to its author (the id of an account), whoever else signs in here.
 */
export function openJournal(author: Promise<string>, storage: Promise<DraftStorage> = openDraftStorage()) {
  const desk = newId()
  const release = hold(desk)
  /** Both `keep` and `forget` wait for this one promise, so a change is never removed before it is stored. */
  const ready = Promise.all([storage, author])
  const unwritten = (error: unknown) => console.warn('A change could not be kept on this device:', error)
  const keep = (change: Change, page: string, over?: string) =>
    ready.then(([{ put }, by]) => put({ ...change, page, desk, over, by })).catch(unwritten)
  const forget = (id: string) => ready.then(([{ remove }]) => remove(id)).catch(unwritten)
  return {
    keep,
    forget,
    /** Stores a draft, or removes it if it changes nothing; `over` is the id of the failed change that it edits. */
    keepDraft: (typed: Pick<Change, 'id' | 'place' | 'edits'>, page: string, over?: string) =>
      typed.edits.length > 0 ? keep({ ...typed, at: Date.now(), isDraft: true }, page, over) : forget(typed.id),
    /** The author's changes from editor sessions that have ended, in the order they were made. */
    async orphans(): Promise<JournalEntry[]> {
      try {
        const [{ all, put, remove }, me] = await ready
        const kept = (await all()).filter(({ by }) => by === me)
        const held = await heldDesks()
        const entries = kept.filter((entry) => !held.has(entry.desk) && entry.desk !== desk)
        const orphans = new Map(entries.filter(({ over }) => !over).map((entry) => [entry.id, entry]))
        // The latest draft of a failed change replaces it.
        for (const { over, id, ...typed } of entries.sort(byTime)) {
          if (!over) continue
          orphans.set(over, { ...typed, id: over })
          await put({ ...typed, id: over })
          await remove(id)
        }
        return [...orphans.values()].sort(byTime)
      } catch (error) {
        unwritten(error)
        return []
      }
    },
    /** Ends the editor session: from now on another one may offer its changes. */
    close: release,
  }
}

const byTime = (a: JournalEntry, b: JournalEntry) => a.at - b.at

const lockOf = (desk: string) => `editor-desk-${desk}`

/** A Web Lock, which nobody waits for, marks the editor session as open; the browser releases it with the tab. */
function hold(desk: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks?.request(lockOf(desk), () => held)
  return release
}

async function heldDesks(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(({ name = '' }) => name.replace('editor-desk-', '')))
}
